import { randomUUID } from 'node:crypto'
import type { Handler } from '@bole/platform/server'
import { type talentPoolApi, talentPoolRefusals } from '@bole/talent-pool/contract'
import { folderAmong, type SeenFolder } from './folder-store.ts'
import { leftOut, lockSeen } from './lock-seen.ts'
import { members, writeHistory } from './member-store.ts'

/** Puts members into another folder; both have to be the caller's to manage. */
export const moveTalents: Handler<typeof talentPoolApi.moveTalents> = async (context) => {
  const { body, tx, caller, refuse, language, now } = context
  await tx.load(tx.hold('talent pool'))
  const { folders, theirs, others } = await lockSeen(context, body.ids)
  const to: SeenFolder = folderAmong(folders, body.folder_id)
  if (to.level !== 'manage') throw refuse('not_your_folder')
  const texts = talentPoolRefusals[language]
  const moving = theirs.filter(({ folder_id }) => folder_id !== to.id)
  const batchId = randomUUID()
  tx.save(members(moving.map(({ id }) => id)).set({ folder_id: to.id }))
  writeHistory(
    tx,
    moving.map(({ id, folder_id }) => ({ memberId: id, from: folder_id, to: to.id })),
    { action: 'moved', userId: caller.userId, now, batchId },
  )
  const there = theirs.filter(({ folder_id }) => folder_id === to.id)
  const refused = [...leftOut(others, texts.not_your_folder), ...leftOut(there, texts.already_there)]
  return { batch_id: batchId, done: moving.length, refused }
}
