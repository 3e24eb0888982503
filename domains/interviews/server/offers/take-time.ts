import type { interviewsApi } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import { enterApplication, meetings, telling } from '@bole/pipeline/server'
import type { Handler, Transaction } from '@bole/platform/server'
import { interviews } from '../interview-store.ts'
import { nextInterview, saveInterview } from '../new-interview.ts'
import {
  asOffered,
  type FoundOffer,
  liveOfferOf,
  offersInFull,
  takenInTurn,
  timesLeftOf,
} from './offer-store.ts'
import { presentTime } from './present-offer.ts'

/**
 * A candidate takes a time that is left, or once another one instead of it. Times are taken one after the other in a company, so that of two
 * who want the last one gets it; whoever finds none left then waits to be arranged again.
 */
export const takeTime: Handler<typeof interviewsApi.takeTime> = async (context) => {
  const { body, tx, now, refuse } = context
  const applicationId = await enterApplication(context, body.token)
  await tx.load(takenInTurn(tx))
  const asked = await liveOfferOf(tx, applicationId)
  if (!asked) throw refuse('offer_is_over')
  const everybody = await lockAll(tx, asked.set_id)
  const offer = everybody.find(({ id }) => id === asked.id)
  if (!offer || !offering.canTakeTime(asOffered(offer), offer.reply_by, now)) throw refuse('offer_is_over')
  const { left, others } = await timesLeftOf(tx, offer, now)
  const wanted = Date.parse(body.interviewTime)
  const time = left.find(({ from }) => from.getTime() === wanted)
  if (!time || offer.chosen?.getTime() === wanted) throw refuse('time_is_gone')
  await agreeOn(tx, offer, time, now)
  if (others(time).length === 0) {
    const without = everybody.filter(
      (one) => one.id !== offer.id && offering.offerStateOf(asOffered(one)) === 'open',
    )
    await meetings.leaveWithoutTime(
      tx,
      without.map(({ application_id }) => application_id),
      now,
    )
  }
  await telling.proveContact(tx, body.token, now)
  tx.announce('interview_offer')
  tx.announce('interview')
  return presentTime(time)
}

/** Everybody who was offered the same: their applications are locked first, in the order of their numbers. */
async function lockAll(tx: Transaction, setId: number): Promise<readonly FoundOffer[]> {
  const ofSet = offersInFull.where('offer.set_id', '=', setId)
  const [before] = await tx.load(ofSet)
  const ids = before.map(({ application_id }) => application_id)
  const [, offers] = await tx.load(meetings.lockedApplications(ids, meetings.everyone), ofSet)
  return offers
}

/** The pipeline agrees on it; who had no time before gets an interview of their own, and who had one takes it along. */
async function agreeOn(
  tx: Transaction,
  offer: FoundOffer,
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): Promise<void> {
  const { place, is_online, address, directions, reception_note, origin, made_by } = offer
  const taken = await meetings.takeOffered(tx, {
    ...{ applicationId: offer.application_id, by: made_by, now },
    meeting: { meets_at: from.toISOString(), meets_until: until.toISOString(), place, is_online },
    interviewerIds: offer.people.map(({ id }) => id),
  })
  if ('refusal' in taken) throw new Error(`an offer that stands was refused: ${taken.refusal}`)
  if (!offer.chosen) {
    const [[number]] = await tx.load(nextInterview())
    if (!number) throw new Error('a sequence answered no number')
    saveInterview(tx, {
      ...{ id: number.id, from, until, by: made_by },
      met: [{ id: offer.application_id, origin, record_id: offer.stage_record_id }],
      address: { address, directions, reception_note },
    })
  }
  tx.save(
    interviews
      .updateTable('interview_offers')
      .set({ chosen: from, has_moved: offer.chosen !== null })
      .where('id', '=', offer.id),
  )
}
