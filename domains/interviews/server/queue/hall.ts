import type { interviewsApi } from '@bole/interviews/contract'
import { doorState, maskedName } from '@bole/interviews/model'
import { type Handler, notFound } from '@bole/platform/server'
import { enterQueue } from './enter-queue.ts'
import { presentPlace } from './present-queue.ts'
import { doorPath, recordOfTicket } from './queue-codes.ts'
import type { Queue } from './queue-store.ts'

type Api = typeof interviewsApi

function whenAndWhere({ interview }: Queue) {
  const place = interview.candidates.find(({ has_left }) => !has_left)?.place ?? ''
  return {
    interviewTime: interview.starts_at.toISOString(),
    endTime: interview.ends_at.toISOString(),
    place: [place, interview.address].filter(Boolean).join(' · '),
  }
}

/** What everybody in the hall may read: numbers, rooms, and names of which no stranger learns who it is. */
export const getHall: Handler<Api['getHall']> = async (context) => {
  const { queue, organisation } = await enterQueue(context, context.query.token, 'hall')
  return {
    organisation,
    ...whenAndWhere(queue),
    door_path: doorPath(queue.doorSeed),
    rooms: queue.rooms.map(({ id, title, now }) => ({
      ...{ id, title },
      now: now?.place
        ? { number: now.place.number, name: maskedName(now.candidate.name), state: now.state }
        : null,
    })),
    waiting: queue.waiting.flatMap(({ candidate, place }) =>
      place ? [{ number: place.number, name: maskedName(candidate.name) }] : [],
    ),
  }
}

/** What the code at the door leads to, also before people can sign in and afterwards. */
export const getDoor: Handler<Api['getDoor']> = async (context) => {
  const { queue, organisation } = await enterQueue(context, context.query.token, 'door')
  const { starts_at, ends_at } = queue.interview
  return { organisation, ...whenAndWhere(queue), state: doorState(starts_at, ends_at, context.now) }
}

/** Somebody's own place, by the secret they were given when they signed in. */
export const getPlace: Handler<Api['getPlace']> = async (context) => {
  const { token, ticket } = context.query
  const { queue, organisation } = await enterQueue(context, token, 'door')
  const recordId = recordOfTicket(queue.doorSeed, ticket)
  const one = queue.everyone.find(({ candidate }) => candidate.record_id === recordId)
  if (!one) throw notFound()
  return { organisation, place: presentPlace(queue, one, context.now) }
}
