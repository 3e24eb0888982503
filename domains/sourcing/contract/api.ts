import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { activityRow, channel, conditions, departmentRow, recommendationRow, report } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    board_activity: 'sourcing'
  }
}

export const sourcingApi = defineApi('sourcing', {
  listActivity: {
    method: 'GET',
    path: 'boss/statistics/stat',
    summary:
      'What each account on a board did day by day, the newest day first, each day followed by its totals',
    access: 'positions.manage',
    query: z.object({ ...field.paging, ...conditions }),
    reply: z.object({ list: z.array(activityRow) }),
    hasTotal: true,
    shows: ['board_activity', 'user'],
  },
  sumByDepartment: {
    method: 'GET',
    path: 'boss/statistics/org',
    summary: 'What the accounts of each department did in some days, followed by the totals',
    access: 'positions.manage',
    query: z.object({ ...field.paging, ...conditions }),
    reply: z.object({ list: z.array(departmentRow) }),
    hasTotal: true,
    shows: ['board_activity', 'user', 'department'],
  },
  listRecommendations: {
    method: 'GET',
    path: 'boss/candidate-filter/recommend-history',
    summary: 'Whom a board recommended to whose account, and how far it went, the newest first',
    access: 'positions.manage',
    query: z.object({
      ...field.paging,
      ...conditions,
      outcome: field.commaList(recommendationRow.shape.outcome, 5),
    }),
    reply: z.object({ list: z.array(recommendationRow) }),
    hasTotal: true,
    shows: ['board_activity', 'user'],
  },
  assignAccount: {
    method: 'POST',
    path: 'boss/account/assign',
    summary: 'Say whose an account on a board is, or that it is nobody’s',
    access: 'positions.manage',
    body: z.object({
      id: field.idOf('board_account'),
      version: z.number().int().positive(),
      user_id: field.idOf('user').nullable(),
    }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'read_only', 'unknown_person'],
    changes: ['board_activity'],
  },
  getReportAddress: {
    method: 'GET',
    path: 'boss/statistics/report-address',
    summary:
      'Where a board reports what its accounts did, for whoever may switch it; none while it is closed',
    access: 'positions.manage',
    query: z.object({ channel: channel.default('boss') }),
    reply: z.object({ report_address: z.string().nullable() }),
    shows: ['channel'],
  },
  reportActivity: {
    method: 'POST',
    path: 'channel-report/{key}',
    summary:
      'What a board says of a day of its accounts and of whom it recommended; the last word of a day counts',
    access: 'anyone',
    params: z.object({ key: field.naming('channel_key', field.text(100)) }),
    body: report,
    reply: z.object({ accounts: z.number(), recommendations: z.number() }),
    perMinute: 120,
    changes: ['board_activity'],
  },
})
