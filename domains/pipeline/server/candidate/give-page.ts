import { secrets, type Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { pipeline } from '../application-store.ts'
import { heldPositions } from '../change/held-positions.ts'
import { candidatePageAddress } from '../slots.ts'

/**
 * Gives an application a private page, and answers its address on this server. Only its digest is kept; the earlier link stops
 * working. The position has to be held before (`holdForPage`).
 */
export function givePage(tx: Transaction, applicationId: number): string {
  const token = secrets.newSecret()
  tx.save(
    pipeline
      .updateTable('applications')
      .set({ token_digest: secrets.digestOf(token) })
      .where('id', '=', applicationId),
  )
  return providedFor(candidatePageAddress)(token)
}

/**
 * Locks the position of an application that is to get a page. A row that is written twice in one transaction has its foreign keys
 * checked again, which locks the position after the application; everybody else locks it before, and two would wait for each other.
 */
export async function holdForPage(tx: Transaction, applicationId: number): Promise<void> {
  await tx.load(heldPositions([applicationId]))
}
