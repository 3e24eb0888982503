import { reasonNames } from '@bole/pipeline/contract'
import { type Language, languages } from '@bole/platform/contract'
import type { Transaction } from '@bole/platform/server'
import { reasonWords } from '../../contract/texts/reason-words.ts'
import type { FirstReason } from '../../model/reject-reasons.ts'
import { pipeline } from '../application-store.ts'

/** A reason as it is kept. */
interface Reason {
  readonly code: FirstReason | null
  readonly name: string
  /** What it says to candidates where the company worded that, by language. */
  readonly told: Told
}

type Told = Readonly<Partial<Record<Language, string>>>

/** What a reason is called: its own name, or the first one in the language of whoever reads. */
export function nameIn(language: Language, { code, name }: Reason): string {
  return name || (code ? reasonNames[language][code] : '')
}

/** What a reason says to a candidate who reads a language: the company's words, or the first ones; empty: nothing. */
export function toldIn(language: Language, { code, told }: Pick<Reason, 'code' | 'told'>): string {
  return told[language] || (code ? reasonWords[language][code] : '')
}

/** The same in every language. */
export function toldInAll(reason: Pick<Reason, 'code' | 'told'>) {
  const [zh, en, pt, tw] = languages.map((language) => toldIn(language, reason))
  return { 'zh-CN': zh ?? '', 'en-US': en ?? '', 'pt-BR': pt ?? '', 'zh-TW': tw ?? '' }
}

/** Everything a reason is called, whoever reads. */
export function namesOf(reason: Reason): readonly string[] {
  return languages.map((language) => nameIn(language, reason).toLowerCase())
}

/** All reasons in their order. */
export const allReasons = pipeline
  .selectFrom('reject_reasons')
  .select(['id', 'code', 'name', 'told', 'is_retired', 'version'])
  .orderBy('place')
  .orderBy('id')

/** The reasons that are offered, in their order and somebody's language. */
export async function offeredReasons(tx: Transaction, language: Language) {
  const [rows] = await tx.load(allReasons.where('is_retired', '=', false))
  return rows.map((row) => ({ id: row.id, name: nameIn(language, row), told: toldIn(language, row) }))
}

/** All reasons; nobody else names or retires one until this is done. */
export async function heldReasons(tx: Transaction) {
  const [, rows] = await tx.load(tx.hold('reject_reasons'), allReasons)
  return rows
}
