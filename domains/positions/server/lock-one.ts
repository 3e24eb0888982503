import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { lockPositions, type PositionInFull } from './position-store.ts'
import { presentDetail } from './present.ts'
import { mayManage } from './scope.ts'

interface Changing {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'read_only' | 'stale', details?: { readonly data?: unknown }) => Error
}

/**
 * The position to be changed, locked and held against the version it was seen at: `stale` carries the fresh one, what is
 * unknown or out of reach answers 404.
 */
export async function lockOne(
  { tx, caller, refuse }: Changing,
  seen: { readonly id: number; readonly version: number },
): Promise<PositionInFull> {
  const [row] = await lockPositions(tx, caller, [seen.id])
  if (!row) throw notFound()
  if (!mayManage(caller)) throw refuse('read_only')
  if (row.version !== seen.version) throw refuse('stale', { data: { position: presentDetail(row, caller) } })
  return row
}
