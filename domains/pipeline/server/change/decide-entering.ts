import { canInvite, moveTo, type Standing } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Arrangement } from '../../contract/schemas.ts'
import type { LockedApplication } from '../application-store.ts'
import { participantsIn } from '../arrange/people.ts'

type Asked = Arrangement & { readonly stage: stages.Stage; readonly tells_candidate: boolean }

/**
 * The rule for entering a stage with what is agreed on: whether it waits for an approver, and whether the candidate is
 * invited. Where approvers are not named, those of last time approve again.
 */
export async function decideEntering(
  tx: Transaction,
  applicationIds: readonly number[],
  { stage, tells_candidate, approver_ids, interviewer_ids, meets_at }: Asked,
) {
  const isAsked = stage === stages.stage.approval && approver_ids === undefined
  const [people] = isAsked ? await tx.load(participantsIn(applicationIds)) : [[]]
  const approved = new Set(people.flatMap((one) => (one.part === 'approver' ? one.application_id : [])))
  const given = { hasTime: Boolean(meets_at), hasPeople: (interviewer_ids?.length ?? 0) > 0 }
  return (standing: Standing, { id, process, token_digest }: LockedApplication) => {
    const hasApprover = approver_ids ? approver_ids.length > 0 : approved.has(id)
    const isNotified = tells_candidate && canInvite({ ...given, hasPage: token_digest !== null })
    return moveTo(standing, { stage }, process, { hasApprover, isNotified })
  }
}
