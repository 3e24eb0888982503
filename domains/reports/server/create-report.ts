import { type Caller, type Handler, inserted, type Transaction } from '@bole/platform/server'
import type { reportsApi } from '@bole/reports/contract'
import { checkConditions, columnsOf } from './conditions.ts'
import { mostReports, reports } from './report-store.ts'

/** The titles of the reports of an origin. */
export const titlesOf = (origin: number) =>
  reports.selectFrom('reports').select('title').where('origin', '=', origin)

/** Writes a report as the caller's own. */
export async function insertReport(
  { tx, caller, now }: { tx: Transaction; caller: Caller; now: Date },
  origin: number,
  columns: ReturnType<typeof columnsOf>,
) {
  const { id } = inserted(
    await tx.find(
      reports
        .insertInto('reports')
        .values({
          ...columns,
          origin,
          organisation_id: tx.organisationId,
          created_by: caller.userId,
          created_at: now,
          updated_at: now,
        })
        .returning('id'),
    ),
  )
  tx.announce('report', id)
  return { id, version: 1 }
}

export const createReport: Handler<typeof reportsApi.createReport> = async (context) => {
  const { body, tx, refuse } = context
  const { origin, conditions } = body
  await checkConditions(context, { origin, conditions })
  const [existing] = await tx.load(titlesOf(origin))
  if (existing.length >= mostReports) throw refuse('too_many', { values: { most: mostReports } })
  return insertReport(context, origin, columnsOf(conditions))
}
