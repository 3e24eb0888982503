import type { Language } from '@bole/platform/contract'
import type { Caller, Transaction } from '@bole/platform/server'
import type { NewPosition } from '@bole/positions/contract'
import { type Misfit, missingToOpen } from '@bole/positions/model'
import { ensureDefaultProcesses } from '@bole/processes/server'
import { sql } from 'kysely'
import type { PositionToInsert } from './insert-positions.ts'
import { placePositions } from './place-positions.ts'
import { positions } from './position-store.ts'

type Fault = Misfit | { readonly field: string; readonly refusal: ReturnType<typeof missingToOpen>[number] }

/** A position ready to be written, or what is wrong with it. */
export interface Prepared {
  readonly position: PositionToInsert
  readonly faults: readonly Fault[]
}

const fieldOf = {
  title_missing: 'title',
  city_missing: 'city_list',
  head_count_missing: 'head_count',
  text_missing: 'description',
  process_deleted: 'process_id',
  project_deleted: 'theme_id',
} as const

/** Fills in what new positions leave out (default process, owner) and checks them all; nothing of them is written. */
export async function preparePositions(
  { tx, caller, language }: { tx: Transaction; caller: Caller; language: Language },
  given: readonly NewPosition[],
): Promise<Prepared[]> {
  const processOf = await defaultsFor(tx, given, language)
  const rows = given.map((row) => ({
    ...row,
    process_id: row.process_id ?? processOf(row.theme_id),
    department_id: row.department_id ?? null,
    owner_id: row.owner_id === undefined ? caller.userId : row.owner_id,
    salary_from: row.salary_from ?? null,
    salary_to: row.salary_to ?? null,
    city_list: [...new Set(row.city_list)],
    head_count: row.head_count ?? 1,
  }))
  const placed = await placePositions(tx, caller, rows)
  return rows.map((row, index) => {
    const { origin = 0, misfits = [] } = placed[index] ?? {}
    const openable = {
      title: row.title,
      cities: row.city_list,
      headCount: row.head_count,
      texts: [row.description ?? '', row.requirements ?? ''],
      isProcessDeleted: false,
      isProjectDeleted: false,
    }
    const missing = row.state === 'open' ? missingToOpen(openable) : []
    const faults = [...misfits, ...missing.map((refusal) => ({ field: fieldOf[refusal], refusal }))]
    return { position: { ...row, origin }, faults }
  })
}

/** The default process of each project's origin; asked for only where a position names none. */
async function defaultsFor(tx: Transaction, given: readonly NewPosition[], language: Language) {
  const projectIds = given
    .filter(({ process_id }) => process_id === undefined)
    .map(({ theme_id }) => theme_id)
  if (projectIds.length === 0) return () => 0
  const defaults = await ensureDefaultProcesses(tx, language)
  const [projects] = await tx.load(
    positions
      .selectFrom('projects')
      .select(['id', 'origin'])
      .where('id', '=', sql<number>`any(${projectIds}::bigint[])`),
  )
  return (projectId: number) => {
    const origin = projects.find(({ id }) => id === projectId)?.origin
    return origin === 1 ? defaults[1] : defaults[2]
  }
}
