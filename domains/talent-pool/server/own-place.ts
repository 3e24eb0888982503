import { ownOrganisation } from '@bole/accounts/server'
import { notFound, type Transaction } from '@bole/platform/server'
import { consentOn, consentUntil } from '@bole/talent-pool/model'
import { consentsOf, lockedPlace, personBehind } from './consent-store.ts'

/** What somebody reads of their place in the pool; whoever withdrew, or was taken out, is kept no more. */
export async function tellOwnPlace(tx: Transaction, candidateId: number, now: Date) {
  const [[organisation], [person], [consent], [member]] = await tx.load(
    ownOrganisation.ownOrganisation(tx),
    personBehind(candidateId),
    consentsOf([candidateId]),
    lockedPlace(candidateId),
  )
  if (!organisation || !person) throw notFound()
  const today = now.toISOString().slice(0, 10)
  return {
    organisation: { name: organisation.name, slug: organisation.slug },
    name: person.name,
    state: consentOn(today, consent),
    ends_on: consent?.ends_on ?? null,
    until: consentUntil(today),
    is_kept: member !== undefined,
  }
}
