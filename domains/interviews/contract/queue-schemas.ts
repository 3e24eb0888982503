import { interviewStates, queueStates } from '@bole/interviews/model'
import { field } from '@bole/platform/contract'
import * as z from 'zod'
import { addressSchema } from './schemas.ts'

const person = z.object({ id: field.id, name: z.string() })

/** Minutes that an interview of a queue is planned for. */
export const minutesEach = field.whole(5, 120)

/** A room of a queue as it is given: who meets candidates there; the first of them leads. */
export const givenRoom = z.object({
  title: field.name(60),
  interviewer_ids: z.array(field.idOf('user')).min(1).max(5),
})

/** A room of a queue, with the application of whoever is called or met there now. */
const room = z.object({
  id: field.id,
  title: z.string(),
  people: z.array(person),
  /** The caller meets candidates there. */
  is_mine: z.boolean(),
  post_id: field.id.nullable(),
})

/** Somebody in a queue. */
const queued = z.object({
  post_id: field.id,
  version: z.number(),
  name: z.string(),
  positionText: z.string(),
  state: z.enum(queueStates),
  /** In the order of coming; null: they have not come. */
  number: z.number().nullable(),
  /** How many are called before them; null: they do not wait. */
  before: z.number().nullable(),
  /** About how long they wait, in minutes; null: they do not, or there is no room. */
  minutes: z.number().nullable(),
  room_id: field.id.nullable(),
  signed_at: z.string().nullable(),
  called_at: z.string().nullable(),
  begun_at: z.string().nullable(),
})

/** A period of queue interviews (specification, section 3): the interview it is, its rooms, and everybody in it. */
export const periodSchema = z.object({
  interview_main_id: field.id,
  version: z.number(),
  interviewTime: z.string(),
  endTime: z.string(),
  status: z.enum(interviewStates),
  address: addressSchema,
  minutes_each: z.number(),
  waiting_count: z.number(),
  rooms: z.array(room),
  /** Those in rooms, those who wait in their order, those who have not come, and those who are through. */
  data: z.array(queued),
  /** Where the code at the door leads, below the origin. */
  door_path: z.string(),
  /** Where the screen of the hall is; null while it is closed. */
  hall_path: z.string().nullable(),
  can: z.object({ arrange: z.boolean(), call: z.boolean() }),
})

const organisation = z.object({ name: z.string(), slug: z.string() })

/** What the screen of a hall shows: numbers, and names of which no stranger learns who it is. */
export const hallSchema = z.object({
  organisation,
  interviewTime: z.string(),
  endTime: z.string(),
  place: z.string(),
  door_path: z.string(),
  rooms: z.array(
    z.object({
      id: field.id,
      title: z.string(),
      /** Who is called to it or met in it; null: nobody. */
      now: z.object({ number: z.number(), name: z.string(), state: z.enum(queueStates) }).nullable(),
    }),
  ),
  /** In the order in which they are called. */
  waiting: z.array(z.object({ number: z.number(), name: z.string() })),
})

/** What the code at the door leads to. */
export const doorSchema = z.object({
  organisation,
  interviewTime: z.string(),
  endTime: z.string(),
  place: z.string(),
  state: z.enum(['early', 'open', 'over']),
})

/** What a candidate's phone shows of their place in a queue. */
export const placeSchema = z.object({
  state: z.enum(queueStates),
  number: z.number().nullable(),
  before: z.number().nullable(),
  minutes: z.number().nullable(),
  /** Where they are called to; empty: nowhere yet. */
  room: z.string(),
})

export type Period = z.output<typeof periodSchema>
export type Queued = z.output<typeof queued>
export type PlaceInQueue = z.output<typeof placeSchema>
