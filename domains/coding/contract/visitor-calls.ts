import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { language } from './program-language.ts'
import { heardSchema, windowCoding } from './schemas.ts'

/** A window asks some times a second, and several people may sit behind one address. */
const aRoomFull = 3000

const choosing = 60

const token = field.requiredText(100)

/** What candidates may do with the secret of their private page, and guests with that of their invitation. */
export const visitorCalls = {
  visitProgram: {
    method: 'POST',
    path: 'careers/room/program-sync',
    summary:
      'A candidate’s or guest’s window says what was written in it, and reads what others wrote and where they are',
    access: 'anyone',
    perMinute: aRoomFull,
    body: z.object({
      token,
      /** The program that the window has, as the call answered it; 0: none yet. */
      shown_program: field.whole(0, Number.MAX_SAFE_INTEGER).default(0),
      ...windowCoding,
    }),
    reply: heardSchema,
    refusals: ['not_in_room', 'room_finished', 'bad_update', 'too_long'],
    shows: ['interview', 'room', 'coding_program'],
  },
  visitorLanguage: {
    method: 'POST',
    path: 'careers/room/program-language',
    summary: 'A candidate or a guest has the program written in another language',
    access: 'anyone',
    perMinute: choosing,
    body: z.object({ token, language }),
    reply: z.object({ version: z.number() }),
    refusals: ['not_in_room', 'room_finished', 'no_program', 'not_this_language'],
    changes: ['coding_program'],
  },
} as const satisfies Record<string, CallRecord>
