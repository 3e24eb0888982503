import { ownOrganisation } from '@bole/accounts/server'
import { fillText, type Language } from '@bole/platform/contract'
import type { RefusalDetails, Transaction } from '@bole/platform/server'
import { talentPoolRefusals } from '@bole/talent-pool/contract'
import { hasRoomFor, type Places, placesOf } from '@bole/talent-pool/model'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** How many people are in the pool of a transaction's organisation. */
export const membersNow = pool
  .selectFrom('pool_members')
  .select(sql<number>`count(*)::int`.as('used'))
  .where('left_at', 'is', null)

/** The places of the pool as they are. */
export async function loadPlaces(tx: Transaction): Promise<Places> {
  const [[organisation], [counted]] = await tx.load(ownOrganisation.ownOrganisation(tx), membersNow)
  return placesOf(organisation?.talent_places ?? null, counted?.used ?? 0)
}

/** Makes whoever else takes places wait until this has ended; answers whether there is room for so many more, and how many there is. */
export async function takePlaces(tx: Transaction, coming: number) {
  await tx.load(tx.hold('talent pool'))
  const places = await loadPlaces(tx)
  return { hasRoom: hasRoomFor(places, coming), places }
}

/** The quota notice of a full pool, which its reader can put away for the day (decision 22). */
export function fullNotice({ total, canUse }: Places, language: Language): RefusalDetails {
  const texts = talentPoolRefusals[language]
  const values = { limit: total ?? 0, left: canUse ?? 0 }
  return {
    values,
    notice: { type: 'talent', title: texts.pool_full_title, body: fillText(texts.pool_full, values) },
  }
}
