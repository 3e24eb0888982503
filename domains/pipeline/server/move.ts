import type { pipelineApi } from '@bole/pipeline/contract'
import { moveTo } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { changeMany } from './change-many.ts'
import { changeOne } from './change-one.ts'
import { areKnown, meetingAt, savePeople } from './meeting.ts'
import { watchDates } from './watch-dates.ts'

/** To another stage of the position's process, with what is already agreed for it. */
export const move: Handler<typeof pipelineApi.move> = async (context) => {
  const { body, tx, refuse } = context
  if (!(await areKnown(tx, [...(body.interviewer_ids ?? []), ...(body.approver_ids ?? [])])))
    throw refuse('unknown_person')
  const meeting = meetingAt(body.stage, body)
  const done = await changeOne(context, {
    seen: body,
    action: 'move',
    decide: (standing, { process }) =>
      moveTo(standing, body.stage, process, { hasApprover: (body.approver_ids?.length ?? 0) > 0 }),
    details: () => ({ meeting }),
    note: { text: body.text },
  })
  savePeople(tx, [body.post_id], body)
  watchDates(tx, [body.post_id], meeting)
  return done
}

/** The same for several; what cannot move stays and says why. */
export const moveMany: Handler<typeof pipelineApi.moveMany> = async (context) => {
  const { body, tx, refuse } = context
  if (!(await areKnown(tx, [...(body.interviewer_ids ?? []), ...(body.approver_ids ?? [])])))
    throw refuse('unknown_person')
  const meeting = meetingAt(body.stage, body)
  const moved: number[] = []
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'move',
    decide: (standing, { process }) =>
      moveTo(standing, body.stage, process, { hasApprover: (body.approver_ids?.length ?? 0) > 0 }),
    details: ({ id }) => {
      moved.push(id)
      return { meeting }
    },
  })
  savePeople(tx, moved, body)
  watchDates(tx, moved, meeting)
  return done
}
