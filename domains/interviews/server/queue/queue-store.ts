import { type QueueState, queueStateOf, queueWait } from '@bole/interviews/model'
import { type Transaction, tablesOf } from '@bole/platform/server'
import { type Selectable, sql } from 'kysely'
import type { FoundCandidate, FoundInterview } from '../interview-store.ts'
import type { InterviewsTables } from '../tables.ts'

const queues = tablesOf<InterviewsTables>()

type PlaceRow = Selectable<InterviewsTables['interview_queue_places']>

/** Somebody in a queue, with their place in it once they have come. */
export interface InQueue {
  readonly candidate: FoundCandidate
  readonly place: PlaceRow | null
  readonly state: QueueState
}

/** A room of a queue, with whoever is called or met there now. */
export interface QueueRoom {
  readonly id: number
  readonly title: string
  readonly people: readonly { readonly id: number; readonly name: string }[]
  readonly now: InQueue | null
}

/** A queue as it stands. */
export interface Queue {
  readonly interview: FoundInterview
  readonly doorSeed: string
  readonly hallSeed: string | null
  readonly minutesEach: number
  readonly rooms: readonly QueueRoom[]
  readonly everyone: readonly InQueue[]
  /** Those who wait, in the order in which they are called. */
  readonly waiting: readonly InQueue[]
}

const any = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`

/** Who meets candidates in a room, of those who are in the interview still. */
const peopleOfRoom = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.id)
  from interview_room_people m
    join interview_people p on p.organisation_id = m.organisation_id and p.interview_id = interview_rooms.interview_id
      and p.user_id = m.user_id
    join users u on u.organisation_id = m.organisation_id and u.id = m.user_id
  where m.organisation_id = interview_rooms.organisation_id and m.room_id = interview_rooms.id), '[]')`

/** The queues of these interviews, by the interview; of what is no queue there is none. */
export async function queuesOf(
  tx: Transaction,
  found: readonly FoundInterview[],
): Promise<ReadonlyMap<number, Queue>> {
  const ids = found.map(({ id }) => id)
  const [rows, rooms, places] = await tx.load(
    queues.selectFrom('interview_queues').selectAll().where('interview_id', '=', any(ids)),
    queues
      .selectFrom('interview_rooms')
      .select(['id', 'interview_id', 'title', peopleOfRoom.as('people')])
      .where('interview_id', '=', any(ids))
      .orderBy('place')
      .orderBy('id'),
    queues.selectFrom('interview_queue_places').selectAll().where('interview_id', '=', any(ids)),
  )
  const interviews = new Map(found.map((interview) => [interview.id, interview]))
  return new Map(
    rows.flatMap((row) => {
      const interview = interviews.get(row.interview_id)
      if (!interview) return []
      const here = places.filter(({ interview_id }) => interview_id === interview.id)
      const everyone = interview.candidates.map((candidate) => inQueue(interview, candidate, here))
      const itsRooms = rooms.filter(({ interview_id }) => interview_id === interview.id)
      return [[interview.id, assemble(interview, row, itsRooms, everyone)] as const]
    }),
  )
}

function inQueue(interview: FoundInterview, candidate: FoundCandidate, places: readonly PlaceRow[]): InQueue {
  const place = places.find(({ stage_record_id }) => stage_record_id === candidate.record_id) ?? null
  const state = queueStateOf({
    hasLeft: candidate.has_left,
    isOver: candidate.is_closed || interview.finished_at !== null,
    ...{ step: candidate.step, detail: candidate.detail },
    ...{ hasNumber: place !== null, hasRoom: place?.room_id != null },
    ...{ hasBegun: place?.begun_at != null, hasEnded: place?.ended_at != null },
  })
  return { candidate, place, state }
}

type Row = Selectable<InterviewsTables['interview_queues']>

function assemble(
  interview: FoundInterview,
  row: Row,
  rooms: readonly Omit<QueueRoom, 'now'>[],
  everyone: readonly InQueue[],
): Queue {
  const inRooms = everyone.filter(({ state }) => state === 'called' || state === 'meeting')
  const minutesHeld = everyone.flatMap(({ place }) =>
    place?.begun_at && place.ended_at ? (place.ended_at.getTime() - place.begun_at.getTime()) / 60_000 : [],
  )
  return {
    interview,
    doorSeed: row.door_seed,
    hallSeed: row.hall_seed,
    minutesEach: queueWait.minutesOfOne(row.minutes_each, minutesHeld),
    rooms: rooms.map(({ id, title, people }) => {
      return { id, title, people, now: inRooms.find(({ place }) => place?.room_id === id) ?? null }
    }),
    everyone,
    waiting: everyone
      .filter(({ state }) => state === 'waiting')
      .toSorted((a, b) => (a.place?.sort ?? 0) - (b.place?.sort ?? 0)),
  }
}

/** How many are called before somebody who waits, and about how long that takes; nulls for whoever does not wait. */
export function waitOf({ waiting, rooms, minutesEach, interview }: Queue, one: InQueue, now: Date) {
  const before = waiting.indexOf(one)
  if (before < 0) return { before: null, minutes: null }
  const since = rooms.map((room) => ({
    since: room.now?.place?.begun_at ?? room.now?.place?.called_at ?? null,
  }))
  const minutes = queueWait.minutesToWait({
    before,
    rooms: since,
    minutesEach,
    from: interview.starts_at,
    now,
  })
  return { before, minutes }
}
