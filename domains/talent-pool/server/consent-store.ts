import { notFound, prepared, sameTenant, secrets, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { pool } from './folder-store.ts'

/** What these people said of being kept, on each record they had; `candidate_id` is the one they are known by. */
export function consentsOf(candidateIds: readonly number[]) {
  return pool
    .selectFrom('pool_consents')
    .leftJoin('users', (join) => sameTenant(join, 'users.id', 'pool_consents.recorded_by'))
    .select([
      'pool_consents.id',
      'given_on',
      'ends_on',
      'withdrawn_at',
      'asked_at',
      'said_how',
      'recorded_by',
    ])
    .select(sql<number>`person_now(pool_consents.candidate_id)`.as('candidate_id'))
    .select('users.name as recorder')
    .where(
      'pool_consents.candidate_id',
      'in',
      sql<number>`(select records_behind(person_now(known)) from unnest(${candidateIds}::bigint[]) known)`,
    )
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
  return pool
    .selectFrom('candidates')
    .select('candidates.name')
    .where('candidates.id', '=', sql<number>`person_now(${candidateId})`)
}

/** Where somebody stands in the pool, locked; none: they are in it no more. */
export function lockedPlace(candidateId: number) {
  return pool
    .selectFrom('pool_members')
    .select(['id', 'folder_id', 'owner_user_id'])
    .where('candidate_id', '=', sql<number>`person_now(${candidateId})`)
    .where('left_at', 'is', null)
    .forUpdate()
}

/** Whom an agreement is of by now, where it stands in the pool, and what it says; locked. */
export function consentAt(id: number) {
  return pool
    .selectFrom('pool_consents')
    .innerJoin('candidates', (join) =>
      join
        .on('candidates.id', '=', sql<number>`person_now(pool_consents.candidate_id)`)
        .onRef('candidates.organisation_id', '=', 'pool_consents.organisation_id'),
    )
    .select(['candidates.id as candidate_id'])
    .select(['given_on', 'ends_on', 'withdrawn_at', 'asked_at', 'owner_told_at'])
    .select(['candidates.name', 'candidates.email'])
    .where('pool_consents.id', '=', id)
    .forUpdate('pool_consents')
}
