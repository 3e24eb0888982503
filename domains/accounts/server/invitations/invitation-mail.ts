import { fillText, type InEveryLanguage } from '@bole/platform/contract'

/** How somebody is asked to join. */
export const invitationMail: InEveryLanguage<{ readonly subject: string; readonly text: string }> = {
  'zh-CN': {
    subject: '{{inviter}} 邀请您加入 {{organisation}} 的招聘系统',
    text: '您好，\n\n{{inviter}} 邀请您加入 {{organisation}} 的招聘系统 Bole。请打开下面的链接，填写姓名并设置密码：\n\n{{link}}\n\n链接 {{days}} 天内有效，只能使用一次。如果您不认识邀请人，请忽略此邮件。',
  },
  'en-US': {
    subject: '{{inviter}} invites you to {{organisation}}’s recruiting',
    text: 'Hello,\n\n{{inviter}} invites you to join {{organisation}} in Bole. Open this link to enter your name and set a password:\n\n{{link}}\n\nIt is valid for {{days}} days and can be used once. If you don’t know who invited you, ignore this message.',
  },
  'pt-BR': {
    subject: '{{inviter}} convida você para o recrutamento da {{organisation}}',
    text: 'Olá,\n\n{{inviter}} convida você para participar da {{organisation}} no Bole. Abra este link para informar seu nome e definir uma senha:\n\n{{link}}\n\nEle vale por {{days}} dias e pode ser usado uma vez. Se você não conhece quem convidou, ignore esta mensagem.',
  },
  'zh-TW': {
    subject: '{{inviter}} 邀請您加入 {{organisation}} 的招募系統',
    text: '您好，\n\n{{inviter}} 邀請您加入 {{organisation}} 的招募系統 Bole。請開啟下面的連結，填寫姓名並設定密碼：\n\n{{link}}\n\n連結 {{days}} 天內有效，只能使用一次。如果您不認識邀請人，請忽略此郵件。',
  },
}

/** Both texts with their places filled. */
export function written(
  mail: { readonly subject: string; readonly text: string },
  values: Readonly<Record<string, string | number>>,
) {
  return { subject: fillText(mail.subject, values), text: fillText(mail.text, values) }
}
