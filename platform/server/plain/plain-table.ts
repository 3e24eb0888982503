import type { Access, PlainKind, PlainRules } from '@bole/platform/contract'
import type { Kysely } from 'kysely'
import { type Caller, may } from '../caller.ts'
import type { Transaction } from '../transaction.ts'

/** A row of whichever plain list: the columns that all have, and its fields. */
export interface PlainRow {
  readonly id: number
  readonly version: number
  readonly is_retired?: boolean
  readonly place?: number
  readonly [field: string]: unknown
}

/** The tables of whichever domain. */
export type Tables = Record<string, PlainRow & { organisation_id: number }>

/** Facts of rows, by their ids. */
export type Facts<Shown> = (
  tx: Transaction,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, { readonly [Name in keyof Shown]: unknown }>>

/** A plain list's table, its rules, and what can be done with its rows. */
export interface PlainTable {
  readonly tables: Kysely<Tables>
  readonly name: string
  readonly rules: PlainRules
  /** Who may change rows. */
  readonly writes: Access
  readonly kinds: ReadonlySet<PlainKind>
  readonly facts: Facts<never> | undefined
}

/** The columns that a row of this list has. */
export function columnsOf({ rules }: PlainTable): string[] {
  return ['id', 'version', ...rules.fields, ...(rules.retires ? ['is_retired'] : [])]
}

/** Whether the caller may change rows of this list. */
export function mayWrite({ writes }: PlainTable, caller: Caller): boolean {
  return writes === 'anyone' || writes === 'signed_in' || may(caller, writes)
}

/** A row as the wire has it, with what may be done to it. */
export function present(table: PlainTable, row: PlainRow, isWriter: boolean, facts: object = {}) {
  const isRetired = row.is_retired === true
  const can = (kind: PlainKind, isMeant: boolean) => isWriter && table.kinds.has(kind) && isMeant
  const fields = table.rules.fields.map((name) => [name, row[name]] as const)
  return {
    id: row.id,
    ...Object.fromEntries(fields),
    ...facts,
    is_retired: isRetired,
    version: row.version,
    can: {
      edit: can('update', !isRetired),
      remove: can('remove', true),
      retire: can('retire', !isRetired),
      restore: can('retire', isRetired),
      order: can('sort', !isRetired),
      copy: can('copy', !isRetired),
    },
  }
}
