import type { pipelineApi } from '@bole/pipeline/contract'
import { canInvite, moveTo, type Standing, type stages } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import type { LockedApplication } from './application-store.ts'
import { changeMany } from './change-many.ts'
import { changeOne } from './change-one.ts'
import { type Arrangement, faultOf, meetingAt } from './meeting.ts'
import { peopleBefore, savePeople } from './people.ts'
import { watchDates } from './watch-dates.ts'

/** To another stage of the position's process, with what is already agreed for it. */
export const move: Handler<typeof pipelineApi.move> = async (context) => {
  const { body, tx, refuse } = context
  const fault = await faultOf(tx, body)
  if (fault) throw refuse(fault)
  const meeting = meetingAt(body.stage, body)
  const factsOf = await peopleBefore(tx, [body.post_id], body)
  const done = await changeOne(context, {
    seen: body,
    action: 'move',
    decide: deciding(body),
    details: ({ id }) => ({ meeting, facts: factsOf(id) }),
    note: { text: body.text },
  })
  savePeople(tx, [body.post_id], body)
  watchDates(tx, [body.post_id], meeting)
  return done
}

/** The same for several; what cannot move stays and says why. */
export const moveMany: Handler<typeof pipelineApi.moveMany> = async (context) => {
  const { body, tx, refuse } = context
  const fault = await faultOf(tx, body)
  if (fault) throw refuse(fault)
  const meeting = meetingAt(body.stage, body)
  const ids = body.applications.map(({ post_id }) => post_id)
  const factsOf = await peopleBefore(tx, ids, body)
  const moved: number[] = []
  const done = await changeMany(context, {
    seen: body.applications,
    action: 'move',
    decide: deciding(body),
    details: ({ id }) => {
      moved.push(id)
      return { meeting, facts: factsOf(id) }
    },
  })
  savePeople(tx, moved, body)
  watchDates(tx, moved, meeting)
  return done
}

type Asked = Arrangement & { readonly stage: stages.Stage; readonly tells_candidate: boolean }

function deciding({ stage, tells_candidate, approver_ids, interviewer_ids, meets_at }: Asked) {
  const hasApprover = (approver_ids?.length ?? 0) > 0
  const given = { hasTime: meets_at !== undefined, hasPeople: (interviewer_ids?.length ?? 0) > 0 }
  return (standing: Standing, { process, token_digest }: LockedApplication) => {
    const isNotified = tells_candidate && canInvite({ ...given, hasPage: token_digest !== null })
    return moveTo(standing, stage, process, { hasApprover, isNotified })
  }
}
