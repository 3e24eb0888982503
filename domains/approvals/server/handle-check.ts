import type { approvalsApi } from '@bole/approvals/contract'
import { approving, canSeeApplication } from '@bole/pipeline/server'
import { type Handler, may, notFound } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { whoIsDue } from './approval-store.ts'

/** The step code of somebody who was turned down in the approval. */
const refused = 50

/** An approver's answer. Whoever recruits may give it over the heads of those who were asked, once they have said that they mean to. */
export const handleCheck: Handler<typeof approvalsApi.handleCheck> = async (context) => {
  const { body, caller, tx, refuse } = context
  if (!(await canSeeApplication(tx, caller, body.post_id))) throw notFound()
  if (!body.is_sure && may(caller, 'pipeline.move')) {
    const [due] = await tx.load(whoIsDue(body.post_id))
    const isAsked = due.some(({ user_id }) => user_id === caller.userId)
    const names = due.map(({ name }) => name).join(', ')
    if (due.length > 0 && !isAsked) throw refuse('not_asked', { values: { names }, isWarning: true })
  }
  const done = await approving.decideApproval(context, body)
  const told = { action: `company_${body.action}`, batchId: done.batch_id }
  if (done.status.process_status === refused)
    await approving.tellCandidates(context, [{ id: body.post_id, stage: stages.stage.approval }], told)
  return done
}
