import type zh from './zh-CN.ts'

export default {
  titles: {
    notices: 'Messages',
    progress: 'Progress',
  },
  kinds: {
    intake: 'Uploading résumés',
    intake_finished: 'Résumés read: {{done}} taken in, {{failed}} failed',
    intake_finished_fine: 'Résumés read: {{done}} taken in',
    other: 'Background work',
  },
  notice: 'Message',
  unread: 'Unread',
  work: 'Work',
  time: 'Time',
  percent: 'Progress',
  counts: 'Done',
  state: 'State',
  done: '{{done}} of {{total}}',
  doneAndFailed: '{{done}} of {{total}}, {{failed}} failed',
  states: {
    running: 'Running',
    finished: 'Finished',
    failed: 'Failed',
  },
  readAll: 'Mark all as read ({{total}})',
  noNotices: 'No messages. You will be told here when an import or other work is done.',
  noProgress: 'No work yet. Upload résumés to see their progress here.',
} satisfies typeof zh
