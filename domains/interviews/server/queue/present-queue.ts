import type { Period, PlaceInQueue, Queued } from '@bole/interviews/contract'
import { type QueueState, stateAt } from '@bole/interviews/model'
import { type Caller, may } from '@bole/platform/server'
import { actsIn, presentInterview } from '../present.ts'
import { doorPath, hallPath } from './queue-codes.ts'
import { type InQueue, type Queue, waitOf } from './queue-store.ts'

const order: readonly QueueState[] = ['meeting', 'called', 'waiting', 'expected', 'done', 'gone']

/** A period of queue interviews as the wire carries it. */
export function presentPeriod(queue: Queue, caller: Caller, now: Date): Period {
  const { interview, rooms, waiting, everyone } = queue
  const { version, interviewTime, endTime, address } = presentInterview(interview, caller, now)
  const isOpen = interview.state === 'ahead' || interview.state === 'held'
  const place = (one: InQueue) => [
    order.indexOf(one.state),
    one.state === 'waiting' ? waiting.indexOf(one) : (one.place?.number ?? 0),
  ]
  const sorted = everyone
    .map((one) => ({ one, at: place(one) }))
    .toSorted(({ at: [a = 0, b = 0] }, { at: [c = 0, d = 0] }) => a - c || b - d)
  return {
    interview_main_id: interview.id,
    ...{ version, interviewTime, endTime, address },
    status: stateAt(interview.state, interview.ends_at, now),
    minutes_each: queue.minutesEach,
    waiting_count: waiting.length,
    rooms: rooms.map(({ id, title, people, now: here }) => ({
      ...{ id, title, people: [...people] },
      is_mine: people.some((person) => person.id === caller.userId),
      post_id: here?.candidate.application_id ?? null,
    })),
    data: sorted.map(({ one }) => presentQueued(queue, one, now)),
    door_path: doorPath(queue.doorSeed),
    hall_path: queue.hallSeed === null ? null : hallPath(queue.hallSeed),
    can: {
      arrange: may(caller, 'pipeline.move'),
      call: isOpen && may(caller, 'pipeline.feedback') && actsIn(interview, caller),
    },
  }
}

function presentQueued(queue: Queue, one: InQueue, now: Date): Queued {
  const { candidate, place, state } = one
  return {
    post_id: candidate.application_id,
    ...{ version: candidate.version, name: candidate.name, positionText: candidate.title, state },
    number: place?.number ?? null,
    ...waitOf(queue, one, now),
    room_id: place?.room_id ?? null,
    signed_at: place?.signed_at.toISOString() ?? null,
    called_at: place?.called_at?.toISOString() ?? null,
    begun_at: place?.begun_at?.toISOString() ?? null,
  }
}

/** Somebody's own place, as their phone shows it. */
export function presentPlace(queue: Queue, one: InQueue, now: Date): PlaceInQueue {
  const isCalled = one.state === 'called' || one.state === 'meeting'
  const room = isCalled ? queue.rooms.find(({ id }) => id === one.place?.room_id) : undefined
  return {
    state: one.state,
    number: one.place?.number ?? null,
    ...waitOf(queue, one, now),
    room: room?.title ?? '',
  }
}
