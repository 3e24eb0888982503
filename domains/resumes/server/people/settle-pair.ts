import { type Handler, notFound } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { requireCandidate, resumes } from '../resume-store.ts'
import { findPairs as lookForPairs } from './find-pairs.ts'
import { lookOn } from './look-later.ts'
import { pairsSeen } from './pair-store.ts'

/** Two records are not one person: that is remembered, with who said it, until it is taken back. */
export const settlePair: Handler<typeof resumesApi.settlePair> = async ({
  body,
  caller,
  tx,
  now,
  refuse,
}) => {
  const [[pair], [seen]] = await tx.load(
    resumes.selectFrom('suspected_pairs').select(['id', 'state']).where('id', '=', body.id).forUpdate(),
    pairsSeen(caller).select('suspected_pairs.id').where('suspected_pairs.id', '=', body.id),
  )
  if (pair?.state === 'merged') throw refuse('pair_merged')
  if (!pair || !seen) throw notFound()
  const isSettled = body.state === 'not_same'
  tx.save(
    resumes
      .updateTable('suspected_pairs')
      .set({
        state: body.state,
        settled_by: isSettled ? caller.userId : null,
        settled_at: isSettled ? now : null,
      })
      .where('id', '=', body.id),
  )
  tx.announce('suspected_pair')
  return { id: body.id }
}

export const findPairs: Handler<typeof resumesApi.findPairs> = async ({ body, caller, tx }) => {
  const candidateId = await requireCandidate(tx, caller, body.post_id)
  return { count: await lookForPairs(tx, candidateId) }
}

export const lookThrough: Handler<typeof resumesApi.lookThrough> = async ({ tx, caller }) => {
  lookOn(tx, 0)
  tx.announce('suspected_pair')
  return { id: caller.organisationId }
}
