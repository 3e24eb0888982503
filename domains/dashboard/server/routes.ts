import { dashboardApi } from '@bole/dashboard/contract'
import { defineRoutes } from '@bole/platform/server'
import { countResumes } from './count-resumes.ts'
import { getCalendar, getSchedule } from './get-calendar.ts'
import { getDashboard } from './get-dashboard.ts'
import { getAccountGuide, getGuide } from './get-guide.ts'
import { getResumeRate, listDayPositions } from './get-resume-rate.ts'
import { countEvents, listEvents } from './list-events.ts'
import { listPendingFeedback } from './list-pending-feedback.ts'
import { getPositionInfo, getPositionProgress, listPositions } from './list-positions.ts'
import { getProjectProgress, listProjects } from './list-projects.ts'
import { dismissReminder, getReminders } from './reminders.ts'
import { getServerStatus } from './status/get-server-status.ts'
import { listWork } from './work/list-work.ts'

export const dashboardRoutes = defineRoutes(
  dashboardApi,
  {
    getDashboard,
    getCalendar,
    listPositions,
    listProjects,
    getProjectProgress,
    getResumeRate,
    getPositionInfo,
    getPositionProgress,
    listEvents,
    countEvents,
    listDayPositions,
    getAccountGuide,
    getGuide,
    countResumes,
    getSchedule,
    listPendingFeedback,
    getServerStatus,
    listWork,
    getReminders,
    dismissReminder,
  },
  // No rule refuses them.
  { 'zh-CN': {}, 'en-US': {}, 'pt-BR': {}, 'zh-TW': {} },
)
