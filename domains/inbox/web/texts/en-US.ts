import { kinds } from '../../contract/texts/en-US.ts'
import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Notifications',
    settings: 'Notification settings',
    progress: 'Progress',
  },
  kinds,
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
  about: 'About',
  readOrNot: { unread: 'Unread', read: 'Read' },
  read: 'Mark as read',
  readAll: 'Mark all as read ({{total}})',
  noNotices: 'No notifications. Requests to approve or interview show up here, and imports that are done.',
  noProgress: 'No tasks yet. Upload résumés to follow their progress here.',
} satisfies typeof zh
