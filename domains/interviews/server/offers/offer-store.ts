import { offering } from '@bole/interviews/model'
import { prepared, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { bookedBetween } from '../conflict-store.ts'
import { interviews } from '../interview-store.ts'

interface StoredTime {
  readonly from: string
  readonly until: string
}

const times = sql<
  StoredTime[]
>`coalesce((select json_agg(json_build_object('from', t.starts_at, 'until', t.ends_at) order by t.starts_at)
  from interview_offer_times t where t.organisation_id = offered.organisation_id and t.set_id = offered.id), '[]')`

/** Who has left the company since meets nobody. */
const people = sql<{ id: number; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', u.id, 'name', u.name) order by array_position(offered.interviewer_ids, u.id))
  from users u where u.organisation_id = offered.organisation_id and u.id = any(offered.interviewer_ids) and u.state = 'enabled'), '[]')`

const theirInterview = sql<number | null>`(select max(c.interview_id) from interview_candidates c
  where c.organisation_id = offer.organisation_id and c.stage_record_id = offer.stage_record_id and c.left_at is null)`

/** Offers with what was offered, and where their candidates stand. */
export const offersInFull = interviews
  .selectFrom('interview_offers as offer')
  .innerJoin('interview_offer_sets as offered', (join) => sameTenant(join, 'offered.id', 'offer.set_id'))
  .innerJoin('stage_records as record', (join) => sameTenant(join, 'record.id', 'offer.stage_record_id'))
  .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'offer.application_id'))
  .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
  .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
  .leftJoin('users as maker', (join) => sameTenant(join, 'maker.id', 'offered.made_by'))
  .select(['offer.id', 'offer.set_id', 'offer.application_id', 'offer.stage_record_id', 'offer.chosen'])
  .select(['offer.has_moved', 'offer.ended_as', 'offered.origin', 'offered.reply_by', 'offered.place'])
  .select(['offered.is_online', 'offered.address', 'offered.directions', 'offered.reception_note'])
  .select(['offered.made_by', 'offered.made_at', 'maker.name as made_by_name'])
  .select([
    'record.step',
    'record.detail',
    'record.closed_at',
    'record.meets_at',
    'record.candidate_feedback',
  ])
  .select(['applications.version', 'candidates.name', 'positions.title'])
  .select([times.as('times'), people.as('people'), theirInterview.as('interview_id')])

export type FoundOffer = Awaited<ReturnType<(typeof offersInFull)['execute']>>[number]

/** An offer as the rules look at it. */
export function asOffered(offer: FoundOffer): offering.Offered {
  const { chosen, step, detail } = offer
  return {
    ...{ chosen, step, detail, endedAs: offer.ended_as, hasMoved: offer.has_moved },
    ...{ isClosed: offer.closed_at !== null, meetsAt: offer.meets_at },
  }
}

/** Whom it is with and where, as far as these can be taken. */
const taking = ({ people: who, is_online, place }: FoundOffer) => ({
  people: who.map(({ id }) => id),
  room: is_online ? '' : place,
})

export const timesOf = (offer: FoundOffer): readonly offering.Stretch[] =>
  offer.times.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))

/** More than thirty people have in the weeks that times are offered in. */
const mostBooked = 50_000

/** The times of an offer that can be taken still: what its own candidate has stands in nobody's way. `others`: as those see it who hold none of them. */
export async function timesLeftOf(tx: Transaction, offer: FoundOffer, now: Date) {
  const all = timesOf(offer)
  const [from = now, until = now] = [all[0]?.from, all.at(-1)?.until]
  const where = taking(offer)
  const except = offer.interview_id === null ? [] : [offer.interview_id]
  const booked = await bookedBetween(tx, from, until, { ...where, except, most: mostBooked })
  return {
    left: offering.timesLeft(all, where, booked, now),
    /** What is left to others once this one is taken. */
    others: (taken: offering.Stretch) =>
      offering.timesLeft(all, where, [...booked, { id: 0, ...taken, ...where }], now),
  }
}

/** What an application is offered now; undefined where that is nothing. */
export async function liveOfferOf(tx: Transaction, applicationId: number): Promise<FoundOffer | undefined> {
  return tx.find(
    offersInFull
      .where('offer.application_id', '=', applicationId)
      .where('offer.ended_as', 'is', null)
      .where('record.closed_at', 'is', null),
  )
}

/** Says how offers ended: others follow them, or they were withdrawn. */
export function endOffers(
  tx: Transaction,
  offers: readonly { readonly id: number; readonly as: offering.OfferState }[],
): void {
  for (const { id, as } of offers)
    tx.save(interviews.updateTable('interview_offers').set({ ended_as: as }).where('id', '=', id))
}

// Text: a lock of the database, which Kysely cannot say.

/** $1: names what is done one after the other until the transaction ends. */
const inTurn = prepared<object>('select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Times of a company are taken one after the other, as two candidates of different offers may want the same person or room. */
export const takenInTurn = (tx: Transaction) => inTurn(`interviews.take_time ${tx.organisationId}`)
