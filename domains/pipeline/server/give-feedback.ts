import type { pipelineApi } from '@bole/pipeline/contract'
import { giveCandidateFeedback, giveCompanyFeedback } from '@bole/pipeline/model'
import type { Context, Handler } from '@bole/platform/server'
import type { LockedApplication } from './application-store.ts'
import { changeOne, type Details } from './change-one.ts'
import { faultOf, meetingAt } from './meeting.ts'
import { peopleBefore, savePeople } from './people.ts'
import type { Meeting } from './save-changes.ts'
import { watchDates } from './watch-dates.ts'

type GiveFeedback = typeof pipelineApi.giveFeedback

/** Our decision or the candidate's answer, with its reasons, at the stage the application is in. */
export const giveFeedback: Handler<GiveFeedback> = async (context) => {
  const { body, params, tx, refuse } = context
  if (body.side === 'company' && body.action === 'change_score' && body.score === undefined)
    throw refuse('score_missing')
  const fault = body.side === 'company' ? await faultOf(tx, body) : null
  if (fault) throw refuse(fault)
  const factsOf = await peopleBefore(tx, [params.id], body.side === 'company' ? body : {})
  const remark = { action: body.action, tags: body.tags, text: body.text }
  const done = await changeOne(context, {
    seen: { post_id: params.id, version: body.version },
    action: `${body.side}_${body.action}`,
    decide: (standing) =>
      body.side === 'company'
        ? giveCompanyFeedback(standing, body.action)
        : giveCandidateFeedback(standing, body.action),
    details: (application): Details => {
      if (body.side === 'candidate') return { candidateFeedback: remark }
      const meeting = meetingOf(body, application)
      watchDates(tx, [application.id], meeting)
      return {
        companyFeedback: remark,
        meeting,
        facts: { ...(body.score === undefined ? {} : { score: body.score }), ...factsOf(application.id) },
      }
    },
    note: body,
  })
  if (body.side === 'company') savePeople(tx, [params.id], body)
  return done
}

type Company = Extract<Context<GiveFeedback>['body'], { side: 'company' }>

/** A new date or score that came with the decision. */
function meetingOf(body: Company, { stage }: LockedApplication): Meeting {
  const dates = body.action === 'change_date' ? meetingAt(stage, body) : {}
  return body.score === undefined ? dates : { ...dates, score: body.score }
}
