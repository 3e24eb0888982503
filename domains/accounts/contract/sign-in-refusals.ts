import type { CountedTexts, InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import type { sessionRefusals } from './session-refusals.ts'
import type { signInCalls } from './sign-in-calls.ts'

/** What somebody reads who may not come in, or not with this password. */
export const signInRefusals: InEveryLanguage<
  CountedTexts<
    Exclude<
      RefusalsOf<Pick<typeof accountsApi, keyof typeof signInCalls>>,
      keyof (typeof sessionRefusals)['zh-CN']
    >
  >
> = {
  'zh-CN': {
    wrong_username_or_password: '用户名或密码错误',
    account_expired: '账号已过期，请联系管理员续期',
    wrong_verification_code: '验证码错误',
    too_many_failures: '登录失败次数过多，请在 {{count}} 分钟后重试',
    wrong_old_password: '原密码不正确',
    too_short: '密码至少需要 10 个字符',
    too_long: '密码最多 128 个字符',
    too_common: '该密码过于常见，请换一个更难猜的密码',
    like_username: '密码不能包含用户名',
  },
  'en-US': {
    wrong_username_or_password: 'Invalid username or password',
    account_expired: 'This account has expired. Ask your administrator to renew it.',
    wrong_verification_code: 'Invalid verification code',
    too_many_failures_one: 'Too many failed attempts. Try again in {{count}} minute.',
    too_many_failures: 'Too many failed attempts. Try again in {{count}} minutes.',
    wrong_old_password: 'That’s not your current password.',
    too_short: 'Use at least 10 characters.',
    too_long: 'Use at most 128 characters.',
    too_common: 'This password is too common. Choose one that is harder to guess.',
    like_username: 'Your password can’t contain your username.',
  },
  'pt-BR': {
    wrong_username_or_password: 'Usuário ou senha inválidos',
    account_expired: 'Esta conta expirou. Peça ao administrador para renová-la.',
    wrong_verification_code: 'Código de verificação inválido',
    too_many_failures_one: 'Muitas tentativas sem sucesso. Tente de novo em {{count}} minuto.',
    too_many_failures: 'Muitas tentativas sem sucesso. Tente de novo em {{count}} minutos.',
    wrong_old_password: 'A senha atual não está correta.',
    too_short: 'A senha precisa de pelo menos 10 caracteres.',
    too_long: 'A senha pode ter no máximo 128 caracteres.',
    too_common: 'Esta senha é muito comum. Escolha uma mais difícil de adivinhar.',
    like_username: 'A senha não pode conter o nome de usuário.',
  },
  'zh-TW': {
    wrong_username_or_password: '使用者名稱或密碼錯誤',
    account_expired: '帳號已過期，請聯絡管理員續期',
    wrong_verification_code: '驗證碼錯誤',
    too_many_failures: '登入失敗次數過多，請在 {{count}} 分鐘後再試',
    wrong_old_password: '原密碼不正確',
    too_short: '密碼至少需要 10 個字元',
    too_long: '密碼最多 128 個字元',
    too_common: '此密碼過於常見，請換一個較難猜的密碼',
    like_username: '密碼不能包含使用者名稱',
  },
}
