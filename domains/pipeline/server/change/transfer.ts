import { readerOf } from '@bole/accounts/server'
import type { pipelineApi } from '@bole/pipeline/contract'
import { handOver } from '@bole/pipeline/model'
import { type Handler, may } from '@bole/platform/server'
import { enabledPeople } from '../application-store.ts'
import { seesAsOwner } from '../scope.ts'
import { changeMany } from './change-many.ts'

/**
 * Hands applications to another recruiter; the one who had them keeps no claim. An application stays with its owner where the new one
 * could not open it: of a department outside their reach, or of somebody who sees no candidates at all.
 */
export const transfer: Handler<typeof pipelineApi.transfer> = async (context) => {
  const { body, tx, refuse } = context
  if (!(await tx.find(enabledPeople([body.owner_id])))) throw refuse('unknown_person')
  const owner = await readerOf(tx, body.owner_id)
  const mayOpen = (departmentId: number | null) =>
    owner !== null && may(owner, 'candidates.view') && seesAsOwner(owner, departmentId)
  return changeMany(context, {
    seen: body.applications,
    action: 'transfer',
    decide: (standing, { owner_user_id, department_id }) =>
      handOver(standing, { isTheirs: owner_user_id === body.owner_id, canSee: mayOpen(department_id) }),
    details: ({ owner_user_id }) => ({
      ownerId: body.owner_id,
      facts: { owner_id: body.owner_id, before: { owner_id: owner_user_id } },
    }),
  })
}
