import type { pipelineApi } from '@bole/pipeline/contract'
import { handOver } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { enabledPeople } from '../application-store.ts'
import { changeMany } from './change-many.ts'

/** Hands applications to another recruiter, who sees them from now on; whoever had them keeps no claim. */
export const transfer: Handler<typeof pipelineApi.transfer> = async (context) => {
  const { body, tx, refuse } = context
  if (!(await tx.find(enabledPeople([body.owner_id])))) throw refuse('unknown_person')
  return changeMany(context, {
    seen: body.applications,
    action: 'transfer',
    decide: (standing, { owner_user_id }) =>
      handOver(standing, { isTheirs: owner_user_id === body.owner_id }),
    details: ({ owner_user_id }) => ({
      ownerId: body.owner_id,
      facts: { owner_id: body.owner_id, before: { owner_id: owner_user_id } },
    }),
  })
}
