import type { RoomStep } from '@bole/interviews/model'
import { meetings } from '@bole/pipeline/server'
import { type Caller, notFound, type RefusalDetails, type Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { allOrNone } from '../all-or-none.ts'
import { interviews, lockInterview } from '../interview-store.ts'
import { actsIn } from '../present.ts'
import { requireMet } from '../require-met.ts'
import { type InQueue, type Queue, queuesOf } from './queue-store.ts'

interface Locking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly refuse: (code: 'not_yours' | 'interview_is_over') => Error
}

/**
 * A queue, locked with everybody in it, for whoever acts in it: of two who call at the same moment the second waits, and finds it as the first
 * left it. 404 where it is no queue that the caller sees.
 */
export async function lockQueue({ tx, caller, refuse }: Locking, interviewId: number): Promise<Queue> {
  const found = await lockInterview(tx, caller, interviewId)
  const queue = (await queuesOf(tx, [found])).get(found.id)
  if (!queue) throw notFound()
  if (!actsIn(found, caller)) throw refuse('not_yours')
  if (found.state === 'done' || found.state === 'off') throw refuse('interview_is_over')
  return queue
}

/** Somebody of a queue; refused of anybody else the caller sees, and 404 for whom they do not. */
export async function oneOf(
  context: Parameters<typeof requireMet>[0],
  { everyone, interview }: Queue,
  applicationId: number,
): Promise<InQueue> {
  // Of whoever came back to it, where they are now.
  const found = everyone
    .filter(({ candidate }) => candidate.application_id === applicationId)
    .toSorted((a, b) => Number(a.candidate.has_left) - Number(b.candidate.has_left))
  if (found[0]) return found[0]
  await requireMet(context, interview, [{ post_id: applicationId, version: 1 }])
  throw notFound()
}

type Happening = RoomStep | 'call'
const words = { call: 'queue_called', begin: 'began', end: 'ended', put_back: 'queue_put_back' } as const

type Telling = Parameters<typeof meetings.happenInHall>[0] & {
  readonly refuse: (
    code: 'candidate_changed' | 'candidate_not_at_interview',
    details: RefusalDetails,
  ) => Error
}

/** What happened in the hall stands in the history of whoever it happened to, and leads as far in the pipeline as that has a step for it. */
export async function tellPipeline(context: Telling, { candidate }: InQueue, what: Happening, room: string) {
  const seen = [{ post_id: candidate.application_id, version: candidate.version }]
  const done = await meetings.happenInHall(context, seen, words[what], room)
  allOrNone(done, (code, details) =>
    context.refuse(code === 'not_yours' ? 'candidate_not_at_interview' : code, details),
  )
}

const placeOf = ({ interview }: Queue, { candidate }: InQueue) => sql<SqlBool>`
  (interview_id, stage_record_id) = (${interview.id}, ${candidate.record_id})`

/** Changes what is kept of somebody's place. */
export const updatePlace = (queue: Queue, one: InQueue) =>
  interviews.updateTable('interview_queue_places').where(placeOf(queue, one))

/** Those who wait are called in this order from now on; named by their applications. */
export function saveOrder(tx: Transaction, queue: Queue, order: readonly number[]): void {
  tx.save(
    interviews
      .updateTable('interview_queue_places')
      .set({ sort: sql<number>`array_position(${order}::bigint[], interview_queue_places.application_id)` })
      .where('interview_id', '=', queue.interview.id)
      .where('application_id', '=', sql<number>`any(${order}::bigint[])`),
  )
  tx.announce('interview', queue.interview.id)
}
