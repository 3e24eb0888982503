import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { faultOf, meetingAt } from '../arrange/meeting.ts'
import { peopleBefore, savePeople } from '../arrange/people.ts'
import { watchDates } from '../arrange/watch-dates.ts'
import { givePage, holdForPage } from '../candidate/give-page.ts'
import { changeMany } from './change-many.ts'
import { changeOne } from './change-one.ts'
import { decideEntering } from './decide-entering.ts'
import { tellCandidates } from './tell-candidates.ts'

/** To another stage of the position's process, with what is already agreed for it. */
export const move: Handler<typeof pipelineApi.move> = async (context) => {
  const { body, tx, refuse } = context
  const meeting = meetingAt(body.stage, body)
  const fault = await faultOf(context, body.stage, body)
  if (fault) throw refuse(fault)
  if (body.makes_page) await holdForPage(tx, body.post_id)
  const factsOf = await peopleBefore(tx, [body.post_id], body)
  const decide = await decideEntering(context, [body.post_id], body)
  const done = await changeOne(context, {
    seen: body,
    action: 'move',
    decide,
    details: ({ id }) => ({ meeting, facts: factsOf(id) }),
    note: { text: body.text },
  })
  savePeople(tx, [body.post_id], body, context.caller.userId)
  watchDates(tx, [body.post_id], meeting)
  const told = { action: 'move', batchId: done.batch_id }
  await tellCandidates(context, [{ id: body.post_id, stage: body.stage }], told)
  return { ...done, page_path: body.makes_page ? givePage(tx, body.post_id) : null }
}

/** The same for several; what cannot move stays and says why. */
export const moveMany: Handler<typeof pipelineApi.moveMany> = async (context) => {
  const { body, tx, refuse } = context
  const meeting = meetingAt(body.stage, body)
  const fault = await faultOf(context, body.stage, body)
  if (fault) throw refuse(fault)
  const ids = body.applications.map(({ post_id }) => post_id)
  const factsOf = await peopleBefore(tx, ids, body)
  const decide = await decideEntering(context, ids, body)
  const moved: number[] = []
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'move',
    decide,
    details: ({ id }) => {
      moved.push(id)
      return { meeting, facts: factsOf(id) }
    },
  })
  savePeople(tx, moved, body, context.caller.userId)
  watchDates(tx, moved, meeting)
  const told = moved.map((id) => ({ id, stage: body.stage }))
  await tellCandidates(context, told, { action: 'move', batchId: done.batch_id })
  return done
}
