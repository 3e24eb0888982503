import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Notifications',
    progress: 'Progress',
  },
  kinds: {
    intake: 'Uploading résumés',
    intake_finished: 'Résumés read: {{done}} added, {{failed}} failed',
    intake_finished_fine: 'Résumés read: {{done}} added',
    other: 'Background task',
  },
  notice: 'Notification',
  unread: 'Unread',
  work: 'Task',
  time: 'Time',
  percent: 'Progress',
  counts: 'Done',
  state: 'Status',
  done: '{{done}} of {{total}}',
  doneAndFailed: '{{done}} of {{total}}, {{failed}} failed',
  states: {
    running: 'Running',
    finished: 'Finished',
    failed: 'Failed',
  },
  readAll: 'Mark all as read ({{total}})',
  noNotices: 'No notifications. You’ll hear here when an import or another task is done.',
  noProgress: 'No tasks yet. Upload résumés to follow their progress here.',
} satisfies typeof zh
