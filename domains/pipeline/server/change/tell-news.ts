import { pipelineEvents } from '@bole/pipeline/contract'
import { candidateActions } from '@bole/pipeline/model'
import type { Transaction } from '@bole/platform/server'
import { stages, turns } from '@bole/processes/model'
import { becauseOf } from '../../model/no-more.ts'
import { standingOf } from '../application-store.ts'
import type { ApplicationChange, ChangeNote } from './application-change.ts'

/** Tells the domains above what a change of an application may mean to people. */
export function tellNews(
  tx: Transaction,
  change: ApplicationChange,
  { actor, userId: by, batchId: batch_id }: ChangeNote,
): void {
  const { application, next, action, ownerId, candidateFeedback } = change
  const application_id = application.id
  const { meets_at, meets_until } = change.meeting ?? {}
  const [is_anew, meetsAnew] = [isTheirTurnAnew(change), meets_at !== undefined]
  const is_other_status = isOtherStatus(change)
  if (is_other_status || meetsAnew || meets_until !== undefined)
    tx.emit(pipelineEvents.wentOn, { application_id, is_other_status })
  if (is_anew || (next.stage === stages.stage.interview && meetsAnew))
    tx.emit(pipelineEvents.asked, { application_id, by, is_anew })
  if (is_other_status && [application.stage, next.stage].includes(stages.stage.approval))
    tx.emit(pipelineEvents.approvalWentOn, {
      application_id,
      approver_ids: null,
      rule: null,
      taken_back: null,
      by,
    })
  const because = becauseOf({
    ...{ before: standingOf(application), next, action },
    isOtherPosition: change.position !== undefined && change.position.id !== application.position_id,
    isAgreedAnew: change.isAgreedAnew ?? false,
  })
  if (because)
    tx.emit(pipelineEvents.holdsNoMore, { application_id, because, batch_id, stage: application.stage })
  const answer = actor === 'candidate' && candidateActions.find((one) => one === candidateFeedback?.action)
  if (answer) tx.emit(pipelineEvents.answered, { application_id, action: answer })
  if (action === 'offer_lapsed')
    tx.emit(pipelineEvents.offerLapses, { application_id, day: null, is_over: true })
  if (ownerId !== undefined && ownerId !== application.owner_user_id)
    tx.emit(pipelineEvents.changedOwner, { application_id, owner_id: ownerId, by })
}

/** It becomes the turn of people who may have been named before. */
function isTheirTurnAnew({ application, next }: ApplicationChange): boolean {
  const turn = turns.turnAt(next)
  return turn !== null && turn !== 'recruiter' && turn !== turns.turnAt(application)
}

function isOtherStatus({ application, next }: ApplicationChange): boolean {
  return (
    next.stage !== application.stage ||
    next.step !== application.step ||
    next.detail !== application.detail ||
    next.leftBecause !== application.left_because
  )
}
