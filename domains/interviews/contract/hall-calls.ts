import { type CallRecord, field } from '@bole/platform/contract'
import * as z from 'zod'
import { doorSchema, hallSchema, placeSchema } from './queue-schemas.ts'

/** A hall shares one address, and every phone in it looks again every few seconds. */
const aFullHall = 2400

/** Guessing who is expected takes names and numbers: few of both. */
const signingIn = 120

const token = field.requiredText(100)

/** What anybody in the hall of a queue may ask, by the address that hangs or shows there. */
export const hallCalls = {
  getHall: {
    method: 'GET',
    path: 'careers/queue/hall',
    summary: 'The screen of the hall: which number is called to which room, and who waits',
    access: 'anyone',
    perMinute: aFullHall,
    query: z.object({ token }),
    reply: hallSchema,
    shows: ['interview', 'application'],
  },
  getDoor: {
    method: 'GET',
    path: 'careers/queue/door',
    summary: 'The queue behind the code at the door, and whether candidates can sign in now',
    access: 'anyone',
    perMinute: aFullHall,
    query: z.object({ token }),
    reply: doorSchema,
    shows: ['interview'],
  },
  signInAtDoor: {
    method: 'POST',
    path: 'careers/queue/sign-in',
    summary:
      'Whoever is expected says that they have come, by name and phone; answers the secret of their place',
    access: 'anyone',
    perMinute: signingIn,
    body: z.object({ token, name: field.name(60), phone: field.requiredText(30) }),
    reply: z.object({ ticket: z.string() }),
    refusals: ['not_open_yet', 'over', 'not_expected'],
    changes: ['application', 'interview'],
  },
  getPlace: {
    method: 'GET',
    path: 'careers/queue/place',
    summary:
      'A candidate’s own place in a queue: their number, who is before them, and the room they are called to',
    access: 'anyone',
    perMinute: aFullHall,
    query: z.object({ token, ticket: field.requiredText(100) }),
    reply: z.object({ organisation: doorSchema.shape.organisation, place: placeSchema }),
    shows: ['interview', 'application'],
  },
} as const satisfies Record<string, CallRecord>
