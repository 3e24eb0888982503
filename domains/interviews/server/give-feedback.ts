import type { interviewsApi } from '@bole/interviews/contract'
import { meetings } from '@bole/pipeline/server'
import type { BodyOf } from '@bole/platform/contract'
import type { Context, Handler } from '@bole/platform/server'
import { allOrNone } from './all-or-none.ts'
import { lockInterview } from './interview-store.ts'
import { actsIn } from './present.ts'
import { requireMet, type Seen } from './require-met.ts'

type Deciding = Context<typeof interviewsApi.feedback> | Context<typeof interviewsApi.recordMulti>
type Decision = Omit<BodyOf<typeof interviewsApi.recordMulti>, 'applications'>

/** The pipeline's own decision, of all of them or of none. */
async function decide(context: Deciding, interviewId: number, seen: Seen, decision: Decision) {
  const { caller, tx } = context
  const refuse: Context<typeof interviewsApi.feedback>['refuse'] = context.refuse
  const found = await lockInterview(tx, caller, interviewId)
  if (!actsIn(found, caller)) throw refuse('not_yours')
  await requireMet({ tx, caller, refuse }, found, seen)
  if (found.state === 'done' || found.state === 'off') throw refuse('interview_is_over')
  const body = { ...decision, applications: [...seen] }
  const done = await meetings.giveFeedbackToMany({
    ...context,
    refuse,
    params: undefined,
    query: undefined,
    body,
  })
  allOrNone(done, refuse)
  tx.announce('interview', found.id)
  return { id: found.id }
}

/** What is said of one of the candidates. */
export const giveFeedback: Handler<typeof interviewsApi.feedback> = (context) => {
  const { id, post_id, version, ...decision } = context.body
  return decide(context, id, [{ post_id, version }], decision)
}

/** What is said of several at once. */
export const recordMulti: Handler<typeof interviewsApi.recordMulti> = (context) => {
  const { applications, ...decision } = context.body
  return decide(context, context.params.id, applications, decision)
}
