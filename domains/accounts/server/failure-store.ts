import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { type Failures, forgottenAfterMinutes } from '../model/sign-in-throttle.ts'
import { accounts } from './account-store.ts'

/** Failures counted under these subjects. */
export function failuresUnder(subjects: readonly string[]) {
  return accounts.selectFrom('sign_in_failures').selectAll().where('subject', 'in', subjects)
}

/**
 * What was counted under each of these subjects, in their order. Whoever else asks of one of them waits until this transaction has
 * ended, so that of many at once no more are let through than of many in a row: what is counted is committed before it is acted on.
 */
export async function failuresHeld(
  tx: Transaction,
  subjects: readonly string[],
): Promise<readonly (Failures | null)[]> {
  // In one order, so that nobody waits in a ring.
  for (const subject of subjects.toSorted()) await tx.load(tx.holdForAll(subject))
  const [rows] = await tx.load(failuresUnder(subjects))
  return subjects.map((subject) => {
    const row = rows.find((one) => one.subject === subject)
    return row ? { count: row.failures, lastAt: row.last_failed_at } : null
  })
}

/** Counts one more failure; a count nothing was added to for long starts again. */
export function countFailure(subject: string, now: Date) {
  return accounts
    .insertInto('sign_in_failures')
    .values({ subject, failures: 1, last_failed_at: now })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when sign_in_failures.last_failed_at < ${forgottenAt(now)}
          then 1 else sign_in_failures.failures + 1 end`,
        last_failed_at: now,
      }),
    )
}

/** Takes failures back that turned out to be the owner's. */
export function forgetFailures(subject: string, count: number) {
  return [
    accounts.deleteFrom('sign_in_failures').where('subject', '=', subject).where('failures', '<=', count),
    accounts
      .updateTable('sign_in_failures')
      .set({ failures: sql`failures - ${count}` })
      .where('subject', '=', subject),
  ] as const
}

/** Removes counts nothing was added to for long: some at a time, and none that somebody else has in hand. */
export function sweepFailures(now: Date) {
  return accounts
    .deleteFrom('sign_in_failures')
    .where('subject', 'in', ({ selectFrom }) =>
      selectFrom('sign_in_failures')
        .select('subject')
        .where('last_failed_at', '<', forgottenAt(now))
        .orderBy('last_failed_at')
        .limit(200)
        .forUpdate()
        .skipLocked(),
    )
}

function forgottenAt(now: Date): Date {
  return new Date(now.getTime() - forgottenAfterMinutes * 60_000)
}
