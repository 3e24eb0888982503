import { type Caller, may } from '@bole/platform/server'
import type { Report } from '@bole/reports/contract'
import type { ReportInFull } from './report-store.ts'

/** Whether a person may change or remove a report: their own, or any where they see all candidates. */
export const mayChange = (caller: Caller, { created_by }: Pick<ReportInFull, 'created_by'>) =>
  created_by === caller.userId || caller.scopes.candidates.kind === 'organisation'

/** A report as lists and its page carry it, with what the caller may do with it. */
export function presentReport(row: ReportInFull, caller: Caller): Report {
  const mayManage = may(caller, 'reports.manage')
  return {
    id: row.id,
    origin: row.origin,
    conditions: {
      title: row.title,
      header: { columns: row.columns, rows: row.grouping },
      scope: { period: row.period, from: row.from_day, until: row.until_day },
      advances: {
        position_ids: row.position_ids,
        department_ids: row.department_ids,
        sources: row.sources,
      },
    },
    names: { positions: row.positions, departments: row.departments },
    created_by: row.created_by === null ? null : { id: row.created_by, name: row.creator_name ?? '' },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    version: row.version,
    can: {
      edit: mayManage && mayChange(caller, row),
      copy: mayManage,
      remove: mayManage && mayChange(caller, row),
    },
  }
}
