import { type Handler, inserted, notFound, type Transaction } from '@bole/platform/server'
import { storeFiles } from '@bole/resumes/server'
import type { roomsApi } from '@bole/rooms/contract'
import { enterAsStaff } from './enter.ts'
import { recordingNow, recordingStatus } from './recording-store.ts'
import { openRecording, rooms } from './room-store.ts'
import { requireIn } from './say-in-room.ts'
import { isOnStage } from './take-stage.ts'

type Api = typeof roomsApi

/** A window on the stage records what it sees and hears there; one that was interrupted before it is ended with what came of it. */
export const startRecord: Handler<Api['startRecord']> = async ({ query, caller, tx, now, refuse }) => {
  const { interview_id, connection, media_type } = query
  await tx.load(tx.hold(`room recording ${interview_id}`))
  const entering = await enterAsStaff(tx, caller, interview_id, now)
  if (!entering.part?.acts) throw refuse('not_yours')
  const own = requireIn(entering, refuse)
  const { member, room } = entering
  if (!member || !isOnStage(member) || member.connection !== connection) throw refuse('not_on_stage')
  const running = recordingNow(room, now)
  if (running) throw refuse('already_recording', { values: { name: running.member.name } })
  tx.save(
    rooms
      .updateTable('room_recordings')
      .set({ ended_at: now })
      .where('interview_id', '=', interview_id)
      .where('ended_at', 'is', null),
  )
  const { id } = inserted(
    await tx.find(
      rooms
        .insertInto('room_recordings')
        .values({
          organisation_id: tx.organisationId,
          ...{ interview_id, connection, media_type },
          member_id: own,
          started_at: now,
        })
        .returning('id'),
    ),
  )
  tx.announce('room', { interview: interview_id })
  return { id }
}

export const queryRecord: Handler<Api['queryRecord']> = async ({ query, caller, tx, now }) => {
  const { room, member } = await enterAsStaff(tx, caller, query.interview_id, now)
  const { is_on, name, started_at } = recordingStatus(room, member, now)
  return { is_on, name, started_at }
}

async function recordingNamed(tx: Transaction, id: number) {
  const found = await tx.find(
    rooms
      .selectFrom('room_recordings')
      .select(['id', 'interview_id', 'member_id', 'ended_at', 'media_type'])
      .where('id', '=', id),
  )
  if (!found) throw notFound()
  return found
}

export const stopRecord: Handler<Api['stopRecord']> = async ({ body, caller, tx, now, refuse }) => {
  const found = await recordingNamed(tx, body.id)
  const { member, part } = await enterAsStaff(tx, caller, found.interview_id, now)
  if (found.member_id !== member?.id && !part?.acts) throw refuse('not_yours')
  if (found.ended_at === null)
    tx.save(rooms.updateTable('room_recordings').set({ ended_at: now }).where('id', '=', found.id))
  tx.announce('room', { interview: found.interview_id })
  return {}
}

/** A piece that comes again is refused, so that its second file is not kept; its window goes on with the next. */
export const saveVideo: Handler<Api['saveVideo']> = async ({ body, files, caller, tx, now, refuse }) => {
  const found = await recordingNamed(tx, body.id)
  const { member } = await enterAsStaff(tx, caller, found.interview_id, now)
  if (found.member_id !== member?.id) throw refuse('not_yours')
  const [file] = files
  if (!file) throw refuse('no_files')
  const [, [open], [piece]] = await tx.load(
    tx.hold(`room recording ${found.interview_id}`),
    openRecording(found.interview_id),
    rooms
      .selectFrom('room_recording_pieces')
      .select('number')
      .where('recording_id', '=', found.id)
      .where('number', '=', body.number),
  )
  if (open?.id !== found.id) throw refuse('recording_ended')
  if (piece) throw refuse('already_saved')
  const typed = [{ ...file, mediaType: found.media_type }]
  const ids = await storeFiles(tx, typed, { uploadedBy: caller.userId, at: now })
  tx.save(
    rooms.insertInto('room_recording_pieces').values(
      ids.map((file_id) => ({
        organisation_id: tx.organisationId,
        recording_id: found.id,
        number: body.number,
        file_id,
        saved_at: now,
      })),
    ),
  )
  return {}
}
