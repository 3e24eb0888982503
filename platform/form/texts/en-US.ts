import type zh from './zh-CN.ts'

export default {
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  failed: 'Could not be saved. Check the connection and try again.',
  readOnly: 'You may look at this, but not change it.',
  needs: {
    text: '{{label}} is required',
    choice: '{{label}} is required',
    least: '{{label}} is at least {{min}}',
    items: '{{label}} needs {{min}} or more',
  },
  stale: {
    title: 'Somebody saved changes while you were editing',
    changed: 'Changed: {{what}}',
    unchanged: 'The content is as you opened it; you can go on.',
    take: 'Load the latest',
    keep: 'Keep mine',
    kept: 'Saving will then put yours in place of theirs',
  },
  leave: {
    title: 'Leave this page?',
    text: 'What is not saved will be lost.',
    leave: 'Leave',
    stay: 'Go on editing',
  },
} satisfies typeof zh
