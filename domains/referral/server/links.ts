import type { Query, Transaction } from '@bole/platform/server'
import { defineSlot, providedFor } from '@bole/platform/slots'
import { publicAddress } from '@bole/positions/server'
import { referral } from './referral-store.ts'

/** Where candidates see the open positions of an organisation. Provided by the domain that keeps their pages. */
export const siteAddress = defineSlot<(slug: string) => string>('referral.siteAddress')

/** The name under which the organisation stands in addresses. */
export const ownSlug = (tx: Transaction): Query<{ readonly slug: string }> =>
  referral.selectFrom('organisations').select('slug').where('id', '=', tx.organisationId)

/** The page a code is shared by, below the server's address: a position's, or that of all of them. */
export function linkOf(slug: string, code: string, positionId: number | null = null): string {
  const page =
    positionId === null ? providedFor(siteAddress)(slug) : providedFor(publicAddress)(slug, positionId)
  return `${page}?ref=${code}`
}
