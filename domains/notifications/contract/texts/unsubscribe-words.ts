import type { InEveryLanguage } from '@bole/platform/contract'

interface UnsubscribeWords {
  /** Below a message that somebody may want no more of; names `{{link}}`. */
  readonly footer: string
  /** Behind such a short message: what to answer, as `wishIn` reads it. */
  readonly reply: string
  readonly title: string
  readonly ask: string
  readonly stop: string
  readonly stopped: string
  readonly again: string
  readonly resumed: string
  readonly unknown: string
}

/** What somebody reads who wants no more messages but those about their own application. */
export const unsubscribeWords: InEveryLanguage<UnsubscribeWords> = {
  'zh-CN': {
    footer: '不想再收到这类邮件？{{link}}',
    reply: '拒收请回复T',
    title: '退订邮件',
    ask: '退订后，您将不再收到一般消息。与您的申请有关的通知，如面试邀请和结果，仍会发送。',
    stop: '退订',
    stopped: '已退订。您不会再收到一般消息。',
    again: '重新订阅',
    resumed: '已重新订阅。',
    unknown: '此链接无效。请使用邮件中的完整链接。',
  },
  'en-US': {
    footer: 'No longer want messages like this? {{link}}',
    reply: 'Reply STOP to unsubscribe.',
    title: 'Unsubscribe',
    ask: 'You won’t get any more general messages. You’ll still get messages about your own application, such as invitations and results.',
    stop: 'Unsubscribe',
    stopped: 'Done. You won’t get any more general messages.',
    again: 'Subscribe again',
    resumed: 'Done. You are subscribed again.',
    unknown: 'This link isn’t valid. Use the whole link from the message.',
  },
  'pt-BR': {
    footer: 'Não quer mais mensagens como esta? {{link}}',
    reply: 'Responda SAIR para não receber mais.',
    title: 'Cancelar inscrição',
    ask: 'Você não receberá mais mensagens gerais. O que diz respeito à sua candidatura, como convites e resultados, continua chegando.',
    stop: 'Cancelar inscrição',
    stopped: 'Pronto. Você não receberá mais mensagens gerais.',
    again: 'Inscrever-se de novo',
    resumed: 'Pronto. Você está inscrito de novo.',
    unknown: 'Este link não é válido. Use o link completo da mensagem.',
  },
  'zh-TW': {
    footer: '不想再收到這類郵件？{{link}}',
    reply: '拒收請回覆T',
    title: '取消訂閱',
    ask: '取消訂閱後，您將不再收到一般訊息。與您的應徵有關的通知，如面試邀請和結果，仍會寄送。',
    stop: '取消訂閱',
    stopped: '已取消訂閱。您不會再收到一般訊息。',
    again: '重新訂閱',
    resumed: '已重新訂閱。',
    unknown: '此連結無效。請使用郵件中的完整連結。',
  },
}
