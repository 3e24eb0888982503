import type zh from './zh-CN.ts'

export default {
  title: 'Set up Bole',
  next: 'Continue',
  back: 'Back',
  failed: 'Can’t reach the server. Try again in a moment.',
  needed: 'This is required',
  notAddress: 'Enter an email address',
  notUsername: '2 to 60 characters: letters, digits and . _ - @ +',
  underWay: 'Setup is in progress. The administrator continues it after signing in.',
  closed: {
    title: 'Setup is complete',
    text: 'There is nothing left to do on this page.',
    signIn: 'Sign in',
  },
  code: {
    text: 'Enter the one-time code the server showed when it started.',
    label: 'Code',
    needs: 'Enter the code',
  },
  organisation: {
    title: 'Company',
    name: 'Company name',
    zone: 'Time zone',
    zoneHelp: 'Sets when the company’s day starts, and the times everyone sees and enters',
    zoneFixed: 'Fixed by the server’s setting TIME_ZONE',
    language: 'Language',
  },
  administrator: {
    title: 'First administrator',
    name: 'Name',
    email: 'Email',
    username: 'Username',
  },
  steps: {
    mail: 'Email',
    departments: 'Departments',
    colleagues: 'Colleagues',
    done: 'Done',
  },
  mail: {
    waits:
      'You can do this later. Until then, invitations, password resets and other messages wait in the outbox, and invitation links are shown for you to copy.',
    installation: 'Email goes out through the installation’s server. You can use your own instead.',
  },
  departments: {
    text: 'Add the first departments. They can be changed at any time.',
    name: 'Department',
    above: 'Belongs to',
    add: 'Add department',
  },
  done: {
    text: 'All set. When you finish, this page closes for good, and the dashboard shows you what to do next.',
    finish: 'Finish setup',
  },
} satisfies typeof zh
