import { randomInt } from 'node:crypto'
import { prepared, type Transaction } from '@bole/platform/server'

/** More or fewer listed applications of a position in a status. */
export interface Counted {
  readonly origin: number
  readonly position_id: number
  readonly project_id: number
  readonly department_id: number | null
  readonly stage: number
  readonly step: number
  readonly detail: number
  /** Counted apart for the position alone; null: the first of the stage. */
  readonly processStep: number | null
  readonly by: number
}

/** Shards of an origin's counts, where everybody's moves meet: people who move at once rarely wait for one row. */
const shards = 4

// Text: a move is a hot path (docs/performance.md).

/**
 * Adds to counts, all in one order, so that no two that write the same rows wait for each other: the origin's last, as
 * nothing more is waited for while they are held.
 */
const addToCounts = prepared<object>(`
insert into application_counts
  (organisation_id, origin, position_id, project_id, department_id, process_step_id, shard, stage, step, detail, amount)
select $1, c.* from unnest($2::smallint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::smallint[], $8::smallint[],
  $9::smallint[], $10::smallint[], $11::integer[])
  c(origin, position_id, project_id, department_id, process_step_id, shard, stage, step, detail, amount)
order by position_id desc, project_id desc, department_id desc, process_step_id, shard, origin, stage, step, detail
on conflict (organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail, shard)
do update set amount = application_counts.amount + excluded.amount`)

/** Adds to the counts of positions, of their projects and departments, and of the whole origin. */
export function saveCounts(tx: Transaction, counted: readonly Counted[]): void {
  const shard = randomInt(shards)
  const sums = new Map<string, { readonly key: readonly number[]; amount: number }>()
  for (const one of counted) {
    const { origin, position_id, project_id, department_id, processStep, stage, step, detail, by } = one
    const groups = [
      [position_id, 0, 0, processStep ?? 0, 0],
      [0, project_id, 0, 0, 0],
      ...(department_id === null ? [] : [[0, 0, department_id, 0, 0]]),
      [0, 0, 0, 0, shard],
    ]
    for (const group of groups) {
      const key = [origin, ...group, stage, step, detail]
      const sum = sums.get(key.join())
      if (sum) sum.amount += by
      else sums.set(key.join(), { key, amount: by })
    }
  }
  const rows = [...sums.values()].filter(({ amount }) => amount !== 0)
  if (rows.length === 0) return
  // Arrays as PostgreSQL writes them: made of anything, they would have each member quoted.
  const columns = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (column) => `{${rows.map(({ key }) => key[column]).join()}}`,
  )
  const amounts = `{${rows.map(({ amount }) => amount).join()}}`
  tx.save(addToCounts(tx.organisationId, ...columns, amounts))
}
