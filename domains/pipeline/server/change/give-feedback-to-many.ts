import type { pipelineApi } from '@bole/pipeline/contract'
import type { Handler } from '@bole/platform/server'
import { isDecision } from '../../model/company-feedback.ts'
import { type LockedApplication, openRecordsOf } from '../application-store.ts'
import { leadsTo, weigh } from '../approval/weigh.ts'
import { participantsIn } from '../arrange/people.ts'
import { mayRecord } from '../may-record.ts'
import { changeMany } from './change-many.ts'
import { keepInPool } from './keep-in-pool.ts'
import { sayWhy } from './say-why.ts'
import { tellCandidates } from './tell-candidates.ts'

/** The same decision for several applications; each is held against the rules of its own stage. */
export const giveFeedbackToMany: Handler<typeof pipelineApi.giveFeedbackToMany> = async (context) => {
  const { applications, action, tags, text } = context.body
  if (action === 'comment' && text === '') throw context.refuse('comment_missing')
  const ids = applications.map(({ post_id }) => post_id)
  const [records, participants] = await context.tx.load(openRecordsOf(ids), participantsIn(ids))
  const peopleOf = Map.groupBy(participants, ({ application_id }) => application_id)
  const isTheirs = (application: LockedApplication) => {
    const people =
      peopleOf.get(application.id)?.map(({ user_id: id, ...person }) => ({ id, ...person })) ?? []
    return mayRecord(context.caller, { ...application, people }, { side: 'company', action })
  }
  const said = new Map(records.map((record) => [record.application_id, record.company_feedback]))
  const told: LockedApplication[] = []
  // By where they stand before they are locked: what is moved meanwhile is stale.
  const stood = records.map(({ application_id: id, stage }) => ({ id, stage }))
  const weighed = await weigh(context, stood, action)
  const done = await changeMany(context, {
    seen: applications,
    action: `company_${action}`,
    decide: (standing, application) =>
      isTheirs(application) ? leadsTo(weighed, application.id, standing, action) : { refusal: 'not_yours' },
    details: (application) => {
      told.push(application)
      const before = { company_feedback: said.get(application.id) ?? null }
      return isDecision(action) ? { companyFeedback: { action, tags, text }, facts: { before } } : {}
    },
    note: { tags, text },
  })
  weighed.save(
    told.map(({ id }) => id),
    done.batch_id,
  )
  const settled = told.filter(({ id }) => weighed.of(id).isFinal)
  await keepInPool(
    context,
    settled.map(({ id }) => id),
    done.batch_id,
  )
  await sayWhy(context, settled)
  await tellCandidates(context, settled, { action: `company_${action}`, batchId: done.batch_id })
  return done
}
