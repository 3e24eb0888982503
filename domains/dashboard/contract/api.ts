import { firstSteps } from '@bole/dashboard/model'
import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { firstPaint, resumeData } from './first-paint.ts'
import { reminderCalls } from './reminder-calls.ts'
import {
  calendarDay,
  eventItem,
  figure,
  firstStep,
  funnelStage,
  named,
  origin,
  pendingItem,
  positionItem,
  progressItem,
  schedule,
  watched,
  within,
} from './schemas.ts'
import { serverStatus } from './server-status.ts'
import { workCalls } from './work.ts'

const access = 'dashboard.view'

/** The schedule loads more and more of one day, never deep into it. */
const paging = {
  page: field.whole(1, 50).default(1),
  page_size: field.whole(1, 99).default(20),
}

const shows = ['application', 'position', 'project'] as const

export const dashboardApi = defineApi('dashboard', {
  getDashboard: {
    method: 'GET',
    path: 'home/dashboard/index',
    summary:
      'Everything the dashboard shows first: to-dos, funnel, the day’s schedule, progress, first steps',
    access,
    query: z.object({
      ...within,
      ...watched,
      waiting_days: field.whole(1, 365).optional(),
    }),
    reply: firstPaint,
    shows: [...shows, { entity: 'notice', by: 'user_id' }, 'user'],
  },
  getCalendar: {
    method: 'GET',
    path: 'home/dashboard/calender',
    summary: 'How many interviews and first working days each day has; by default the week of today',
    access,
    query: z.object({
      ...within,
      ...watched,
      from: field.day.optional(),
      days: field.whole(1, 42).default(7),
    }),
    reply: z.object({ dateList: z.array(calendarDay) }),
    shows: ['application'],
  },
  listPositions: {
    method: 'GET',
    path: 'home/dashboard/position',
    summary: 'Open positions with how far each has come, the newest first',
    access,
    query: z.object({ ...within, ...paging }),
    reply: z.object({ list: z.array(positionItem) }),
    hasTotal: true,
    shows,
  },
  listProjects: {
    method: 'GET',
    path: 'home/dashboard/project',
    summary: 'Projects with how far each has come, the newest first',
    access,
    query: z.object({ origin, ...paging }),
    reply: z.object({ list: z.array(progressItem) }),
    hasTotal: true,
    shows,
  },
  getProjectProgress: {
    method: 'GET',
    path: 'home/dashboard/project-progress',
    summary: 'One project: its progress and its funnel',
    access,
    query: z.object({ theme_id: field.idOf('project') }),
    reply: z.object({ project: progressItem, funnel: z.array(funnelStage) }),
    shows,
  },
  getResumeRate: {
    method: 'GET',
    path: 'home/dashboard/resume-rate',
    summary: 'Applications received day by day up to today, and what share of them each stage lets through',
    access,
    query: z.object({ ...within, days: field.whole(1, 31).default(14) }),
    reply: z.object({
      list: z.array(figure.extend({ date: z.string() })),
      rates: z.array(z.object({ status: z.number(), reached: z.number(), rate: z.number().nullable() })),
    }),
    shows: ['application'],
  },
  getPositionInfo: {
    method: 'GET',
    path: 'home/dashboard/position-recruit-info',
    summary: 'One position: what it wants, how far it has come and how long it has been open',
    access,
    query: z.object({ position_id: field.idOf('position') }),
    reply: positionItem.extend({
      owner: named.nullable(),
      opened_at: z.string().nullable(),
      days_open: z.number().nullable(),
      remaining: z.number(),
    }),
    shows,
  },
  getPositionProgress: {
    method: 'GET',
    path: 'home/dashboard/position-recruit-progress',
    summary: 'One position: its funnel along its own hiring process',
    access,
    query: z.object({ position_id: field.idOf('position') }),
    reply: z.object({ position: named, funnel: z.array(funnelStage) }),
    shows: [...shows, 'process'],
  },
  listEvents: {
    method: 'GET',
    path: 'home/dashboard/dynamic',
    summary: 'The latest twenty things that happened to applications',
    access,
    query: z.object(within),
    reply: z.object({ list: z.array(eventItem) }),
    shows: ['application'],
  },
  countEvents: {
    method: 'GET',
    path: 'home/dashboard/dynamic-basic',
    summary: 'What has happened today, by action',
    access,
    query: z.object(within),
    reply: z.object({
      date: z.string(),
      list: z.array(z.object({ action: z.string(), count: z.number() })),
      is_capped: z.boolean(),
    }),
    shows: ['application'],
  },
  listDayPositions: {
    method: 'GET',
    path: 'home/dashboard/daily-post',
    summary: 'The positions that received most applications on a day, today by default',
    access,
    query: z.object({ ...within, date: field.day.optional() }),
    reply: z.object({
      date: z.string(),
      total: figure,
      list: z.array(figure.extend({ id: field.id, title: z.string() })),
    }),
    shows: ['application', 'position'],
  },
  getAccountGuide: {
    method: 'GET',
    path: 'home/guide/account',
    summary: 'How far the organisation is set up: positions, accounts, applications',
    access,
    query: z.object({ origin }),
    reply: z.object({
      position_count: z.number(),
      org_hr_sub_count: z.number(),
      org_user_count: z.number(),
      post_count: z.number(),
    }),
    shows: ['position', 'user', 'application'],
  },
  getGuide: {
    method: 'GET',
    path: 'home/guide/index',
    summary: 'The first steps of an organisation, with what is done already',
    access,
    query: z.object({ origin }),
    reply: z.object({
      list: z.array(firstStep),
      learnTarget: z.enum(firstSteps.firstSteps).nullable(),
      /** Where candidates see the open positions. */
      career_site: z.string(),
    }),
    shows: [...shows, 'user'],
  },
  countResumes: {
    method: 'GET',
    path: 'home/index/resume-count',
    summary:
      'Applications received lately by hour or day, by source and department, and what is to be tracked',
    access,
    query: z.object({ ...within, type: z.enum(['hours', 'days']).default('hours') }),
    reply: z.object({ resumeData }),
    shows: ['application'],
  },
  getSchedule: {
    method: 'GET',
    path: 'home/index/interview',
    summary: 'A day’s interviews and first working days, a page of each',
    access,
    query: z.object({ ...within, ...watched, ...paging, date: field.day.optional() }),
    reply: schedule,
    shows: ['application'],
  },
  listPendingFeedback: {
    method: 'GET',
    path: 'home/index/pending-feedback',
    summary: 'Approvals and evaluations that wait for the caller, the longest waiting first',
    access,
    query: z.object({ ...within, ...paging }),
    reply: z.object({
      list: z.array(pendingItem),
      is_capped: z.boolean(),
    }),
    hasTotal: true,
    shows: ['application'],
  },
  getServerStatus: {
    method: 'GET',
    path: 'op/server/status',
    summary: 'What the server knows of itself, and of each organisation its numbers',
    access: 'server.view',
    reply: serverStatus,
    shows: ['user', 'position', 'application'],
  },
  ...workCalls,
  ...reminderCalls,
})
