import type { pipelineApi } from '@bole/pipeline/contract'
import { changePosition as decide } from '@bole/pipeline/model'
import { type Handler, notFound } from '@bole/platform/server'
import { stepsOf } from '@bole/processes/server'
import { pipeline } from '../application-store.ts'
import { positionsWithin } from '../scope.ts'
import { changeMany } from './change-many.ts'

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
  return changeMany(context, {
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
}
