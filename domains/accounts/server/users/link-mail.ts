import type { Language } from '@bole/platform/contract'
import { fillText } from '@bole/platform/contract'

type Letter = { readonly subject: string; readonly text: string }

/** What is written to somebody who gets a link: to set a password with, or to confirm their address. */
const texts: Record<Language, { readonly password: Letter; readonly email: Letter }> = {
  'zh-CN': {
    password: {
      subject: '设置您的伯乐密码',
      text: '{{name}}，您好：\n\n请打开以下链接，为账号 {{username}} 设置密码。链接 24 小时内有效，仅可使用一次。\n\n{{link}}\n\n如果您没有预期收到此邮件，请忽略。',
    },
    email: {
      subject: '确认您的邮箱',
      text: '{{name}}，您好：\n\n请打开以下链接，确认此邮箱属于账号 {{username}}。链接 3 天内有效。\n\n{{link}}\n\n如果这不是您的操作，请忽略。',
    },
  },
  'en-US': {
    password: {
      subject: 'Set your password for Bole',
      text: 'Hello {{name}},\n\nOpen this link to set the password of your account {{username}}. It is valid for 24 hours and works once.\n\n{{link}}\n\nIf you did not expect this message, you can ignore it.',
    },
    email: {
      subject: 'Confirm your email',
      text: 'Hello {{name}},\n\nOpen this link to confirm that this address belongs to your account {{username}}. It is valid for 3 days.\n\n{{link}}\n\nIf this wasn’t you, ignore this message.',
    },
  },
  'pt-BR': {
    password: {
      subject: 'Defina sua senha do Bole',
      text: 'Olá, {{name}}!\n\nAbra este link para definir a senha da conta {{username}}. Ele vale por 24 horas e funciona uma vez.\n\n{{link}}\n\nSe você não esperava esta mensagem, ignore-a.',
    },
    email: {
      subject: 'Confirme seu e-mail',
      text: 'Olá, {{name}}!\n\nAbra este link para confirmar que este endereço é da conta {{username}}. Ele vale por 3 dias.\n\n{{link}}\n\nSe não foi você, ignore esta mensagem.',
    },
  },
  'zh-TW': {
    password: {
      subject: '設定您的伯樂密碼',
      text: '{{name}}，您好：\n\n請開啟以下連結，為帳號 {{username}} 設定密碼。連結 24 小時內有效，僅可使用一次。\n\n{{link}}\n\n如果您沒有預期收到此郵件，請忽略。',
    },
    email: {
      subject: '確認您的信箱',
      text: '{{name}}，您好：\n\n請開啟以下連結，確認此信箱屬於帳號 {{username}}。連結 3 天內有效。\n\n{{link}}\n\n如果這不是您的操作，請忽略。',
    },
  },
}

/** The message in the reader's language. */
export function linkMail(
  language: Language,
  kind: 'password' | 'email',
  values: { readonly name: string; readonly username: string; readonly link: string },
) {
  const { subject, text } = texts[language][kind]
  return { subject, text: fillText(text, values) }
}
