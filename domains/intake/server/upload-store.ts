import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { intake } from './item-store.ts'

/** Throws 404 for an upload of somebody else, unless the caller sees the whole organisation. */
export async function requireUpload(tx: Transaction, caller: Caller, progressId: number): Promise<void> {
  const own = intake.selectFrom('progress').select('id').where('id', '=', progressId)
  const seen = await tx.find(
    caller.scopes.candidates.kind === 'organisation' ? own : own.where('user_id', '=', caller.userId),
  )
  if (!seen) throw notFound()
}
