import { type Caller, type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { insertPositions, type PositionToInsert } from './insert-positions.ts'
import { placePositions } from './place-positions.ts'
import { type PositionInFull, positionsInFull } from './position-store.ts'
import { mayManage } from './scope.ts'

/** A draft that says the same; nobody has applied to it. */
function draftOf(row: PositionInFull, projectId: number): PositionToInsert {
  return {
    theme_id: projectId,
    origin: row.origin,
    process_id: row.process_id,
    department_id: row.department_id,
    owner_id: row.owner_user_id,
    title: row.title,
    city_list: row.cities,
    category: row.category,
    head_count: row.head_count,
    description: row.description,
    requirements: row.requirements,
    salary_from: row.salary_from,
    salary_to: row.salary_to,
    salary_currency: row.salary_currency,
    degree: row.degree,
    state: 'draft',
  }
}

/** The copy belongs to whoever makes it. */
export const copyPosition: Handler<typeof positionsApi.copyPosition> = async (context) => {
  const { body, caller, tx, refuse } = context
  const row = await tx.find(positionsInFull(caller).where('positions.id', '=', body.id))
  if (!row) throw notFound()
  if (!mayManage(caller)) throw refuse('read_only')
  const draft = { ...draftOf(row, body.theme_id ?? row.project_id), owner_id: caller.userId }
  const [placed] = await placePositions(tx, caller, [draft], { process: true, owner: false })
  for (const { refusal } of placed?.misfits ?? []) throw refuse(refusal)
  const [id] = await insertPositions(context, [draft])
  return { id: inserted(id), title: row.title }
}

/** Drafts of every position of a project the caller may see, under another project of the same origin; answers how many. */
export async function copyPositions(
  { tx, caller, now }: { readonly tx: Transaction; readonly caller: Caller; readonly now: Date },
  from: number,
  to: number,
): Promise<number> {
  // Written from the last to the first, so that the newest draft stands on top where the newest position stood.
  const [rows] = await tx.load(
    positionsInFull(caller)
      .where('positions.project_id', '=', from)
      .orderBy('positions.sort', 'desc')
      .orderBy('positions.id'),
  )
  const drafts = rows.map((row) => draftOf(row, to))
  return (await insertPositions({ tx, caller, now }, drafts)).length
}
