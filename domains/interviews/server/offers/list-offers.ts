import type { interviewsApi } from '@bole/interviews/contract'
import { offering } from '@bole/interviews/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
import { foundByWords, type Handler } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { asOffered, offersInFull, timesLeftOf } from './offer-store.ts'
import { presentOffer } from './present-offer.ts'

/** Who was offered times to choose of, the latest first. */
export const listOffers: Handler<typeof interviewsApi.listOffers> = async ({ query, caller, tx, now }) => {
  const found = offersInFull
    .where('offered.origin', '=', query.origin)
    .where(sql<SqlBool>`offer.application_id in (${applicationsSeenBy(caller)})`)
    .$if(query.post_id !== undefined, (all) => all.where('offer.application_id', '=', query.post_id ?? 0))
    .$if(query.keyword !== undefined, (all) =>
      all.where(foundByWords(query.keyword ?? '', 'candidates.name', 'positions.title')),
    )
  const [rows, [counted]] = await tx.load(
    found
      .orderBy('offer.id', 'desc')
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
    found.clearSelect().select(sql<number>`count(*)`.as('all')),
  )
  const left = new Map<number, number>()
  for (const offer of rows)
    if (offering.offerStateOf(asOffered(offer)) === 'open' && !left.has(offer.set_id))
      left.set(offer.set_id, (await timesLeftOf(tx, offer, now)).left.length)
  return {
    data: { list: rows.map((offer) => presentOffer(offer, left.get(offer.set_id) ?? 0, caller)) },
    total: counted?.all ?? 0,
  }
}
