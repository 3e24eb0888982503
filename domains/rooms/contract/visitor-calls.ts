import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { visitedRoomSchema, windowSaying } from './schemas.ts'

/** A window asks every second, and several people may sit behind one address. */
const aRoomFull = 1200

const sending = 120

const token = field.requiredText(100)

/** What candidates may ask with the secret of their private page, and guests with that of their invitation. */
export const visitorCalls = {
  visit: {
    method: 'POST',
    path: 'careers/room/sync',
    summary: 'A candidate’s or guest’s window says that it is there, and reads what has changed in the room',
    access: 'anyone',
    perMinute: aRoomFull,
    body: z.object({ token, ...windowSaying }),
    reply: visitedRoomSchema,
    shows: ['interview', 'application'],
  },
  accept: {
    method: 'POST',
    path: 'careers/room/accept',
    summary: 'The candidate accepts to be asked in, and is in the room from now on',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ token }),
    reply: z.object({}),
    refusals: ['not_invited'],
    changes: ['room'],
  },
  visitorSend: {
    method: 'POST',
    path: 'front/interview-dialog/send',
    summary: 'A candidate or a guest says something to everybody in the room',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ token, content: field.requiredText(2000) }),
    reply: z.object({ id: z.number() }),
    refusals: ['not_in_room', 'room_finished'],
    changes: ['room'],
  },
  visitorShare: {
    method: 'POST',
    path: 'careers/room/share',
    summary: 'A candidate or a guest shares their screen with everybody in the room, or ends that',
    access: 'anyone',
    perMinute: sending,
    body: z.object({ token, is_share: z.boolean() }),
    reply: z.object({}),
    refusals: ['not_in_room', 'room_finished', 'not_on_stage', 'already_shared', 'not_yours'],
    changes: ['room'],
  },
  visitorFile: {
    method: 'GET',
    path: 'careers/room/file',
    summary: 'A file that was shared in the room, for a candidate or a guest who is in it',
    access: 'anyone',
    query: z.object({ token, file: field.whole(1, Number.MAX_SAFE_INTEGER) }),
    reply: z.unknown(),
    sendsFile: true,
    shows: ['room'],
  },
} as const satisfies Record<string, CallRecord>
