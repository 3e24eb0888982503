import { notFound, type Transaction } from '@bole/platform/server'
import { consentOn, consentUntil } from '@bole/talent-pool/model'
import { consentsOf, lockedPlace, personBehind } from './consent-store.ts'

/** What somebody reads of their place in the pool; whoever withdrew, or was taken out, is kept no more. */
export async function tellOwnPlace(tx: Transaction, candidateId: number, now: Date) {
  const [[person], [consent], [member]] = await tx.load(
    personBehind(candidateId),
    consentsOf([candidateId]),
    lockedPlace(candidateId),
  )
  if (!person) throw notFound()
  const today = now.toISOString().slice(0, 10)
  return {
    organisation: { name: person.organisation, slug: person.slug },
    name: person.name,
    state: consentOn(today, consent),
    ends_on: consent?.ends_on ?? null,
    until: consentUntil(today),
    is_kept: member !== undefined,
  }
}
