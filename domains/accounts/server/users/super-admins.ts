import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/**
 * Whether a SuperAdmin who can sign in is left without these people. Nobody else takes one away until this is done, so that two who
 * disable each other at once do not leave the company to nobody.
 */
export async function isSuperAdminLeft(tx: Transaction, without: readonly number[]): Promise<boolean> {
  const [, others] = await tx.load(
    tx.hold('super admins'),
    accounts
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'SuperAdmin')
      .where('state', '=', 'enabled')
      .where('id', '!=', sql<number>`all(${without}::bigint[])`)
      .limit(1),
  )
  return others.length > 0
}
