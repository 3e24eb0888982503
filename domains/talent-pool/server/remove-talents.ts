import { randomUUID } from 'node:crypto'
import type { Handler } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { leftOut, lockSeen } from './lock-seen.ts'
import { members, withdrawOpen, writeHistory } from './member-store.ts'

/** Takes members out of the pool; their places are free at once. */
export const removeTalents: Handler<typeof talentPoolApi.removeTalents> = async (context) => {
  const { body, tx, caller, language, now } = context
  const { theirs, others } = await lockSeen(context, body.ids)
  const batchId = randomUUID()
  tx.save(members(theirs.map(({ id }) => id)).set({ left_at: now, left_because: 'removed' }))
  withdrawOpen(tx, theirs, now)
  writeHistory(
    tx,
    theirs.map(({ id, folder_id }) => ({ memberId: id, from: folder_id })),
    { action: 'removed', userId: caller.userId, now, batchId, text: body.text },
  )
  return {
    batch_id: batchId,
    done: theirs.length,
    refused: leftOut(others, talentPoolRefusals[language].not_your_folder),
  }
}
