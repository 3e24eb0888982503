import type { SignInOutcome } from '@bole/accounts/model'
import type { Transaction } from '@bole/platform/server'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** Attempts are kept for so many days, and so many of one account at most. */
const kept = { days: 180, rows: 500 }

/** Where somebody is signed in; the latest first. */
export function sessionsOf(userId: number, now: Date) {
  return accounts
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
}

/** Ends those of these sessions that are somebody's, and answers which they were. */
export function endSessionsOf(userId: number, ids: readonly number[]) {
  return accounts
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .returning('id')
}

/** Keeps an attempt to sign in to somebody's account; those long past are forgotten. */
export function keepSignIn(
  tx: Transaction,
  userId: number,
  outcome: SignInOutcome,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): void {
  const of = accounts.deleteFrom('sign_ins').where('user_id', '=', userId)
  tx.save(
    accounts.insertInto('sign_ins').values({
      organisation_id: tx.organisationId,
      user_id: userId,
      outcome,
      // Whoever has hung up has no address any more.
      address: ip ?? '',
      user_agent: (headers['user-agent'] ?? '').slice(0, 300),
    }),
    of.where('tried_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(kept.days)})`),
    of.where('id', '<=', ({ selectFrom }) =>
      selectFrom('sign_ins')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .offset(sql.lit(kept.rows))
        .limit(sql.lit(1)),
    ),
  )
  tx.announce('sign_in')
}

/** What was tried at somebody's account, the latest first. */
export function signInsOf(userId: number) {
  return accounts.selectFrom('sign_ins').where('user_id', '=', userId)
}
