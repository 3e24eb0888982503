import type zh from './zh-CN.ts'

export default {
  titles: {
    outbox: 'Mail',
    server: 'Mail server',
  },
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    cancelled: 'Canceled',
  },
  outbox: {
    inside:
      '{{host}} is in a private network that may not be reached. Use another mail server, or ask whoever runs this installation to allow it, then send again.',
    keyword: 'Recipient or subject',
    state: 'Status',
    subject: 'Message',
    said: 'The mail server’s answer',
    written: 'Written',
    sent: 'Sent',
    nextTry: 'Next try {{at}}',
    again: 'Send again',
    againDone: 'The message will be sent again',
    cancel: 'Cancel',
    cancelSure: 'Cancel the mail to {{to}}? It can be sent again later.',
    cancelDone: 'The message will not be sent',
    empty: 'No mail yet. Invitations, password resets and other messages appear here.',
  },
  server: {
    none: 'No mail server is set up yet: mail waits here until there is one. Waiting: {{count}}',
    used: {
      own: 'Mail leaves through your own server, from {{sender}}',
      installation: 'Mail leaves through the installation’s server, from {{sender}}',
    },
    settings: 'Mail server settings',
    host: 'Server',
    port: 'Port',
    security: 'Encryption',
    username: 'Username',
    usernameHelp: 'Leave it empty if the server needs no sign-in',
    password: 'Password',
    passwordHelp: 'Kept encrypted and never shown again',
    passwordKept:
      'A password is kept. Leave it empty to keep it; type it again for another server or username.',
    senderAddress: 'Sender address',
    senderName: 'Sender name',
    saved: 'Mail server saved',
    forget: 'Forget this server',
    forgetSure: 'Forget the mail server and its password?',
    keep: 'Keep it',
    forgotten: 'Mail server forgotten',
  },
  securities: {
    starttls: 'STARTTLS (usually port 587)',
    tls: 'TLS (usually port 465)',
    none: 'None',
  },
  test: {
    title: 'Test message',
    to: 'Send a test message to',
    needsAddress: 'Enter a mail address',
    send: 'Send',
    sent: 'The mail server took the message',
  },
} satisfies typeof zh
