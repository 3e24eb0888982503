import type { OfferedTimes } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import type { Transaction } from '@bole/platform/server'
import { asOffered, liveOfferOf, timesLeftOf } from './offer-store.ts'
import { presentTime } from './present-offer.ts'

/** The times that an application's candidate can choose of now, also instead of the one they took; null where there are none to choose of. */
export async function offerFor(
  tx: Transaction,
  applicationId: number,
  now: Date,
): Promise<OfferedTimes | null> {
  const offer = await liveOfferOf(tx, applicationId)
  if (!offer || !offering.canTakeTime(asOffered(offer), offer.reply_by, now)) return null
  const { left } = await timesLeftOf(tx, offer, now)
  const { place, is_online, address } = offer
  return {
    ...{ place, is_online, address, reply_by: offer.reply_by.toISOString() },
    is_chosen: offer.chosen !== null,
    people: offer.people.map(({ name }) => name),
    times: left.filter(({ from }) => from.getTime() !== offer.chosen?.getTime()).map(presentTime),
  }
}
