import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { columnsReply, conditions, line, measure, report } from './schemas.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    report: 'reports'
  }
}

const origin = field.whole(1, 2)
const id = field.idOf('report')
const version = z.number().int().positive()
/** The day a report is read as of, YYYY-MM-DD: what had happened by its end. Absent: now. */
const as_of = field.day.optional()
const choosing = ['days_missing', 'days_reversed', 'unknown_position', 'unknown_department'] as const

export const reportsApi = defineApi('reports', {
  listReports: {
    method: 'GET',
    path: 'data/report',
    summary: 'The reports of an origin, the latest changed first',
    access: 'reports.view',
    query: z.object({ ...field.paging, origin: origin.default(2), keyword: field.text(100).optional() }),
    reply: z.object({ list: z.array(report) }),
    hasTotal: true,
    shows: ['report', 'user'],
  },
  viewReport: {
    method: 'GET',
    path: 'data/report/view',
    summary: 'A report with its figures, of the applications the caller may see, as of the end of a day',
    access: 'reports.view',
    query: z.object({ id, as_of }),
    reply: z.object({
      report,
      details: z.object({
        list: z.array(line),
        /** Of all lines; medians are of all applications, not of the lines. */
        total: z.array(z.number().nullable()),
        /** There are more lines than a report shows. */
        is_cut: z.boolean(),
      }),
      /** The days of its period, both included; null where it has no such end. */
      period: z.object({ from: z.string().nullable(), until: z.string().nullable() }),
      as_of: z.string(),
    }),
    shows: [{ entity: 'report', by: 'id' }, 'application', 'position'],
  },
  listReportRows: {
    method: 'GET',
    path: 'data/report/rows',
    summary: 'The applications behind one figure of a report, as of the same day',
    access: 'reports.view',
    query: z.object({
      ...field.paging,
      report_id: field.idOf('report'),
      column: measure,
      /** The line's key; absent: of all lines. */
      row: field.text(40).optional(),
      as_of,
    }),
    reply: z.object({
      list: z.array(
        z.object({
          /** The application. */
          id: field.id,
          name: z.string(),
          position: z.object({ id: field.id, title: z.string() }),
          applied_at: z.string(),
          /** Where it stood on that day. */
          status: z.object({ stage: z.number(), step: z.number(), detail: z.number() }),
          /** Of a figure in days, this application's. */
          days: z.number().nullable(),
        }),
      ),
    }),
    hasTotal: true,
    shows: ['report', 'application'],
  },
  listReportColumns: {
    method: 'GET',
    path: 'data/report/column',
    summary: 'What a report may show, and reports to begin with',
    access: 'reports.view',
    query: z.object({}),
    reply: columnsReply,
    shows: [],
  },
  exportReport: {
    method: 'GET',
    path: 'data/report/export',
    summary: 'The figures of a report as an Excel file',
    access: 'reports.view',
    query: z.object({ id, as_of }),
    reply: z.unknown(),
    sendsFile: true,
  },
  createReport: {
    method: 'POST',
    path: 'data/report/create',
    summary: 'A new report',
    access: 'reports.manage',
    body: z.object({ origin: origin.default(2), conditions }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['title_taken', 'too_many', ...choosing],
    changes: ['report'],
  },
  updateReport: {
    method: 'POST',
    path: 'data/report/update',
    summary: 'Change what a report shows',
    access: 'reports.manage',
    body: z.object({ id, version, conditions }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'not_yours', 'title_taken', ...choosing],
    changes: ['report'],
  },
  copyReport: {
    method: 'GET',
    path: 'data/report/copy',
    summary: 'A copy of a report under the next free title',
    access: 'reports.manage',
    query: z.object({ id }),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['too_many'],
    changes: ['report'],
  },
  removeReport: {
    method: 'POST',
    path: 'data/report/delete',
    summary: 'Remove a report; what it counted stays',
    access: 'reports.manage',
    body: z.object({ id, version }),
    reply: field.done,
    refusals: ['stale', 'not_yours'],
    changes: ['report'],
  },
})
