import type zh from './zh-CN.ts'

export default {
  explain:
    'Download the template, fill in one account per row, and upload it. Nothing is created until you confirm.',
  template: 'Download template',
  choose: 'Choose an Excel file, or drop it here',
  row: 'Row',
  name: 'Name',
  username: 'Username',
  role: 'Role / department',
  email: 'Email',
  limited: 'Restricted',
  verdict: 'Result',
  fine: 'Ready',
  fault: '{{column}} {{reason}}',
  faulty:
    'Rows with errors: {{count}}. Correct them in the file and upload it again; nothing has been created.',
  ready: 'Accounts ready to create: {{count}}.',
  confirm_one: 'Create {{count}} account',
  confirm_other: 'Create {{count}} accounts',
  done: 'Accounts created: {{count}}.',
  links: 'These links are shown only once and are valid for 24 hours. Send each one to its owner.',
  copyAll: 'Copy all links',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select and copy them manually.',
  mailed: 'Sent by email',
  link: 'Link to set a password',
  toList: 'Back to accounts',
  leave: {
    title: 'Leave without the links?',
    text: 'They are shown only once and haven’t been copied.',
    leave: 'Leave',
    stay: 'Stay',
  },
} satisfies typeof zh
