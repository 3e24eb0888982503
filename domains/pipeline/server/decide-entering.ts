import { canInvite, moveTo, type Standing, type stages } from '@bole/pipeline/model'
import type { Arrangement } from '../contract/schemas.ts'
import type { LockedApplication } from './application-store.ts'

type Asked = Arrangement & { readonly stage: stages.Stage; readonly tells_candidate: boolean }

/** The rule for entering a stage with what is agreed on: whether it waits for an approver, and whether the candidate is invited. */
export function decideEntering({ stage, tells_candidate, approver_ids, interviewer_ids, meets_at }: Asked) {
  const given = { hasTime: Boolean(meets_at), hasPeople: (interviewer_ids?.length ?? 0) > 0 }
  return (standing: Standing, { process, token_digest }: LockedApplication) => {
    const isNotified = tells_candidate && canInvite({ ...given, hasPage: token_digest !== null })
    return moveTo(standing, stage, process, { hasApprover: (approver_ids?.length ?? 0) > 0, isNotified })
  }
}
