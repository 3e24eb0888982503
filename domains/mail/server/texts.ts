import type { InEveryLanguage } from '@bole/platform/contract'

/** The message by which an administrator tries the mail server. */
export const testMail: InEveryLanguage<{ readonly subject: string; readonly text: string }> = {
  'zh-CN': { subject: 'Bole 测试邮件', text: '收到这封邮件，说明邮件服务器设置正确。' },
  'en-US': {
    subject: 'Test message from Bole',
    text: 'You are reading this, so the mail server is set up correctly.',
  },
  'pt-BR': {
    subject: 'Mensagem de teste do Bole',
    text: 'Se você está lendo isto, o servidor de e-mail está configurado corretamente.',
  },
  'zh-TW': { subject: 'Bole 測試郵件', text: '收到這封郵件，表示郵件伺服器設定正確。' },
}
