import { sameTenant, type Transaction } from '@bole/platform/server'
import { codeIn } from '@bole/referral/model'
import { sql } from 'kysely'
import { canSignIn, referral } from './referral-store.ts'

/** Whose a code is that somebody followed. */
export interface CodeOwner {
  readonly codeId: number
  readonly userId: number
  /** The colleague's own, by which their applications are counted whichever of their codes was followed. */
  readonly ownCode: string
}

/** Whose a code is in the transaction's organisation; null for another's, and for that of a colleague who left or is disabled. */
export async function codeOwner(tx: Transaction, said: string, now: Date): Promise<CodeOwner | null> {
  const code = codeIn(said)
  if (code === null) return null
  const row = await tx.find(
    referral
      .selectFrom('referral_codes')
      .innerJoin('users', (join) => sameTenant(join, 'users.id', 'referral_codes.user_id'))
      .innerJoin('referral_codes as own', (join) =>
        sameTenant(join, 'own.user_id', 'referral_codes.user_id').on('own.name', '=', ''),
      )
      .select(['referral_codes.id', 'referral_codes.user_id', 'own.code'])
      .where('referral_codes.code', '=', sql<string>`${code}::text`)
      .where(canSignIn(now)),
  )
  return row ? { codeId: row.id, userId: row.user_id, ownCode: row.code } : null
}
