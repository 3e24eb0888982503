import { type Meeting, meetingOf } from '@bole/interviews/server'
import { notFound, sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import { sql } from 'kysely'
import type { RoomsTables } from './tables.ts'

export const rooms = tablesOf<RoomsTables>()

/** How many messages and files a window is shown at once. */
export const bounds = { messages: 200, files: 50, guests: 20 }

/** The members of a room with the names they go by. */
export const membersOf = (interviewId: number) =>
  rooms
    .selectFrom('room_members as m')
    .leftJoin('users as u', (join) => sameTenant(join, 'u.id', 'm.user_id'))
    .leftJoin('applications as a', (join) => sameTenant(join, 'a.id', 'm.application_id'))
    .leftJoin('candidates as c', (join) => sameTenant(join, 'c.id', 'a.candidate_id'))
    .select(['m.id', 'm.user_id', 'm.application_id', 'm.guest_name', 'm.invited_at', 'm.is_ready'])
    .select(['m.connection', 'm.seen_at', 'm.left_at', 'm.is_audio', 'm.is_video', 'm.is_talking'])
    .select(['m.newwork_status', 'm.stage_at', 'm.audio_off_at', 'm.video_off_at'])
    .select(sql<string>`coalesce(u.name, c.name, m.guest_name, '')`.as('name'))
    .where('m.interview_id', '=', interviewId)
    .orderBy('m.id')

/** The recording of a room that nobody has ended yet. */
export const openRecording = (interviewId: number) =>
  rooms
    .selectFrom('room_recordings')
    .select(['id', 'member_id', 'connection', 'started_at'])
    .where('interview_id', '=', interviewId)
    .where('ended_at', 'is', null)

export type Member = Awaited<ReturnType<ReturnType<typeof membersOf>['execute']>>[number]

/** What is kept of a room; its interview is the domain of interviews' own. */
export interface FoundRoom {
  readonly meeting: Meeting
  readonly begunAt: Date | null
  readonly programBy: number | null
  /** Who shared a screen last, and in which window. */
  readonly shareBy: number | null
  readonly shareConnection: string | null
  readonly members: readonly Member[]
  /** What is being recorded, unless its window is gone. */
  readonly recording: {
    readonly id: number
    readonly member_id: number
    readonly connection: string
    readonly started_at: Date
  } | null
}

/** The room of an interview, whether or not it was entered yet; 404 where there is no such interview. */
export async function roomOf(tx: Transaction, interviewId: number): Promise<FoundRoom> {
  const meeting = await meetingOf(tx, interviewId)
  if (!meeting) throw notFound()
  const [[row], members, [recording]] = await tx.load(
    rooms
      .selectFrom('rooms')
      .select(['begun_at', 'program_by', 'share_by', 'share_connection'])
      .where('interview_id', '=', interviewId),
    membersOf(interviewId),
    openRecording(interviewId),
  )
  return {
    meeting,
    begunAt: row?.begun_at ?? null,
    programBy: row?.program_by ?? null,
    shareBy: row?.share_by ?? null,
    shareConnection: row?.share_connection ?? null,
    members,
    recording: recording ?? null,
  }
}

/** What was said after a message, the oldest first; of more than are shown, the newest. */
export const messagesAfter = (interviewId: number, after: number) =>
  rooms
    .selectFrom('room_messages')
    .select(['id', 'member_id', 'content', 'sent_at'])
    .where('interview_id', '=', interviewId)
    .where('id', '>', after)
    .orderBy('id', 'desc')
    .limit(bounds.messages)

/** The files that are shared in a room. */
export const filesOf = (interviewId: number) =>
  rooms
    .selectFrom('room_files as f')
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'f.file_id'))
    .select(['f.id', 'f.interview_id', 'f.member_id', 'f.file_id', 'f.added_at'])
    .select(['files.name', 'files.bytes', 'files.storage_key'])
    .where('f.interview_id', '=', interviewId)
    .orderBy('f.id')
