import type { Caller, Transaction } from '@bole/platform/server'
import { positionsRefusals } from '@bole/positions/contract'
import { lockPositions, type PositionInFull, positions } from '../position-store.ts'
import { mayManage } from '../scope.ts'

type Code = Exclude<keyof (typeof positionsRefusals)['zh-CN'], `${string}_one`>

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly language: keyof typeof positionsRefusals
  readonly refuse: (code: 'read_only') => Error
}

interface Changed {
  readonly id: number
  readonly version: number
  readonly state: PositionInFull['state']
}

/**
 * Changes each of several positions that is still as it was seen. `change` answers why not, or what became of it; the positions are locked.
 */
export async function changeEach(
  { tx, caller, language, refuse }: Changing,
  seen: readonly { readonly id: number; readonly version: number }[],
  change: (row: PositionInFull) => Code | Changed,
) {
  if (!mayManage(caller)) throw refuse('read_only')
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const rows = await lockPositions(tx, caller, [...versions.keys()])
  const done: Changed[] = []
  const refused: { id: number; title: string; code: string; message: string }[] = []
  for (const [id, version] of versions) {
    const row = rows.find((position) => position.id === id)
    const outcome = row ? (row.version === version ? change(row) : 'stale') : 'not_found'
    if (typeof outcome !== 'string') done.push(outcome)
    else {
      const message = positionsRefusals[language][outcome]
      refused.push({ id, title: row?.title ?? '', code: outcome, message })
    }
  }
  return { done, refused }
}

/** Saves some columns of a locked position, and answers it as it is then. */
export function saveColumns(
  tx: Transaction,
  row: PositionInFull,
  columns: { readonly cities: string[] } | { readonly stations: string },
): Changed {
  const version = row.version + 1
  tx.saveOne(
    positions
      .updateTable('positions')
      .set({ ...columns, version })
      .where('id', '=', row.id)
      .where('version', '=', row.version),
  )
  tx.announce('position', row.id)
  return { id: row.id, version, state: row.state }
}
