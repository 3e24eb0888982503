import type { NotifyEvent, Words } from '@bole/notifications/model'

const greeting = '{{candidate}}，您好：'
const farewell = '{{company}}\n{{sender}}'

const texts: Readonly<Record<NotifyEvent, Words>> = {
  applied: {
    subject: '已收到您应聘{{position}}的申请',
    body: `${greeting}\n\n感谢您应聘{{company}}的{{position}}。您的申请已收到，我们会尽快查看。\n\n您可以在专属页面查看进展、答复或撤回申请。请保存这个链接，以便随时返回：\n{{page}}\n\n{{company}}`,
  },
  invited: {
    subject: '{{company}}邀请您参加{{stage}}：{{position}}',
    body: `${greeting}\n\n感谢您应聘{{position}}。现邀请您参加{{stage}}，时间：{{time}}。\n\n地点、日程和回复方式见您的专属页面：\n{{page}}\n\n如时间不便，请在页面上告诉我们。\n\n${farewell}`,
  },
  choose_time: {
    subject: '请选择{{stage}}时间：{{position}}',
    body: `${greeting}\n\n感谢您应聘{{position}}。现邀请您参加{{stage}}，请在您的专属页面选择方便的时间，截止时间也见页面：\n{{page}}\n\n如都不方便，请在页面上告诉我们。\n\n${farewell}`,
  },
  cancelled: {
    subject: '{{stage}}取消：{{position}}',
    body: `${greeting}\n\n很抱歉，您应聘{{position}}的{{stage}}取消了。后续安排会另行通知您，进展见：\n{{page}}\n\n${farewell}`,
  },
  offered: {
    subject: '{{company}}的录用意向：{{position}}',
    body: `${greeting}\n\n很高兴通知您，我们希望您加入担任{{position}}。详情与答复方式见您的专属页面：\n{{page}}\n\n${farewell}`,
  },
  awaited: {
    subject: '期待您加入{{company}}',
    body: `${greeting}\n\n欢迎加入{{company}}担任{{position}}。入职安排见您的专属页面：\n{{page}}\n\n${farewell}`,
  },
  passed: {
    subject: '{{position}}：您已通过{{stage}}',
    body: `${greeting}\n\n您应聘{{position}}已通过{{stage}}。我们会尽快与您联系后续安排，进展见：\n{{page}}\n\n${farewell}`,
  },
  eliminated: {
    subject: '您应聘{{position}}的结果',
    body: `${greeting}\n\n感谢您应聘{{company}}的{{position}}，也感谢您为此付出的时间。经慎重考虑，这次我们未能与您继续。\n\n祝您一切顺利，也欢迎您再次应聘。\n\n${farewell}`,
  },
  repositioned: {
    subject: '您的应聘职位已调整为{{position}}',
    body: `${greeting}\n\n您应聘的职位已调整为{{position}}，我们会就该职位继续考虑您的申请，进展见：\n{{page}}\n\n${farewell}`,
  },
  message: {
    subject: '关于您应聘的{{position}}',
    body: `${greeting}\n\n感谢您应聘{{position}}。您可以在专属页面查看进展：\n{{page}}\n\n${farewell}`,
  },
}

export default texts
