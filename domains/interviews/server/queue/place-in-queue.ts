import type { PlaceInQueue } from '@bole/interviews/contract'
import { isSignedIn } from '@bole/interviews/model'
import { sameTenant, type Transaction, tablesOf } from '@bole/platform/server'
import type { InterviewsTables } from '../tables.ts'
import { queueOf } from './enter-queue.ts'
import { presentPlace } from './present-queue.ts'

const tables = tablesOf<InterviewsTables>()

/** The place of an application's candidate in the queue they are expected in now; null where that is no queue, or it is long over. */
export async function placeInQueue(
  tx: Transaction,
  applicationId: number,
  now: Date,
): Promise<PlaceInQueue | null> {
  const found = await tx.find(
    tables
      .selectFrom('interview_candidates as met')
      .innerJoin('interview_queues as queue', (join) =>
        sameTenant(join, 'queue.interview_id', 'met.interview_id'),
      )
      .innerJoin('stage_records as record', (join) => sameTenant(join, 'record.id', 'met.stage_record_id'))
      .select(['met.interview_id', 'met.stage_record_id'])
      .where('met.application_id', '=', applicationId)
      .where('met.left_at', 'is', null)
      .where('record.closed_at', 'is', null)
      .orderBy('met.interview_id', 'desc')
      .limit(1),
  )
  const queue = found && (await queueOf(tx, found.interview_id))
  const one = queue?.everyone.find(({ candidate }) => candidate.record_id === found?.stage_record_id)
  if (!queue || !one) return null
  // Whoever signs in at this moment gets their number by the reaction to it, when this is saved: the next look shows it.
  const isJustHere = !one.place && isSignedIn(one.candidate.step, one.candidate.detail)
  return isJustHere ? null : presentPlace(queue, one, now)
}
