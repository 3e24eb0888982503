import { ownOrganisation } from '@bole/accounts/server'
import { dayOf } from '@bole/approvals/model'
import { notFound, type Transaction } from '@bole/platform/server'
import { consentOn, consentUntil, heldConsent } from '@bole/talent-pool/model'
import { consentsOf, lockedPlace, personBehind } from './consent-store.ts'

/** What somebody reads of their place in the pool; whoever withdrew, or was taken out, is kept no more. */
export async function tellOwnPlace(tx: Transaction, candidateId: number, now: Date) {
  const [[organisation], [person], said, [member]] = await tx.load(
    ownOrganisation.ownOrganisation(tx),
    personBehind(candidateId),
    consentsOf([candidateId]),
    lockedPlace(candidateId),
  )
  if (!organisation || !person) throw notFound()
  const consent = heldConsent(said)
  const today = dayOf(now)
  return {
    organisation: { name: organisation.name, slug: organisation.slug },
    name: person.name,
    state: consentOn(today, consent),
    ends_on: consent?.ends_on ?? null,
    until: consentUntil(today),
    is_kept: member !== undefined,
  }
}
