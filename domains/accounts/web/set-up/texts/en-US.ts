import type zh from './zh-CN.ts'

export default {
  title: 'Set up Bole',
  next: 'Continue',
  back: 'Back',
  failed: 'Can’t reach the server. Try again in a moment.',
  needed: 'Fill this in',
  notAddress: 'Enter a mail address',
  notUsername: '2 to 60 characters: letters, digits and . _ - @ +',
  underWay: 'The set-up is under way. Its administrator goes on after signing in.',
  closed: {
    title: 'The set-up is finished',
    text: 'There is nothing left to do on this page.',
    signIn: 'Sign in',
  },
  code: {
    text: 'Enter the one-time code that the server showed when it started.',
    label: 'Code',
    needs: 'Enter the code',
  },
  organisation: {
    title: 'Company',
    name: 'Company name',
    zone: 'Time zone',
    zoneHelp: 'When the company’s days begin, and the hours everybody reads and types',
    zoneFixed: 'Fixed by the server’s setting TIME_ZONE',
    language: 'Language',
  },
  administrator: {
    title: 'First administrator',
    name: 'Name',
    email: 'Mail address',
    username: 'Username',
  },
  steps: {
    mail: 'Mail',
    departments: 'Departments',
    colleagues: 'Colleagues',
    done: 'Done',
  },
  mail: {
    waits:
      'This can wait. Until then, invitations, password resets and other messages wait in the outbox, and links of invitations are shown for you to copy.',
    installation: 'Mail leaves through the installation’s server. You can use one of your own instead.',
  },
  departments: {
    text: 'Add the first departments. They can be changed at any time.',
    name: 'Department',
    above: 'Belongs to',
    add: 'Add department',
  },
  done: {
    text: 'All set. This page closes for ever when you finish, and the dashboard shows what to do next.',
    finish: 'Finish the set-up',
  },
} satisfies typeof zh
