import { phoneNumberOf } from '@bole/sms/model'
import { factNames, type PersonFacts } from './facts-of.ts'
import { factsFrom } from './merge-facts.ts'
import type { Corrections } from './resume-fields.ts'
import { nameKey } from './same-name.ts'
import { foldText } from './search-grams.ts'

export type FactName = keyof PersonFacts
export type FactValue = PersonFacts[FactName]

/** A fact that staff corrected and the candidate tells otherwise. */
export interface FactDifference {
  readonly field: FactName
  readonly held: FactValue
  readonly said: FactValue
}

/** What becomes of everything a candidate says of themselves. */
export interface Heard {
  /** Facts that take the candidate's value. */
  readonly followed: ReadonlySet<FactName>
  /** Facts that stand as staff corrected them, with what the candidate says beside it. */
  readonly differing: readonly FactDifference[]
  /** Facts of which the candidate says what we hold already. */
  readonly agreed: ReadonlySet<FactName>
}

/** What a difference may be about: a fact, or the file a person is known by. */
export type DifferenceField = FactName | 'resume'

/** A fact's value, or a file's name. */
export type DifferenceValue = FactValue

export const differenceFields = [...factNames, 'resume'] as const

/**
 * Meets what a candidate says of themselves with what is known: a fact nobody of ours corrected follows the candidate, a corrected
 * one stands. What is left empty says nothing.
 */
export function hearCandidate(
  known: PersonFacts,
  said: Partial<PersonFacts>,
  corrections: readonly Corrections[],
): Heard {
  const corrected = new Set(corrections.flatMap((one) => Object.keys(one)).flatMap(factsFrom))
  const [followed, agreed] = [new Set<FactName>(), new Set<FactName>()]
  const differing: FactDifference[] = []
  for (const field of factNames) {
    const [held, value] = [known[field], said[field] ?? null]
    if (isNothing(value)) continue
    if (saysTheSame(field, held, value)) agreed.add(field)
    else if (corrected.has(field)) differing.push({ field, held, said: value })
    else followed.add(field)
  }
  return { followed, differing, agreed }
}

/**
 * Whether a value adds nothing to the one held: the same after case, width, spaces and the order of a list are evened out, or the
 * same day told less precisely.
 */
export function saysTheSame(field: FactName, held: FactValue, said: FactValue): boolean {
  if (isNothing(held) || isNothing(said)) return isNothing(held) && isNothing(said)
  const [one, other] = [textsOf(field, held), textsOf(field, said)]
  if (field === 'birth_date' || field === 'graduated_at') return `${one[0]}-`.startsWith(`${other[0]}-`)
  return one.length === other.length && one.every((text, index) => text === other[index])
}

function textsOf(field: FactName, value: FactValue): readonly string[] {
  return [...new Set([value].flat().map((text) => comparedAs(field, text ?? '')))].sort()
}

function comparedAs(field: FactName, text: string): string {
  if (field === 'phone') return phoneNumberOf(text) ?? text
  if (field === 'name') return nameKey(text)
  return foldText(text).replace(/\s+/g, ' ')
}

function isNothing(value: FactValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
