import { canInvite, moveTo, type Standing } from '@bole/pipeline/model'
import { notFound, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Arrangement } from '../../contract/schemas.ts'
import { type LockedApplication, pipeline } from '../application-store.ts'
import { participantsIn } from '../arrange/people.ts'

type Asked = Arrangement & {
  readonly stage: stages.Stage
  readonly process_step_id?: number | undefined
  readonly tells_candidate: boolean
  readonly makes_page?: boolean
}

interface Asking {
  readonly tx: Transaction
  readonly refuse: (code: 'step_of_another_stage') => Error
}

/**
 * The rule for entering a stage with what is agreed on: whether it waits for an approver, and whether the candidate is
 * invited. Where approvers are not named, those of last time approve again.
 */
export async function decideEntering(
  { tx, refuse }: Asking,
  applicationIds: readonly number[],
  {
    stage,
    process_step_id,
    tells_candidate,
    makes_page = false,
    approver_ids,
    interviewer_ids,
    meets_at,
  }: Asked,
) {
  const step = await namedStep({ tx, refuse }, stage, process_step_id)
  const isAsked = stage === stages.stage.approval && approver_ids === undefined
  const [people] = isAsked ? await tx.load(participantsIn(applicationIds)) : [[]]
  const approved = new Set(people.flatMap((one) => (one.part === 'approver' ? one.application_id : [])))
  const given = { hasTime: Boolean(meets_at), hasPeople: (interviewer_ids?.length ?? 0) > 0 }
  return (standing: Standing, { id, process, token_digest }: LockedApplication) => {
    const hasApprover = approver_ids ? approver_ids.length > 0 : approved.has(id)
    const isNotified =
      tells_candidate && canInvite({ ...given, hasPage: makes_page || token_digest !== null })
    const isArranged = given.hasTime && given.hasPeople
    return moveTo(standing, { stage, step }, process, { hasApprover, isArranged, isNotified })
  }
}

/** The step a call names: 404 where there is none such, and a no where it is of another stage than the one named with it. */
async function namedStep({ tx, refuse }: Asking, stage: number, id: number | undefined) {
  if (id === undefined) return undefined
  const step = await tx.find(
    pipeline.selectFrom('process_steps').select(['id', 'stage', 'title']).where('id', '=', id),
  )
  if (!step) throw notFound()
  if (step.stage !== stage) throw refuse('step_of_another_stage')
  return step
}
