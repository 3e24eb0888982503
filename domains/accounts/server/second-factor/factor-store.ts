import { secrets, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { accounts } from '../account-store.ts'
import { newRecoveryCodes, newTotpSecret, plainCode, stepOfCode } from './totp.ts'

const placeOf = (userId: number) => `second_factors ${userId}`

export interface SecondFactor {
  /** In base32. */
  readonly secret: string
  readonly confirmedAt: Date | null
}

/** Somebody's second factor, begun or confirmed; locked until the end, as its codes are taken once. */
export async function factorOf(tx: Transaction, userId: number): Promise<SecondFactor | null> {
  const row = await tx.find(
    accounts.selectFrom('second_factors').selectAll().where('user_id', '=', userId).forUpdate(),
  )
  if (!row) return null
  const secret = secrets.unseal(row.secret, placeOf(userId))
  // Sealed with a key that is gone: whoever holds the account has to begin anew, by their administrator.
  if (secret === null) throw new Error(`the second factor of user ${userId} cannot be read with this key`)
  return { secret, confirmedAt: row.confirmed_at }
}

/** Begins a second factor, in place of one that was begun and not confirmed; answers its secret. */
export function beginFactor(tx: Transaction, userId: number): string {
  const secret = newTotpSecret()
  const sealed = secrets.seal(secret, placeOf(userId))
  tx.save(
    accounts
      .insertInto('second_factors')
      .values({ organisation_id: tx.organisationId, user_id: userId, secret: sealed })
      .onConflict((same) =>
        same
          .columns(['organisation_id', 'user_id'])
          .doUpdateSet({ secret: sealed, last_step: 0 })
          .where('second_factors.confirmed_at', 'is', null),
      ),
  )
  return secret
}

/** Takes a code of the app, once; the first one confirms the factor. Whether it was right. */
export async function takeCode(
  tx: Transaction,
  userId: number,
  { secret }: SecondFactor,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(secret, code, now)
  if (step === null) return false
  const taken = await tx.find(
    accounts
      .updateTable('second_factors')
      .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, ${now})` })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id'),
  )
  return taken !== undefined
}

/** Takes a recovery code, once. Whether it was one that had not been used. */
export async function takeRecoveryCode(
  tx: Transaction,
  userId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx.find(
    accounts
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('digest', '=', secrets.digestOf(plainCode(code)))
      .where('used_at', 'is', null)
      .returning('user_id'),
  )
  return taken !== undefined
}

/** Recovery codes in place of all there were. Only their digests are kept. */
export function renewCodes(tx: Transaction, userId: number): string[] {
  const codes = newRecoveryCodes()
  tx.save(
    accounts.deleteFrom('recovery_codes').where('user_id', '=', userId),
    accounts.insertInto('recovery_codes').values(
      codes.map((code) => ({
        organisation_id: tx.organisationId,
        user_id: userId,
        digest: secrets.digestOf(plainCode(code)),
      })),
    ),
  )
  return codes
}

/** What a company asks of whoever signs in. */
export function signInRules() {
  return accounts.selectFrom('sign_in_rules').selectAll()
}
