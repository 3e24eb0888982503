import { afterEvent } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { hasAgreed } from '../../model/candidate-feedback.ts'
import { isUntold } from '../../model/invitation.ts'
import { lockedApplications, recordOf, standingOf } from '../application-store.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone } from '../scope.ts'

/** What became of an invitation to a stage. */
export interface Delivery {
  readonly stage: number
  readonly event: 'notified' | 'viewed' | 'not_delivered'
}

/** An invitation arrived, was read, or did not arrive. Of a stage that was left since, or an invitation that is known of already, it changes nothing. */
export async function noteDelivery(
  tx: Transaction,
  applicationId: number,
  { stage, event }: Delivery,
): Promise<void> {
  const application = await tx.find(lockedApplications([applicationId], everyone))
  if (application?.stage !== stage) return
  const standing = standingOf(application)
  const isAsked = standing.step === 60
  if (event === 'notified' || (event === 'not_delivered' && !isAsked)) {
    const record = await tx.find(recordOf(application.stage_record_id))
    const agreed = hasAgreed(record?.candidate_feedback?.action)
    if (!isUntold(standing, { isArranged: true, hasAgreed: agreed })) return
  }
  const next = afterEvent(standing, event)
  if (!next) return
  const actor = event === 'viewed' ? 'candidate' : 'system'
  saveChanges(tx, [{ application, next, action: event }], {
    actor,
    userId: null,
    now: new Date(),
    batchId: null,
  })
}
