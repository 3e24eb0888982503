import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import type { Transaction } from '@bole/platform/server'
import { members, withdrawOpen } from './member-store.ts'

/** Somebody who is kept no more, and who looks after them. */
export interface Leaving {
  readonly id: number
  readonly name: string
  readonly owner_user_id: number | null
}

/** Takes somebody out whose agreement is gone; whoever looks after them is told, unless they do it themselves. */
export function leavePool(
  tx: Transaction,
  { id, name, owner_user_id }: Leaving,
  {
    because,
    by,
    now,
  }: { readonly because: 'withdrawn' | 'lapsed'; readonly by: number | null; readonly now: Date },
): void {
  tx.save(members([id]).set({ left_at: now, left_because: because }))
  withdrawOpen(tx, [{ id }], now)
  if (owner_user_id === null || owner_user_id === by) return
  const kind = because === 'withdrawn' ? 'pool_left' : 'pool_lapsed'
  tell(tx, [{ userId: owner_user_id, kind, facts: { name }, link: ways.pool() }])
}
