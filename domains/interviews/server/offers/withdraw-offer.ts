import type { interviewsApi } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import { applicationsSeenBy, meetings } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { allOrNone } from '../all-or-none.ts'
import { asOffered, endOffers, offersInFull } from './offer-store.ts'

/** What a candidate has not chosen of yet is withdrawn; what they took is called off as any interview. */
export const withdrawOffer: Handler<typeof interviewsApi.withdrawOffer> = async (context) => {
  const { body, caller, tx, refuse } = context
  const offer = await tx.find(
    offersInFull
      .where('offer.id', '=', body.id)
      .where(sql<SqlBool>`offer.application_id in (${applicationsSeenBy(caller)})`),
  )
  if (!offer) throw notFound()
  if (offering.offerStateOf(asOffered(offer)) !== 'open') throw refuse('offer_is_over')
  // Whoever takes a time at this moment is first: then this version is not the one that was seen.
  const seen = [{ post_id: offer.application_id, version: offer.version }]
  allOrNone(await meetings.letThemChooseNoMore(context, seen), (code, details) =>
    refuse(code === 'candidate_changed' ? code : 'candidate_not_at_interview', details),
  )
  endOffers(tx, [{ id: offer.id, as: 'withdrawn' }])
  tx.announce('interview_offer', offer.id)
  return { id: offer.id }
}
