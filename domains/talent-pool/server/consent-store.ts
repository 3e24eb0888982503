import { notFound, prepared, secrets, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** What these people agreed to. */
export function consentsOf(candidateIds: readonly number[]) {
  return pool
    .selectFrom('pool_consents')
    .select(['candidate_id', 'given_on', 'ends_on', 'withdrawn_at', 'asked_at'])
    .where('candidate_id', '=', sql<number>`any(${candidateIds}::bigint[])`)
}

export type ConsentRow = Awaited<ReturnType<ReturnType<typeof consentsOf>['execute']>>[number]

// Text: a function of the database, which alone looks across organisations before it is known whose link this is.
const consentOfToken = prepared<{ organisation_id: number; candidate_id: number }>(
  'select organisation_id, candidate_id from pool_consent_of_token($1)',
)

/** Goes on in the organisation whose link this is, and answers whom it was sent to; 404 for any other text. */
export async function enterConsent(tx: Transaction, token: string): Promise<number> {
  const found = await tx.find(consentOfToken(secrets.digestOf(token)))
  if (!found) throw notFound()
  tx.enter(found.organisation_id)
  return found.candidate_id
}

/** The person a link was sent to. */
export function personBehind(candidateId: number) {
  return pool.selectFrom('candidates').select('candidates.name').where('candidates.id', '=', candidateId)
}

/** Where somebody stands in the pool, locked; none: they are in it no more. */
export function lockedPlace(candidateId: number) {
  return pool
    .selectFrom('pool_members')
    .select(['id', 'folder_id', 'owner_user_id'])
    .where('candidate_id', '=', candidateId)
    .where('left_at', 'is', null)
    .forUpdate()
}
