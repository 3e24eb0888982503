import type zh from './zh-CN.ts'

const texts: typeof zh = {
  title: 'Sign in with your company account',
  code: 'Company code',
  codeHelp: 'The code in the address of your careers site. Your administrator knows it.',
  needsCode: 'Enter your company code',
  go: 'Go to my company’s sign-in',
  arriving: 'Signing you in…',
  again: 'Start again',
  password: 'Sign in with a password instead',
  is_enabled: 'Let people sign in with their company account',
  is_enabledHelp:
    'Colleagues find it on the sign-in page. Their account is created the first time they sign in.',
  name: 'Name',
  issuer: 'Issuer address',
  issuerHelp: 'Must support OpenID Connect Discovery and use https.',
  client_id: 'Client ID',
  client_secret: 'Client secret',
  secretKept: 'Saved. Leave empty to keep it.',
  secretHelp: 'Leave empty for a public client.',
  redirect: 'Redirect address to register at the provider',
  role_claim: 'Claim that lists a person’s groups',
  role_mapping: 'Roles by group',
  mappingHelp: 'From the top, the first match counts. Roles are updated every time someone signs in.',
  value: 'Group',
  role: 'Role',
  add: 'Add a row',
  remove: 'Remove row {{row}}',
  default_role: 'Role when nothing matches',
  noRole: 'May not sign in',
  saved: 'Identity provider saved',
}
export default texts
