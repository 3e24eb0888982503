import { defineApi, field } from '@bole/platform/contract'
import * as z from 'zod'
import { mediaCalls } from './media-calls.ts'
import { recordingCalls } from './recording-calls.ts'
import { historySchema, roomSchema, windowSaying } from './schemas.ts'
import { visitorCalls } from './visitor-calls.ts'

declare module '@bole/platform/contract' {
  interface EntityCatalogue {
    room: { owner: 'rooms'; of: 'interview' }
  }
}

const interview_id = field.idOf('interview')

const shown = ['interview', 'application', 'user'] as const

const megabyte = 1024 * 1024

export const roomsApi = defineApi('rooms', {
  ...visitorCalls,
  ...mediaCalls,
  ...recordingCalls,
  members: {
    method: 'GET',
    path: 'tracker/interview/members',
    summary: 'A room as one read: who is in it and how, what was said and shared, and how far it is',
    access: 'candidates.view',
    query: z.object({ interview_id }),
    reply: roomSchema,
    shows: [{ entity: 'room', by: 'interview_id' }, ...shown],
  },
  sync: {
    method: 'POST',
    path: 'tracker/interview/agora-sync',
    summary: 'A window of staff says that it is in the room, and reads what has changed there',
    access: 'candidates.view',
    // Most seconds bring no news: `room` is announced only when there are some, and so is no part of `changes`.
    body: z.object({ interview_id, ...windowSaying }),
    reply: roomSchema,
    shows: shown,
  },
  invite: {
    method: 'POST',
    path: 'tracker/interview/invite',
    summary:
      'Ask candidates in who wait in the lobby, or one of them back out; add colleagues, and make a link for a guest',
    access: 'pipeline.feedback',
    body: z.object({
      interview_id,
      candidates: z.array(field.idOf('application')).max(200).default([]),
      /** Whether they are asked in. One who is in the room is sent back to the lobby only where they are named alone. */
      is_invited: z.boolean().default(true),
      user_ids: z.array(field.idOf('user')).max(30).default([]),
      /** A guest's name; they enter by the link that is answered. */
      guest_name: field.name(60).optional(),
    }),
    reply: z.object({ guest_path: z.string().nullable() }),
    refusals: ['not_yours', 'room_finished', 'not_met_here', 'unknown_person', 'too_many_guests'],
    changes: ['room'],
  },
  send: {
    method: 'POST',
    path: 'tracker/interview-dialog/send',
    summary: 'Say something to everybody in the room',
    access: 'candidates.view',
    body: z.object({ interview_id, content: field.requiredText(2000) }),
    reply: z.object({ id: z.number() }),
    refusals: ['not_in_room', 'room_finished'],
    changes: ['room'],
  },
  history: {
    method: 'GET',
    path: 'tracker/interview-dialog/history/{id}',
    summary: 'Everything that was said in the room of an interview, the first first',
    access: 'candidates.view',
    params: z.object({ id: field.idOf('interview') }),
    reply: historySchema,
    shows: [{ entity: 'room', by: 'id' }, 'user', 'application'],
  },
  addFile: {
    method: 'POST',
    path: 'tracker/interview/add-file',
    summary: 'Share files with everybody in the room',
    access: 'candidates.view',
    uploads: { files: 5, bytes: 20 * megabyte },
    body: z.object({ interview_id }),
    reply: z.object({ count: z.number() }),
    refusals: ['no_files', 'not_in_room', 'room_finished', 'too_many_files'],
    changes: ['room'],
  },
  deleteFile: {
    method: 'POST',
    path: 'tracker/interview/delete-file',
    summary: 'Take a shared file out of the room: one’s own, or any for those who are in the interview',
    access: 'candidates.view',
    body: z.object({ id: field.idOf('room_file') }),
    reply: z.object({}),
    refusals: ['not_yours'],
    changes: ['room'],
  },
  getFile: {
    method: 'GET',
    path: 'tracker/interview/room-file',
    summary: 'A file that was shared in a room',
    access: 'candidates.view',
    keptBy: 'any',
    query: z.object({ id: field.idOf('room_file') }),
    reply: z.unknown(),
    sendsFile: true,
    shows: ['room'],
  },
})
