import type { NotifyEvent } from '@bole/notifications/model'
import type { InEveryLanguage } from '@bole/platform/contract'

/** The same by short message: one line, and the way to the page where there is more to know. */
export const shortWords: InEveryLanguage<Readonly<Record<NotifyEvent, string>>> = {
  'zh-CN': {
    applied: '【{{company}}】{{candidate}}，已收到您应聘{{position}}的申请，进展见：{{page}}',
    invited:
      '【{{company}}】{{candidate}}，邀请您参加{{position}}的{{stage}}，时间：{{time}}。详情与回复：{{page}}',
    choose_time: '【{{company}}】{{candidate}}，请为{{position}}的{{stage}}选择时间：{{page}}',
    cancelled: '【{{company}}】{{candidate}}，您应聘{{position}}的{{stage}}已取消，进展见：{{page}}',
    offered: '【{{company}}】{{candidate}}，我们希望您加入担任{{position}}，详情与答复：{{page}}',
    awaited: '【{{company}}】{{candidate}}，期待您入职{{position}}，安排见：{{page}}',
    passed: '【{{company}}】{{candidate}}，您应聘{{position}}已通过{{stage}}，进展见：{{page}}',
    eliminated: '【{{company}}】{{candidate}}，感谢您应聘{{position}}，这次未能与您继续，欢迎您再次应聘。',
    repositioned: '【{{company}}】{{candidate}}，您应聘的职位已调整为{{position}}，进展见：{{page}}',
    message: '【{{company}}】{{candidate}}，您应聘{{position}}有新的消息，请查看：{{page}}',
  },
  'en-US': {
    applied:
      '{{company}}: {{candidate}}, we have received your application for {{position}}. Status: {{page}}',
    invited:
      '{{company}}: {{candidate}}, you are invited to {{stage}} for {{position}} on {{time}}. Details and reply: {{page}}',
    choose_time: '{{company}}: {{candidate}}, please choose a time for {{stage}} ({{position}}): {{page}}',
    cancelled: '{{company}}: {{candidate}}, {{stage}} for {{position}} is canceled. Status: {{page}}',
    offered:
      '{{company}}: {{candidate}}, we are pleased to offer you the position of {{position}}. Details and reply: {{page}}',
    awaited:
      '{{company}}: {{candidate}}, we look forward to welcoming you as {{position}}. Details: {{page}}',
    passed: '{{company}}: {{candidate}}, you passed {{stage}} for {{position}}. Status: {{page}}',
    eliminated:
      '{{company}}: {{candidate}}, thank you for applying for {{position}}. We will not be moving forward this time; you are welcome to apply again.',
    repositioned: '{{company}}: {{candidate}}, we are now considering you for {{position}}. Status: {{page}}',
    message: '{{company}}: {{candidate}}, there is news on your application for {{position}}: {{page}}',
  },
  'pt-BR': {
    applied: '{{company}}: {{candidate}}, recebemos sua candidatura a {{position}}. Andamento: {{page}}',
    invited:
      '{{company}}: {{candidate}}, convidamos você para {{stage}} de {{position}} em {{time}}. Detalhes e resposta: {{page}}',
    choose_time: '{{company}}: {{candidate}}, escolha um horário para {{stage}} ({{position}}): {{page}}',
    cancelled: '{{company}}: {{candidate}}, {{stage}} para {{position}} foi cancelada. Andamento: {{page}}',
    offered:
      '{{company}}: {{candidate}}, gostaríamos de ter você como {{position}}. Detalhes e resposta: {{page}}',
    awaited: '{{company}}: {{candidate}}, esperamos você como {{position}}. Quando e como: {{page}}',
    passed: '{{company}}: {{candidate}}, você passou em {{stage}} para {{position}}. Andamento: {{page}}',
    eliminated:
      '{{company}}: {{candidate}}, obrigado por se candidatar a {{position}}. Desta vez não vamos continuar; você pode se candidatar de novo.',
    repositioned:
      '{{company}}: {{candidate}}, agora estamos considerando você para {{position}}. Andamento: {{page}}',
    message: '{{company}}: {{candidate}}, há novidades na sua candidatura a {{position}}: {{page}}',
  },
  'zh-TW': {
    applied: '【{{company}}】{{candidate}}，已收到您應徵{{position}}的申請，進展請見：{{page}}',
    invited:
      '【{{company}}】{{candidate}}，邀請您參加{{position}}的{{stage}}，時間：{{time}}。詳情與回覆：{{page}}',
    choose_time: '【{{company}}】{{candidate}}，請為{{position}}的{{stage}}選擇時間：{{page}}',
    cancelled: '【{{company}}】{{candidate}}，您應徵{{position}}的{{stage}}已取消，進展請見：{{page}}',
    offered: '【{{company}}】{{candidate}}，我們希望您加入擔任{{position}}，詳情與答覆：{{page}}',
    awaited: '【{{company}}】{{candidate}}，期待您到職{{position}}，安排請見：{{page}}',
    passed: '【{{company}}】{{candidate}}，您應徵{{position}}已通過{{stage}}，進展請見：{{page}}',
    eliminated: '【{{company}}】{{candidate}}，感謝您應徵{{position}}，這次未能與您繼續，歡迎您再次應徵。',
    repositioned: '【{{company}}】{{candidate}}，您應徵的職缺已調整為{{position}}，進展請見：{{page}}',
    message: '【{{company}}】{{candidate}}，您應徵{{position}}有新的訊息，請查看：{{page}}',
  },
}
