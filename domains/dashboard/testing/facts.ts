import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  moreRows: [
    `insert into dismissed_reminders (organisation_id, user_id, kind, day)
     select organisation_id, id, 'message', date '2026-01-05' from users`,
  ],
  foreignAnswers: {
    filter: [
      'dashboard.countEvents query.theme_id',
      'dashboard.countResumes query.theme_id',
      'dashboard.getCalendar query.theme_id',
      'dashboard.getDashboard query.theme_id',
      'dashboard.getResumeRate query.theme_id',
      'dashboard.getSchedule query.theme_id',
      'dashboard.listDayPositions query.theme_id',
      'dashboard.listEvents query.theme_id',
      'dashboard.listPendingFeedback query.theme_id',
      'dashboard.listPositions query.theme_id',
    ],
  },
}
