import type { Call } from '@bole/platform/contract'
import { type Context, notFound, prepared, secrets, type Transaction } from '@bole/platform/server'
import { inFull, interviews } from '../interview-store.ts'
import { type Queue, queuesOf } from './queue-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose code this is.
const queueOfCode = prepared<{ organisation_id: number; interview_id: number; is_hall: boolean }>(
  'select organisation_id, interview_id, is_hall from queue_of_code($1)',
)

/** A queue by its interview, as everybody in its hall may know of it; null where it has none. */
export async function queueOf(tx: Transaction, interviewId: number): Promise<Queue | null> {
  const [found] = await tx.load(
    inFull(interviews.selectFrom('interviews')).where('interviews.id', '=', interviewId),
  )
  return (await queuesOf(tx, found)).get(interviewId) ?? null
}

/** Goes on in the organisation of the queue whose code this is, and answers that queue; 404 for any other text, and for one that was called off. */
export async function enterQueue({ tx }: Pick<Context<Call>, 'tx'>, token: string, kind: 'door' | 'hall') {
  const found = await tx.find(queueOfCode(secrets.digestOf(token)))
  if (!found || found.is_hall !== (kind === 'hall')) throw notFound()
  tx.enter(found.organisation_id)
  const queue = await queueOf(tx, found.interview_id)
  const organisation = await tx.find(
    interviews.selectFrom('organisations').select(['name', 'slug']).where('id', '=', found.organisation_id),
  )
  if (!queue || !organisation || queue.interview.state === 'off') throw notFound()
  return { queue, organisation }
}
