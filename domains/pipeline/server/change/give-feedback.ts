import type { pipelineApi } from '@bole/pipeline/contract'
import { giveCandidateFeedback, type Standing } from '@bole/pipeline/model'
import type { Handler } from '@bole/platform/server'
import { givenFor, leadsTo, weigh } from '../approval/weigh.ts'
import { arrangedFor } from '../arrange/arranged.ts'
import { faultOf, isAgreedAnew, meetingBefore, outOfSlot } from '../arrange/meeting.ts'
import { replacedBy, savePeople } from '../arrange/people.ts'
import { rearrangingOf } from '../arrange/rearranging.ts'
import { watchDates } from '../arrange/watch-dates.ts'
import { mayRecord } from '../may-record.ts'
import { changeLocked, lockSeen } from './change-one.ts'
import { keepInPool } from './keep-in-pool.ts'
import { meetingOf, remarkIn, saidBefore } from './remarks.ts'
import { sayWhy } from './say-why.ts'
import { tellCandidates } from './tell-candidates.ts'

/** Our decision or the candidate's answer, with its reasons, at the stage the application is in. */
export const giveFeedback: Handler<typeof pipelineApi.giveFeedback> = async (context) => {
  const { body, params, tx, now, refuse } = context
  if (body.side === 'company' && body.action === 'change_score' && body.score === undefined)
    throw refuse('score_missing')
  if (body.action === 'comment' && body.text === '') throw refuse('comment_missing')
  const application = await lockSeen(context, { post_id: params.id, version: body.version })
  const arranged = await arrangedFor(tx, application)
  const people = arranged.people.map(({ user_id: id, ...person }) => ({ id, ...person }))
  if (!mayRecord(context.caller, { ...application, people }, body)) throw refuse('not_yours')
  const weighed = await weigh(context, [application], body.side === 'company' ? body.action : null)
  const given = body.side === 'company' && body.action === 'change_date' ? body : {}
  const meeting = outOfSlot(meetingOf(body, application.stage), arranged.record)
  // What comes with another action changes nothing, and is held to the same rules.
  const fault = await faultOf(context, application.stage, body.side === 'company' ? body : {}, arranged)
  if (fault) throw refuse(fault)
  const remark = remarkIn(body)
  // Without a new time the former one stands no more: another is to be arranged.
  const setting = { given, meeting, tellsCandidate: true, hasPage: application.token_digest !== null, now }
  const anew = meeting.meets_at ? rearrangingOf(arranged, setting) : undefined
  const facts = {
    ...meeting,
    before: { ...meetingBefore(arranged.record, meeting), ...saidBefore(arranged.record, remark) },
    ...replacedBy(given, arranged.people),
    ...givenFor(weighed, application.id),
  }
  const done = changeLocked(context, application, {
    action: `${body.side}_${body.action}`,
    decide: (standing: Standing) =>
      body.side === 'company'
        ? leadsTo(weighed, application.id, standing, body.action, anew)
        : giveCandidateFeedback(standing, body.action),
    details: () => ({ ...remark, meeting, facts, isAgreedAnew: isAgreedAnew(meeting, facts.before) }),
    note: body,
  })
  weighed.save([application.id], done.batch_id)
  savePeople(tx, [application.id], given, context.caller.userId)
  watchDates(tx, [application.id], meeting)
  await keepInPool(context, [application.id], done.batch_id)
  const told = weighed.of(application.id).isFinal ? [application] : []
  await sayWhy(context, told)
  await tellCandidates(context, told, { action: `${body.side}_${body.action}`, batchId: done.batch_id })
  return done
}
