import { sameTenant } from '@bole/platform/server'
import { endOf, isOnline, isRunning } from '@bole/rooms/model'
import { sql } from 'kysely'
import { type FoundRoom, type Member, rooms } from './room-store.ts'

/** What was recorded, with who did it and how much came, the first first. */
export const recordingsOf = (interviewIds: readonly number[]) =>
  rooms
    .selectFrom('room_recordings as r')
    .innerJoin('room_members as m', (join) => sameTenant(join, 'm.id', 'r.member_id'))
    .leftJoin('users as u', (join) => sameTenant(join, 'u.id', 'm.user_id'))
    .innerJoin('room_recording_pieces as p', (join) => sameTenant(join, 'p.recording_id', 'r.id'))
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'p.file_id'))
    .select(['r.id', 'r.interview_id', 'r.started_at', 'r.ended_at', 'r.connection', 'r.media_type'])
    .select(['u.name', 'm.connection as own_connection', 'm.seen_at', 'm.left_at'])
    .select(({ fn }) => [fn.sum('files.bytes').as('bytes'), fn.max('p.saved_at').as('last_piece_at')])
    .where('r.interview_id', '=', sql<number>`any(${[...interviewIds]}::bigint[])`)
    .groupBy([
      'r.organisation_id',
      'r.id',
      'm.organisation_id',
      'm.id',
      'u.organisation_id',
      'u.id',
      'u.name',
    ])
    .orderBy('r.id')

export type Recorded = Awaited<ReturnType<ReturnType<typeof recordingsOf>['execute']>>[number]

/** A recording as the wire carries it. */
export function presentRecording(row: Recorded, now: Date) {
  const recorder = {
    connection: row.own_connection,
    isOnline: isOnline({ seenAt: row.seen_at, leftAt: row.left_at }, now),
  }
  const isOn = isRunning({ connection: row.connection, endedAt: row.ended_at }, recorder)
  const end = endOf(
    { startedAt: row.started_at, endedAt: row.ended_at, lastPieceAt: row.last_piece_at },
    isOn,
  )
  return {
    id: row.id,
    interview_id: row.interview_id,
    recorded_by: row.name ?? '',
    started_at: row.started_at.toISOString(),
    ended_at: end?.toISOString() ?? null,
    bytes: Number(row.bytes),
    media_type: row.media_type,
  }
}

/** Who records a room now, with since when; null: nobody does. */
export function recordingNow({ recording, members }: FoundRoom, now: Date) {
  const member = members.find(({ id }) => id === recording?.member_id)
  if (!recording || !member) return null
  const recorder = {
    connection: member.connection,
    isOnline: isOnline({ seenAt: member.seen_at, leftAt: member.left_at }, now),
  }
  return isRunning({ ...recording, endedAt: null }, recorder) ? { recording, member } : null
}

/** What everybody in a room is told of its recording. */
export function recordingStatus(room: FoundRoom, own: Member | undefined, now: Date) {
  const found = recordingNow(room, now)
  return {
    is_on: found !== null,
    id: found?.recording.id ?? 0,
    name: found?.member.name ?? '',
    started_at: found?.recording.started_at.toISOString() ?? null,
    is_own: found !== null && found.member.id === own?.id,
  }
}
