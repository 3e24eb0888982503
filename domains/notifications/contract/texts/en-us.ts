import type { NotifyEvent, Words } from '@bole/notifications/model'

const greeting = 'Dear {{candidate}},'
const farewell = '{{sender}}\n{{company}}'

const texts: Readonly<Record<NotifyEvent, Words>> = {
  applied: {
    subject: 'We have received your application for {{position}}',
    body: `${greeting}\n\nThank you for applying for {{position}} at {{company}}. We have received your application and will review it soon.\n\nThis is your private page. It shows the status of your application, and lets you answer or withdraw. Keep this link, as you will need it to come back:\n{{page}}\n\n{{company}}`,
  },
  invited: {
    subject: '{{stage}} at {{company}}: {{position}}',
    body: `${greeting}\n\nThank you for applying for {{position}}. We would like to invite you to the next step, {{stage}}, on {{time}}.\n\nYour page shows where it takes place and lets you answer:\n{{page}}\n\nIf the time does not suit you, please tell us there.\n\n${farewell}`,
  },
  choose_time: {
    subject: 'Choose a time for {{stage}}: {{position}}',
    body: `${greeting}\n\nThank you for applying for {{position}}. We would like to invite you to the next step, {{stage}}. On your page you can choose the time that suits you, and read until when:\n{{page}}\n\nIf none of the times suits you, please tell us there.\n\n${farewell}`,
  },
  cancelled: {
    subject: '{{stage}} canceled: {{position}}',
    body: `${greeting}\n\nWe are sorry: the {{stage}} for {{position}} is canceled. We will be in touch about what comes next. Your page shows the status of your application:\n{{page}}\n\n${farewell}`,
  },
  offered: {
    subject: 'An offer from {{company}}: {{position}}',
    body: `${greeting}\n\nWe are pleased to offer you the position of {{position}}. The details, and how to answer, are on your page:\n{{page}}\n\n${farewell}`,
  },
  awaited: {
    subject: 'We look forward to welcoming you to {{company}}',
    body: `${greeting}\n\nWelcome to {{company}} as {{position}}. Your page shows when and how you start:\n{{page}}\n\n${farewell}`,
  },
  passed: {
    subject: '{{position}}: you passed {{stage}}',
    body: `${greeting}\n\nYou passed {{stage}} for {{position}}. We will be in touch soon about what comes next. Your page shows the status of your application:\n{{page}}\n\n${farewell}`,
  },
  eliminated: {
    subject: 'Your application for {{position}}',
    body: `${greeting}\n\nThank you for applying for {{position}} at {{company}}, and for the time you gave it. After careful consideration, we will not be moving forward with your application this time.\n\nWe wish you well, and you are welcome to apply again.\n\n${farewell}`,
  },
  repositioned: {
    subject: 'We are considering you for {{position}}',
    body: `${greeting}\n\nWe would like to consider you for another position with us: {{position}}. You don’t need to do anything now; your page shows the status of your application:\n{{page}}\n\n${farewell}`,
  },
  message: {
    subject: 'About your application for {{position}}',
    body: `${greeting}\n\nThank you for applying for {{position}}. Your page shows the status of your application:\n{{page}}\n\n${farewell}`,
  },
}

export default texts
