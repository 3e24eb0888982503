import type { EntityName } from '../names.ts'

/** What can be done with a plain list: each call's name begins with one of these verbs. */
export const plainKinds = ['list', 'view', 'create', 'update', 'remove', 'retire', 'sort', 'copy'] as const

export type PlainKind = (typeof plainKinds)[number]

/** Which plain list a call belongs to, and what it is for there: what generated tests go by. */
export interface PlainMark {
  readonly kind: PlainKind
  readonly rules: PlainRules
}

/** What holds for every row of a plain list. */
export interface PlainRules {
  /** The record's name in `field.idOf`. */
  readonly record: string
  /** What changes of a row are told as. */
  readonly entity: EntityName
  /** The field that no two rows have alike, letters taken as equal whatever their case; null where any may. */
  readonly unique: string | null
  /** How many rows an organisation keeps. */
  readonly atMost: number
  /** The text fields a keyword is looked for in. */
  readonly searched: readonly string[]
  /** Names of the fields people fill in. */
  readonly fields: readonly string[]
  /** Rows stand in an order people choose (column `place`); otherwise by the first field. */
  readonly isOrdered: boolean
  /** Rows go out of use and come back (column `is_retired`). */
  readonly retires: boolean
}
