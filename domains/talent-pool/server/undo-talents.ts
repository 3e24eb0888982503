import { randomUUID } from 'node:crypto'
import { type Handler, notFound } from '@bole/platform/server'
import type { talentPoolApi } from '@bole/talent-pool/contract'
import { heldConsent } from '@bole/talent-pool/model'
import { type ConsentRow, consentsOf } from './consent-store.ts'
import { type DoneRow, doneBy } from './done-by-store.ts'
import { seenFolders } from './folder-store.ts'
import { members, writeHistory } from './member-store.ts'
import { fullNotice, takePlaces } from './take-places.ts'

/** Takes a whole batch back: who was kept leaves, who was moved goes back, who was taken out comes back to a place, where there is one. */
export const undoTalents: Handler<typeof talentPoolApi.undoTalents> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  const [, rows] = await tx.load(tx.hold('talent pool'), doneBy(body.batch_id))
  const [first] = rows
  if (!first) throw notFound()
  const folders = await seenFolders(tx, caller)
  const levelOf = new Map(folders.map(({ id, level }) => [id, level]))
  // Whom they look after they took out of whatever folder it was, and bring back to it.
  const named = rows.flatMap(({ from_folder_id, to_folder_id, owner_user_id }) =>
    owner_user_id === caller.userId ? [] : [from_folder_id ?? [], to_folder_id ?? []].flat(),
  )
  if (named.some((id) => !levelOf.has(id))) throw notFound()
  if (named.some((id) => levelOf.get(id) !== 'manage')) throw refuse('not_your_folder')
  if (rows.some(({ has_gone_on }) => has_gone_on)) throw refuse('acted_since')
  const again = rows.find(({ is_kept_again }) => is_kept_again)
  if (again) throw refuse('kept_again', { values: { name: again.name } })
  const ids = rows.map(({ member_id }) => member_id)
  if (first.action === 'removed') {
    const [said] = await tx.load(consentsOf(rows.map(({ candidate_id }) => candidate_id)))
    // Somebody who is in no folder withdraws without a word in the history of the pool.
    if (rows.some((row) => hasWithdrawnSince(said, row))) throw refuse('acted_since')
    const { hasRoom, places } = await takePlaces(tx, ids.length)
    if (!hasRoom) throw refuse('pool_full', fullNotice(places, language))
    tx.save(members(ids).set({ left_at: null, left_because: null }))
  } else if (first.action === 'kept') {
    tx.save(members(ids).set({ left_at: now, left_because: 'removed' }))
  }
  for (const [folderId, moved] of Map.groupBy(rows, (row) => row.from_folder_id)) {
    if (first.action !== 'moved' || folderId === null) continue
    tx.save(members(moved.map(({ member_id }) => member_id)).set({ folder_id: folderId }))
  }
  writeHistory(
    tx,
    rows.map((row) => ({ memberId: row.member_id, from: row.to_folder_id, to: row.from_folder_id })),
    { action: 'undone', userId: caller.userId, now, batchId: randomUUID() },
  )
  return {}
}

function hasWithdrawnSince(said: readonly ConsentRow[], { candidate_id, happened_at }: DoneRow): boolean {
  const held = heldConsent(said.filter((one) => one.candidate_id === candidate_id))
  return held?.withdrawn_at != null && held.withdrawn_at >= happened_at
}
