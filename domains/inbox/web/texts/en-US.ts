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
    asked_to_approve: '{{by}} asked you to approve {{name}} ({{position}})',
    asked_to_approve_many: '{{by}} asked you to approve {{count}} candidates',
    asked_to_interview: '{{by}} asked you to interview {{name}} ({{position}}); time to be set',
    asked_to_interview_at: '{{by}} asked you to interview {{name}} ({{position}}): {{at}}',
    asked_to_interview_many: '{{by}} asked you to interview {{count}} candidates',
    asked_no_more: '{{by}} changed who takes part: you’re no longer needed for {{name}} ({{position}})',
    asked_no_more_many: '{{by}} changed who takes part: you’re no longer needed for {{count}} candidates',
    asked_for_feedback: '{{name}}’s interview is over ({{position}}): add your feedback',
    asked_for_feedback_many: '{{count}} interviews are over: add your feedback',
    other: 'Background task',
  },
  nobody: 'The system',
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
  noNotices:
    'No notifications. You’ll see it here when somebody asks you to approve or interview, or when an import is done.',
  noProgress: 'No tasks yet. Upload résumés to follow their progress here.',
} satisfies typeof zh
