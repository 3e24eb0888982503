import { fillText, type InEveryLanguage, type Language } from '@bole/platform/contract'

type Letter = { readonly subject: string; readonly text: string }

/** What is written to an address that somebody asks for an account with: a link, or that there is an account already. */
const letters: InEveryLanguage<{ readonly confirm: Letter; readonly known: Letter }> = {
  'zh-CN': {
    confirm: {
      subject: '确认您的邮箱：{{organisation}}',
      text: '{{name}}，您好：\n\n请打开以下链接确认邮箱，完成在 {{organisation}} 的注册。链接 3 天内有效，仅可使用一次。\n\n{{link}}\n\n如果这不是您的操作，请忽略。',
    },
    known: {
      subject: '您已有 {{organisation}} 的账号',
      text: '您好：\n\n有人用此邮箱申请注册 {{organisation}} 的账号，而该邮箱已有账号。请直接登录：\n\n{{link}}\n\n如果忘记密码，请联系管理员。如果这不是您的操作，请忽略。',
    },
  },
  'en-US': {
    confirm: {
      subject: 'Confirm your email for {{organisation}}',
      text: 'Hello {{name}},\n\nOpen this link to confirm your address and finish registering with {{organisation}}. It is valid for 3 days and works once.\n\n{{link}}\n\nIf this wasn’t you, ignore this message.',
    },
    known: {
      subject: 'You already have an account with {{organisation}}',
      text: 'Hello,\n\nSomeone asked to register this address with {{organisation}}, but it already has an account. Sign in here:\n\n{{link}}\n\nIf you forgot your password, ask your administrator. If this wasn’t you, ignore this message.',
    },
  },
  'pt-BR': {
    confirm: {
      subject: 'Confirme seu e-mail para {{organisation}}',
      text: 'Olá, {{name}}!\n\nAbra este link para confirmar seu e-mail e concluir o cadastro em {{organisation}}. Ele vale por 3 dias e funciona uma vez.\n\n{{link}}\n\nSe não foi você, ignore esta mensagem.',
    },
    known: {
      subject: 'Você já tem uma conta em {{organisation}}',
      text: 'Olá!\n\nAlguém pediu o cadastro deste e-mail em {{organisation}}, mas ele já tem uma conta. Entre aqui:\n\n{{link}}\n\nSe esqueceu a senha, fale com o administrador. Se não foi você, ignore esta mensagem.',
    },
  },
  'zh-TW': {
    confirm: {
      subject: '確認您的信箱：{{organisation}}',
      text: '{{name}}，您好：\n\n請開啟以下連結確認信箱，完成在 {{organisation}} 的註冊。連結 3 天內有效，僅可使用一次。\n\n{{link}}\n\n如果這不是您的操作，請忽略。',
    },
    known: {
      subject: '您已有 {{organisation}} 的帳號',
      text: '您好：\n\n有人用此信箱申請註冊 {{organisation}} 的帳號，而該信箱已有帳號。請直接登入：\n\n{{link}}\n\n如果忘記密碼，請聯絡管理員。如果這不是您的操作，請忽略。',
    },
  },
}

export function registerMail(
  language: Language,
  kind: 'confirm' | 'known',
  values: { readonly name: string; readonly organisation: string; readonly link: string },
): Letter {
  const { subject, text } = letters[language][kind]
  return { subject: fillText(subject, values), text: fillText(text, values) }
}
