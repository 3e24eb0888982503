import { Readable } from 'node:stream'
import { interviewsOf, seesMeeting } from '@bole/interviews/server'
import {
  type Caller,
  type FileStore,
  type Handler,
  notFound,
  sameTenant,
  type Transaction,
} from '@bole/platform/server'
import type { roomsApi } from '@bole/rooms/contract'
import { presentRecording, recordingsOf } from './recording-store.ts'
import { rooms } from './room-store.ts'

type Api = typeof roomsApi

/** Who was only asked into a room does not see its interview, and none of its recordings. */
async function requireSeen(tx: Transaction, caller: Caller, interviewId: number): Promise<void> {
  if (!(await seesMeeting(tx, caller, interviewId))) throw notFound()
}

export const videos: Handler<Api['videos']> = async ({ query, caller, tx, now }) => {
  await requireSeen(tx, caller, query.interview_id)
  const [rows] = await tx.load(recordingsOf([query.interview_id]))
  return { list: rows.map((row) => presentRecording(row, now)) }
}

export const historyAudio: Handler<Api['historyAudio']> = async ({ body, caller, tx, now }) => {
  await requireSeen(tx, caller, body.interview_id)
  const ids = await interviewsOf(tx, caller, body.interview_id)
  if (ids.length === 0) return { list: [] }
  const [rows] = await tx.load(recordingsOf(ids))
  return { list: rows.map((row) => presentRecording(row, now)).reverse() }
}

export const getVideo: Handler<Api['getVideo']> = async ({ query, caller, tx, store }) => {
  const [[found], pieces] = await tx.load(
    rooms
      .selectFrom('room_recordings')
      .select(['interview_id', 'media_type', 'started_at'])
      .where('id', '=', query.id),
    rooms
      .selectFrom('room_recording_pieces as p')
      .innerJoin('files', (join) => sameTenant(join, 'files.id', 'p.file_id'))
      .select('files.storage_key')
      .where('p.recording_id', '=', query.id)
      .orderBy('p.number'),
  )
  if (!found) throw notFound()
  await requireSeen(tx, caller, found.interview_id)
  const day = found.started_at.toISOString().slice(0, 16).replace(':', '-')
  return {
    name: `recording-${day}.${found.media_type.split('/')[1]}`,
    mediaType: found.media_type,
    isInline: true,
    bytes: Readable.from(
      inOrder(
        store,
        pieces.map(({ storage_key }) => storage_key),
      ),
    ),
  }
}

/** The pieces of a recording, one after the other. */
async function* inOrder(store: FileStore, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) yield* await store.read(key)
}
