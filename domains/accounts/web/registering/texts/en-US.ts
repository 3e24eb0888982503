import type zh from './zh-CN.ts'

const texts: typeof zh = {
  title: 'Register with Bole',
  signIn: 'Back to sign-in',
  code: 'Company code',
  needsCode: 'Enter your company code',
  name: 'Name',
  needsName: 'Enter your name',
  email: 'Work email',
  emailHelp: 'You will sign in with it.',
  needsEmail: 'Enter a valid email address',
  submit: 'Register',
  sent: 'Check your email and open the link in it to finish.',
  waits: 'Sent. Once an administrator lets you in, they will give you a link to set your password.',
  confirmText: 'Confirm that this is your address and go on.',
  confirm: 'Confirm email',
  confirmed:
    'Your address is confirmed. Once an administrator lets you in, you get a mail to set your password.',
  waiting: {
    title_one: '{{count}} asked to join',
    title_other: '{{count}} asked to join',
    confirmed: 'Email confirmed, asked on {{day}}',
    unconfirmed: 'Email not confirmed, asked on {{day}}',
    admit: 'Let in',
    admitOf: 'Let {{name}} in',
    refuse: 'Refuse',
    refuseOf: 'Refuse {{name}}',
    admitted: '{{name}} got a link by mail to set a password',
    refused: 'Refused',
  },
  rules: {
    title: 'Registering',
    can: 'Let people with the company code register',
    canHelp: 'The sign-in page with your company code links to it.',
    domains: 'Allowed mail domains',
    domainsHelp: 'Press Enter after each, such as acme.com. Leave empty for any.',
    role: 'Role of newcomers',
    department: 'Department of newcomers',
    admitting: 'An administrator lets them in first',
    admittingHelp: 'They show above the list of accounts. Always needed without a mail server.',
  },
}
export default texts
