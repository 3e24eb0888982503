import { type Caller, type Handler, notFound, type Transaction } from '@bole/platform/server'
import { people, storeFiles } from '@bole/resumes/server'
import type { roomsApi } from '@bole/rooms/contract'
import { enterAsStaff } from './enter.ts'
import { bounds, filesOf, rooms } from './room-store.ts'
import { requireIn } from './say-in-room.ts'

type Api = typeof roomsApi

export const addFile: Handler<Api['addFile']> = async ({ body, files, caller, tx, now, refuse }) => {
  const entering = await enterAsStaff(tx, caller, body.interview_id, now)
  if (files.length === 0) throw refuse('no_files')
  const memberId = requireIn(entering, refuse)
  const [, shared] = await tx.load(tx.hold(`room files ${body.interview_id}`), filesOf(body.interview_id))
  if (shared.length + files.length > bounds.files)
    throw refuse('too_many_files', { values: { most: bounds.files } })
  const typed = files.map((file) => ({ ...file, mediaType: 'application/octet-stream' }))
  const ids = await storeFiles(tx, typed, { uploadedBy: caller.userId, at: now })
  tx.save(
    rooms.insertInto('room_files').values(
      ids.map((file_id) => ({
        organisation_id: tx.organisationId,
        interview_id: body.interview_id,
        member_id: memberId,
        file_id,
        added_at: now,
      })),
    ),
  )
  tx.announce('room', { interview: body.interview_id })
  return { count: files.length }
}

/** A shared file with the room it is in, for somebody of staff who may be in it. */
async function sharedFile(tx: Transaction, caller: Caller, id: number, now: Date) {
  const found = await tx.find(rooms.selectFrom('room_files').select('interview_id').where('id', '=', id))
  if (!found) throw notFound()
  const entering = await enterAsStaff(tx, caller, found.interview_id, now)
  const [files] = await tx.load(filesOf(found.interview_id))
  const file = files.find((one) => one.id === id)
  if (!file) throw notFound()
  return { file, entering }
}

export const deleteFile: Handler<Api['deleteFile']> = async ({ body, caller, tx, now, refuse }) => {
  const { file, entering } = await sharedFile(tx, caller, body.id, now)
  if (file.member_id !== entering.member?.id && !entering.part?.acts) throw refuse('not_yours')
  await people.dropFile(tx, file.file_id)
  tx.announce('room', { interview: file.interview_id })
  return {}
}

export const getFile: Handler<Api['getFile']> = async ({ query, caller, tx, store, now }) => {
  const { file } = await sharedFile(tx, caller, query.id, now)
  return {
    name: file.name,
    mediaType: 'application/octet-stream',
    bytes: await store.read(file.storage_key),
  }
}
