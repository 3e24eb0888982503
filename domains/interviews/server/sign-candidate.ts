import type { interviewsApi } from '@bole/interviews/contract'
import { meetings } from '@bole/pipeline/server'
import type { Handler } from '@bole/platform/server'
import { allOrNone } from './all-or-none.ts'
import { lockInterview } from './interview-store.ts'
import { actsIn } from './present.ts'
import { requireMet } from './require-met.ts'

/** A candidate has come, or has not after all. */
export const signCandidate: Handler<typeof interviewsApi.sign> = async (context) => {
  const { body, caller, tx, refuse } = context
  const found = await lockInterview(tx, caller, body.id)
  if (!actsIn(found, caller)) throw refuse('not_yours')
  const seen = [{ post_id: body.post_id, version: body.version }]
  await requireMet({ tx, caller, refuse }, found, seen)
  if (found.state !== 'ahead') throw refuse('interview_is_over')
  allOrNone(await meetings.signIn(context, seen, body.is_signed), refuse)
  tx.announce('interview', found.id)
  return { id: found.id }
}
