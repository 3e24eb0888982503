import type { interviewsApi } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import { meetings } from '@bole/pipeline/server'
import type { BodyOf } from '@bole/platform/contract'
import { type Handler, inserted, sameTenant, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { type SqlBool, sql } from 'kysely'
import { allOrNone } from '../all-or-none.ts'
import { interviews } from '../interview-store.ts'
import { passagesToMeet } from '../new-interview.ts'
import { areKnown } from '../people-of.ts'
import { placeOf } from '../place-of.ts'
import { asOffered, endOffers, offersInFull } from './offer-store.ts'

type Call = typeof interviewsApi.offerTimes

/** Has candidates choose a time by themselves: they are notified, with nothing agreed on until they take one. All of them, or none. */
export const offerTimes: Handler<Call> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const replyBy = new Date(body.reply_by)
  const times = timesIn(body)
  const why = offering.whyNotOffered(times, replyBy, now)
  if (why) throw refuse(why)
  const ids = body.candidates.map(({ post_id }) => post_id)
  const [met] = await tx.load(passagesToMeet(caller, ids))
  const [first] = met
  if (first && met.some(({ origin }) => origin !== first.origin)) throw refuse('several_kinds_of_hiring')
  if (!(await areKnown(tx, body.interviewer_ids))) throw refuse('unknown_person')
  const before = await offersBefore(tx, met)
  const done = await meetings.haveThemChoose(context, body.candidates, replyBy)
  allOrNone(done, (code, details) =>
    refuse(code === 'not_yours' ? 'candidate_not_at_interview' : code, details),
  )
  const unreached = body.message ? undefined : await whoHasNoPage(tx, ids)
  if (unreached) throw refuse('candidate_without_page', { values: { name: unreached.name } })
  endOffers(tx, before)
  await saveOffers(tx, { body, times, met, replyBy, now, by: caller.userId })
  const told = ids.map((id) => ({ id, stage: stages.stage.interview }))
  await meetings.tellCandidates(context, told, { action: 'offer_times', batchId: done.batch_id })
  tx.announce('interview_offer')
  return { batch_id: done.batch_id }
}

/** One of each that begins at the same moment. */
function timesIn({ times }: Pick<BodyOf<Call>, 'times'>): readonly offering.Stretch[] {
  const all = times.map(({ interviewTime, endTime }) => {
    return [Date.parse(interviewTime), { from: new Date(interviewTime), until: new Date(endTime) }] as const
  })
  return [...new Map(all).values()]
}

function whoHasNoPage(tx: Transaction, ids: readonly number[]) {
  return tx.find(
    interviews
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select('candidates.name')
      .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where(sql<SqlBool>`applications.token_digest is null`)
      .orderBy('applications.id')
      .limit(1),
  )
}

/** What these candidates were offered before, and how that has ended. */
async function offersBefore(tx: Transaction, met: Offering['met']) {
  const records = met.map(({ record_id }) => record_id)
  const [offers] = await tx.load(
    offersInFull
      .where('offer.ended_as', 'is', null)
      .where('offer.stage_record_id', '=', sql<number>`any(${records}::bigint[])`),
  )
  return offers.map((offer) => ({ id: offer.id, as: offering.offerStateOf(asOffered(offer)) }))
}

interface Offering {
  readonly body: BodyOf<Call>
  readonly times: readonly offering.Stretch[]
  readonly met: readonly { readonly id: number; readonly origin: number; readonly record_id: number }[]
  readonly replyBy: Date
  readonly now: Date
  readonly by: number
}

async function saveOffers(tx: Transaction, { body, times, met, replyBy, now, by }: Offering): Promise<void> {
  const organisation_id = tx.organisationId
  const { address, directions, reception_note } = body.address
  const { place, is_online } = placeOf(body.address)
  const { id: set_id } = inserted(
    await tx.find(
      interviews
        .insertInto('interview_offer_sets')
        .values({
          ...{ organisation_id, origin: met[0]?.origin ?? 2, reply_by: replyBy, made_by: by, made_at: now },
          ...{ place, is_online, address, directions, reception_note },
          interviewer_ids: [...new Set(body.interviewer_ids)],
        })
        .returning('id'),
    ),
  )
  tx.save(
    interviews
      .insertInto('interview_offer_times')
      .values(times.map(({ from, until }) => ({ organisation_id, set_id, starts_at: from, ends_at: until }))),
    interviews.insertInto('interview_offers').values(
      met.map(({ id, record_id }) => ({
        ...{ organisation_id, set_id, application_id: id, stage_record_id: record_id },
        ...{ chosen: null, ended_as: null },
      })),
    ),
  )
}
