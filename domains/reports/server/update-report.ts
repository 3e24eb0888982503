import type { Handler } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { checkConditions, columnsOf } from './conditions.ts'
import { mayChange, presentReport } from './present.ts'
import { lockReport, reports } from './report-store.ts'

export const updateReport: Handler<typeof reportsApi.updateReport> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const row = await lockReport(tx, caller, body.id)
  await checkConditions(context, { origin: row.origin, conditions: body.conditions, id: row.id })
  if (!mayChange(caller, row)) throw refuse('not_yours')
  if (row.version !== body.version) throw refuse('stale', { data: { report: presentReport(row, caller) } })
  const version = row.version + 1
  tx.saveOne(
    reports
      .updateTable('reports')
      .set({ ...columnsOf(body.conditions), updated_at: now, version })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
  )
  tx.announce('report', row.id)
  return { id: row.id, version }
}

export const removeReport: Handler<typeof reportsApi.removeReport> = async ({ body, caller, tx, refuse }) => {
  const row = await lockReport(tx, caller, body.id)
  if (!mayChange(caller, row)) throw refuse('not_yours')
  if (row.version !== body.version) throw refuse('stale', { data: { report: presentReport(row, caller) } })
  tx.saveOne(reports.deleteFrom('reports').where('id', '=', row.id).where('version', '=', row.version))
  tx.announce('report', row.id)
  return { id: row.id }
}
