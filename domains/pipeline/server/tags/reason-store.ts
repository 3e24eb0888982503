import { reasonNames } from '@bole/pipeline/contract'
import { type Language, languages } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import type { FirstReason } from '../../model/reject-reasons.ts'
import { pipeline } from '../application-store.ts'

/** A reason as it is kept. */
interface Reason {
  readonly code: FirstReason | null
  readonly name: string
}

/** What a reason is called: its own name, or the first one in the language of whoever reads. */
export function nameIn(language: Language, { code, name }: Reason): string {
  return name || (code ? reasonNames[language][code] : '')
}

/** Everything a reason is called, whoever reads. */
export function namesOf(reason: Reason): readonly string[] {
  return languages.map((language) => nameIn(language, reason).toLowerCase())
}

/** All reasons in their order. */
export const allReasons = pipeline
  .selectFrom('reject_reasons')
  .select(['id', 'code', 'name', 'is_retired', 'version'])
  .orderBy('place')
  .orderBy('id')

/** The reasons that are offered, in their order and somebody's language. */
export async function offeredReasons(tx: Transaction, language: Language) {
  const [rows] = await tx.load(allReasons.where('is_retired', '=', false))
  return rows.map((row) => ({ id: row.id, name: nameIn(language, row) }))
}

/** All reasons; nobody else names or retires one until this is done. */
export async function heldReasons(tx: Transaction) {
  const [, rows] = await tx.load(tx.hold('reject_reasons'), allReasons)
  return rows
}
