import type { InEveryLanguage } from '@bole/platform/contract'

type RegisterRefusal = 'registration_closed' | 'registration_domain' | 'registration_over'

/** What somebody reads who asked for an account in vain. */
export const registerRefusals: InEveryLanguage<Record<RegisterRefusal, string>> = {
  'zh-CN': {
    registration_closed: '该公司未开放注册，请联系管理员',
    registration_domain: '请使用公司邮箱注册',
    registration_over: '链接已过期或已使用，请重新注册',
  },
  'en-US': {
    registration_closed: 'This company doesn’t take registrations. Ask your administrator.',
    registration_domain: 'Register with your company email address.',
    registration_over: 'This link has expired or was already used. Please register again.',
  },
  'pt-BR': {
    registration_closed: 'Esta empresa não aceita cadastros. Fale com o administrador.',
    registration_domain: 'Cadastre-se com o e-mail da empresa.',
    registration_over: 'Este link expirou ou já foi usado. Cadastre-se de novo.',
  },
  'zh-TW': {
    registration_closed: '該公司未開放註冊，請聯絡管理員',
    registration_domain: '請使用公司信箱註冊',
    registration_over: '連結已過期或已使用，請重新註冊',
  },
}
