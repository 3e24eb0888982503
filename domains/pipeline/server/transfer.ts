import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { enabledPeople, pipeline } from './application-store.ts'
import { changeMany } from './change-many.ts'

/** Hands applications to another recruiter, who sees them from now on; whoever had them keeps no claim. */
export const transfer: Handler<typeof pipelineApi.transfer> = async (context) => {
  const { body, tx, refuse } = context
  if (!(await tx.find(enabledPeople([body.owner_id])))) throw refuse('unknown_person')
  const handedOver: number[] = []
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'transfer',
    decide: (standing, { owner_user_id }) =>
      owner_user_id === body.owner_id ? { refusal: 'already_there' } : { next: standing },
    details: ({ id, owner_user_id }) => {
      handedOver.push(id)
      return {
        ownerId: body.owner_id,
        facts: { owner_id: body.owner_id, before: { owner_id: owner_user_id } },
      }
    },
  })
  if (handedOver.length > 0) {
    tx.save(
      pipeline
        .deleteFrom('application_people')
        .where('part', '=', 'owner')
        .where('application_id', 'in', handedOver),
      pipeline.insertInto('application_people').values(
        handedOver.map((application_id) => ({
          organisation_id: tx.organisationId,
          application_id,
          user_id: body.owner_id,
          part: 'owner' as const,
        })),
      ),
    )
  }
  return done
}
