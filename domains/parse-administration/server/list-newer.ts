import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { type SeenApplication, seenApplications } from '@bole/resumes/server'
import { comparedFields, presentNewer } from './present-newer.ts'
import { rereadingRows, rereadingsSeen } from './rereading-store.ts'

/** Of each of some people the newest application that the caller sees. */
async function newestOf(
  tx: Transaction,
  caller: Caller,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SeenApplication>> {
  if (ids.length === 0) return new Map()
  const [rows] = await tx.load(providedFor(seenApplications).newestOf(caller, ids))
  return new Map(rows.map((row) => [row.candidate_id, row]))
}

export const listNewer: Handler<typeof parseAdministrationApi.listNewer> = async ({ query, caller, tx }) => {
  const { page, page_size, state } = query
  const [rows, [counted]] = await tx.load(
    rereadingRows(caller)
      .where('rereadings.state', '=', state)
      .orderBy('rereadings.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size),
    rereadingsSeen(caller)
      .where('rereadings.state', '=', state)
      .select(({ fn }) => fn.countAll<number>().as('total')),
  )
  const people = await newestOf(tx, caller, [...new Set(rows.map((row) => row.candidate_id))])
  const list = rows.flatMap((row) => {
    const of = people.get(row.candidate_id)
    return of ? [presentNewer(row, of)] : []
  })
  return { data: { list }, total: Number(counted?.total ?? 0) }
}

/** Two readings field by field, of somebody the caller sees. */
export const compareNewer: Handler<typeof parseAdministrationApi.compareNewer> = async ({
  query,
  caller,
  tx,
}) => {
  const row = await tx.find(rereadingRows(caller).where('rereadings.id', '=', query.id))
  const of = row && (await newestOf(tx, caller, [row.candidate_id])).get(row.candidate_id)
  if (!row || !of) throw notFound()
  return { newer: presentNewer(row, of), fields: comparedFields(row) }
}
