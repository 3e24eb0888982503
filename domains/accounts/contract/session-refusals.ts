import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { accountsApi } from './api.ts'
import type { secondFactorCalls } from './second-factor-calls.ts'
import type { sessionCalls } from './session-calls.ts'

type Told =
  | 'proof_of_another'
  | 'proof_not_fresh'
  | 'second_factor_needed'
  | 'second_factor_to_set_up'
  | 'wrong_second_factor'

/** What somebody reads who could not prove who they are, by their password or a second factor. */
export const sessionRefusals: InEveryLanguage<
  Record<
    Exclude<
      RefusalsOf<Pick<typeof accountsApi, keyof typeof sessionCalls | keyof typeof secondFactorCalls>>,
      'sign_on_unavailable' | 'platform_unavailable'
    >,
    string
  > &
    Record<Told, string>
> = {
  'zh-CN': {
    second_factor_needed: '此账号已开启两步验证，请输入验证器中的动态码',
    second_factor_to_set_up: '公司要求开启两步验证，请用验证器扫描二维码后输入动态码',
    wrong_second_factor: '动态码不正确或已用过，请输入最新的动态码',
    second_factor_on: '两步验证已经开启',
    second_factor_off: '两步验证未开启',
    second_factor_required: '公司要求两步验证，不能关闭',
    wrong_proof: '密码不正确',
    too_many_wrong_proofs: '密码多次错误，请稍后再试',
    proof_of_another: '登录的不是同一位用户，或您已在此处退出。请关闭此窗口后重试',
    proof_not_fresh: '身份提供方没有让您重新登录。请先在那里退出，再重试',
  },
  'en-US': {
    second_factor_needed:
      'Two-step verification is on for this account. Enter the code from your authenticator app.',
    second_factor_to_set_up:
      'Your company requires two-step verification. Scan the code with an authenticator app, then enter the code it shows.',
    wrong_second_factor: 'That code is wrong or was already used. Enter the latest one.',
    second_factor_on: 'Two-step verification is already on.',
    second_factor_off: 'Two-step verification is off.',
    second_factor_required: 'Your company requires two-step verification, so it can’t be turned off.',
    wrong_proof: 'That’s not your password.',
    too_many_wrong_proofs: 'Too many wrong passwords. Wait a while and try again.',
    proof_of_another:
      'Someone else signed in there, or you’re signed out here. Close this window and try again.',
    proof_not_fresh: 'The provider didn’t ask you to sign in again. Sign out there first, then try again.',
  },
  'pt-BR': {
    second_factor_needed:
      'A verificação em duas etapas está ativa nesta conta. Digite o código do aplicativo autenticador.',
    second_factor_to_set_up:
      'Sua empresa exige a verificação em duas etapas. Leia o código com um aplicativo autenticador e digite o código exibido.',
    wrong_second_factor: 'O código está incorreto ou já foi usado. Digite o mais recente.',
    second_factor_on: 'A verificação em duas etapas já está ativa.',
    second_factor_off: 'A verificação em duas etapas está desativada.',
    second_factor_required: 'Sua empresa exige a verificação em duas etapas; não é possível desativá-la.',
    wrong_proof: 'A senha não está correta.',
    too_many_wrong_proofs: 'Muitas senhas incorretas. Aguarde um pouco e tente de novo.',
    proof_of_another: 'Outra pessoa entrou lá, ou você saiu daqui. Feche esta janela e tente de novo.',
    proof_not_fresh: 'O provedor não pediu que você entrasse de novo. Saia de lá primeiro e tente outra vez.',
  },
  'zh-TW': {
    second_factor_needed: '此帳號已啟用兩步驟驗證，請輸入驗證器中的動態碼',
    second_factor_to_set_up: '公司要求啟用兩步驟驗證，請用驗證器掃描 QR 碼後輸入動態碼',
    wrong_second_factor: '動態碼不正確或已用過，請輸入最新的動態碼',
    second_factor_on: '兩步驟驗證已經啟用',
    second_factor_off: '兩步驟驗證未啟用',
    second_factor_required: '公司要求兩步驟驗證，不能關閉',
    wrong_proof: '密碼不正確',
    too_many_wrong_proofs: '密碼多次錯誤，請稍後再試',
    proof_of_another: '登入的不是同一位使用者，或您已在此處登出。請關閉此視窗後重試',
    proof_not_fresh: '身分提供者沒有讓您重新登入。請先在那裡登出，再重試',
  },
}
