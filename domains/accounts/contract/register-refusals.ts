import type { InEveryLanguage } from '@bole/platform/contract'

type RegisterRefusal = 'name_not_plain' | 'registration_closed' | 'registration_domain' | 'registration_over'

/** What somebody reads who asked for an account in vain; of their name also whoever joins or sets up. */
export const registerRefusals: InEveryLanguage<Record<RegisterRefusal, string>> = {
  'zh-CN': {
    name_not_plain:
      '“姓名”不能包含网址、邮箱地址或改变文字方向的隐藏字符，请只填写您的姓名；姓名中有英文句点时，请在其后加空格',
    registration_closed: '该公司未开放注册，请联系管理员',
    registration_domain: '请使用公司邮箱注册',
    registration_over: '链接已过期或已使用，请重新注册',
  },
  'en-US': {
    name_not_plain:
      'The field “Name” can’t hold a web address, an email address or hidden characters that change the direction of text. Enter only your name, with a space after any period.',
    registration_closed: 'This company doesn’t take registrations. Ask your administrator.',
    registration_domain: 'Register with your company email address.',
    registration_over: 'This link has expired or was already used. Please register again.',
  },
  'pt-BR': {
    name_not_plain:
      'O campo “Nome” não pode conter endereço de site, de e-mail nem caracteres ocultos que mudam a direção do texto. Digite só o seu nome, com um espaço depois de cada ponto.',
    registration_closed: 'Esta empresa não aceita cadastros. Fale com o administrador.',
    registration_domain: 'Cadastre-se com o e-mail da empresa.',
    registration_over: 'Este link expirou ou já foi usado. Cadastre-se de novo.',
  },
  'zh-TW': {
    name_not_plain:
      '「姓名」不能包含網址、電子郵件地址或改變文字方向的隱藏字元，請只填寫您的姓名；姓名中有英文句點時，請在其後加空格',
    registration_closed: '該公司未開放註冊，請聯絡管理員',
    registration_domain: '請使用公司信箱註冊',
    registration_over: '連結已過期或已使用，請重新註冊',
  },
}
