import { sql } from 'kysely'
import { accounts } from '../account-store.ts'

/** The two who are part of a handing over, held in one order: of two who hand over crosswise neither waits for the other. */
export const holdBoth = (ids: readonly number[]) =>
  accounts
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
