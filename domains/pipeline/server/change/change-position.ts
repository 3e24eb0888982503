import type { pipelineApi } from '@bole/pipeline/contract'
import { changePosition as decide } from '@bole/pipeline/model'
import { type Handler, notFound } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { pipeline } from '../application-store.ts'
import { positionsWithin } from '../scope.ts'
import { agreedWith } from './agreed-with.ts'
import { changeMany } from './change-many.ts'
import { tellCandidates } from './tell-candidates.ts'

/** To another open position of the same origin; what is in progress is closed and screening begins again. */
export const changePosition: Handler<typeof pipelineApi.changePosition> = async (context) => {
  const { body, caller, tx, refuse } = context
  const position = await tx.find(
    pipeline
      .selectFrom('positions')
      .select(['id', 'project_id', 'department_id', 'origin', 'state'])
      .select(stepsOf('positions', 'process_id').as('steps'))
      .where('id', '=', body.position_id)
      .where('is_deleted', '=', false)
      .where(positionsWithin(caller))
      .forKeyShare(),
  )
  if (!position) throw notFound()
  if (position.state !== 'open') throw refuse('position_closed')
  const agreed = body.is_sure ? '' : await agreedWith(context, position.id)
  if (agreed !== '') throw refuse('something_agreed', { values: { names: agreed }, isWarning: true })
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'change_position',
    decide: (standing, application) => {
      if (application.position_id === position.id) return { refusal: 'already_there' }
      // A campus application under a social position would be counted in neither.
      if (application.origin !== position.origin) return { refusal: 'stage_not_in_process' }
      return decide(standing, position.steps)
    },
    details: (application) => ({
      position: {
        id: position.id,
        project_id: position.project_id,
        department_id: position.department_id,
      },
      stepTitle: position.steps[0]?.title,
      facts: {
        to_position_id: position.id,
        before: {
          position_id: application.position_id,
          project_id: application.project_id,
          department_id: application.department_id,
        },
      },
    }),
  })
  const moved = new Set(body.applications.map(({ post_id }) => post_id))
  for (const { post_id } of done.refused) moved.delete(post_id)
  const people = [...moved].map((id) => ({ id, stage: stages.stage.screening }))
  await tellCandidates(context, people, { action: 'change_position', batchId: done.batch_id })
  return done
}
