import type { InEveryLanguage } from '@bole/platform/contract'

/** What stands around notices in a mail. */
export const mailTexts: InEveryLanguage<{ readonly several: string; readonly settings: string }> = {
  'zh-CN': {
    several: '您有 {{count}} 条新消息',
    settings: '不想再收到这类邮件，或想换个时间接收？请在通知设置中修改：\n{{link}}',
  },
  'en-US': {
    several: '{{count}} new notifications',
    settings:
      'To stop these messages, or to get them at another time, change your notification settings:\n{{link}}',
  },
  'pt-BR': {
    several: '{{count}} novas notificações',
    settings:
      'Para não receber mais estas mensagens, ou recebê-las em outro horário, altere suas notificações:\n{{link}}',
  },
  'zh-TW': {
    several: '您有 {{count}} 則新訊息',
    settings: '不想再收到這類郵件，或想換個時間接收？請在通知設定中修改：\n{{link}}',
  },
}
