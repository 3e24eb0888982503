import type { InEveryLanguage } from '@bole/platform/contract'

/** What somebody reads whose invitation cannot be sent or followed. */
export const invitationRefusals: InEveryLanguage<
  Record<'has_account' | 'invited_twice' | 'has_joined' | 'invitation_over', string>
> = {
  'zh-CN': {
    has_account: '{{email}} 已有账号',
    invited_twice: '{{email}} 填写了两次',
    has_joined: '对方已经加入',
    invitation_over: '邀请链接已失效，请联系邀请人重新发送',
  },
  'en-US': {
    has_account: '{{email}} already has an account.',
    invited_twice: '{{email}} is listed twice.',
    has_joined: 'They’ve already joined.',
    invitation_over: 'This invitation is no longer valid. Ask the person who invited you for a new one.',
  },
  'pt-BR': {
    has_account: '{{email}} já tem uma conta.',
    invited_twice: '{{email}} aparece duas vezes.',
    has_joined: 'Essa pessoa já entrou.',
    invitation_over: 'Este convite não vale mais. Peça um novo a quem convidou você.',
  },
  'zh-TW': {
    has_account: '{{email}} 已有帳號',
    invited_twice: '{{email}} 填寫了兩次',
    has_joined: '對方已經加入',
    invitation_over: '邀請連結已失效，請聯絡邀請人重新傳送',
  },
}
