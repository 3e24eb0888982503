import type zh from './zh-CN.ts'

export default {
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved',
  failed: 'Couldn’t save. Check your connection and try again.',
  readOnly: 'You can view this, but not change it.',
  needs: {
    text: '{{label}} is required',
    choice: '{{label}} is required',
    least: '{{label}} must be at least {{min}}',
    items: '{{label}}: choose at least {{min}}',
  },
  fitted: {
    least: '{{typed}} is below the minimum, so it was changed to {{value}}',
    most: '{{typed}} is above the maximum, so it was changed to {{value}}',
    whole: 'Whole numbers only, so {{typed}} was changed to {{value}}',
  },
  stale: {
    title: 'Someone else saved changes while you were editing',
    changed: 'Changed: {{what}}',
    elsewhere: 'what is not shown here',
    unchanged: 'Nothing shown here has changed; you can carry on.',
    take: 'Load the latest',
    keep: 'Keep mine',
    kept: 'Saving will replace their changes with yours',
  },
  leave: {
    title: 'Leave this page?',
    text: 'Unsaved changes will be lost.',
    discard: 'Discard changes?',
    discardIt: 'Discard',
    leave: 'Leave',
    stay: 'Keep editing',
  },
} satisfies typeof zh
