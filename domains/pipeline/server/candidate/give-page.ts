import { secrets, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { pipeline } from '../application-store.ts'
import { heldPositions } from '../change/held-positions.ts'
import { candidatePageAddress } from '../slots.ts'

/**
 * Gives an application a private page, and answers its address on this server. Only its digest is kept; earlier links stop
 * working, those in messages too. The position has to be held before (`holdForPage`).
 */
export function givePage(tx: Transaction, applicationId: number): string {
  const token = secrets.newSecret()
  tx.save(pipeline.deleteFrom('application_links').where('application_id', '=', applicationId))
  keepPage(tx, applicationId, secrets.digestOf(token))
  return providedFor(candidatePageAddress)(token)
}

/** Keeps the digest of the link that an application's page is known by. */
export function keepPage(tx: Transaction, applicationId: number, digest: Uint8Array): void {
  tx.save(pipeline.updateTable('applications').set({ token_digest: digest }).where('id', '=', applicationId))
}

/**
 * Locks the position of an application that is to get a page. A row that is written twice in one transaction has its foreign keys
 * checked again, which locks the position after the application; everybody else locks it before, and two would wait for each other.
 */
export async function holdForPage(tx: Transaction, applicationId: number): Promise<void> {
  await tx.load(heldPositions([applicationId]))
}
