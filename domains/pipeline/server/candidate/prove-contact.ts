import { sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { people } from '@bole/resumes/server'
import { pipeline } from '../application-store.ts'

/** A candidate acted by a link: where it was sent in a message, the address is theirs. To look at a page proves nothing, as mail servers do, too. */
export async function proveContact(tx: Transaction, token: string, now: Date): Promise<void> {
  const link = await tx.find(
    pipeline
      .selectFrom('application_links')
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.id', 'application_links.application_id'),
      )
      .select(['applications.candidate_id', 'application_links.sent_by', 'application_links.sent_to'])
      .where('application_links.token_digest', '=', secrets.digestOf(token)),
  )
  if (!link?.sent_by || !link.sent_to) return
  people.proveContact(tx, {
    candidateId: link.candidate_id,
    by: link.sent_by,
    contact: link.sent_to,
    at: now,
  })
}
