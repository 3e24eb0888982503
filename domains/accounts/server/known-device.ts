import { secrets, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from './account-store.ts'
import { cookieIn, deviceCookie } from './session-token.ts'

/** As long as browsers keep any cookie. */
export const deviceDays = 400

/** Devices kept of one person; the least used go first. */
const devicesAtMost = 20

/** The browser's own secret: the one it presents, or a new one. */
export function deviceTokenOf(cookies: string | undefined): string {
  return cookieIn(cookies, deviceCookie) ?? secrets.newSecret()
}

/** Remembers that somebody signed in from this device; those long unused are forgotten. */
export function saveDevice(tx: Transaction, userId: number, token: string, now: Date): void {
  const own = accounts.deleteFrom('known_devices').where('user_id', '=', userId)
  tx.save(
    accounts
      .insertInto('known_devices')
      .values({
        organisation_id: tx.organisationId,
        user_id: userId,
        digest: secrets.digestOf(token),
        seen_at: now,
      })
      .onConflict((same) =>
        same.columns(['organisation_id', 'user_id', 'digest']).doUpdateSet({ seen_at: now }),
      ),
    own.where('seen_at', '<', new Date(now.getTime() - deviceDays * 86_400_000)),
    own.where('digest', 'not in', ({ selectFrom }) =>
      selectFrom('known_devices')
        .select('digest')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .limit(sql.lit(devicesAtMost)),
    ),
  )
}
