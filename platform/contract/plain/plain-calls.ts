import * as z from 'zod'
import type { Access, CallRecord } from '../call.ts'
import * as field from '../fields.ts'
import type { PlainKind, PlainRules } from './plain-mark.ts'

/** Fields by their names on the wire, which are the columns' names as well. */
export type Fields = Readonly<Record<string, z.ZodType>>

/** What the calls of one list are made of. */
export interface Parts<F extends Fields, Facts extends Fields> {
  /** What one row and several are called in the documentation: `reason`, `reasons`. */
  readonly nouns: readonly [one: string, many: string]
  /** Who reads and who changes. */
  readonly access: readonly [read: Access, write: Access]
  readonly fields: F
  readonly facts: Facts
  readonly rules: PlainRules
  readonly address: Pick<CallRecord, 'method' | 'path'>
}

const version = z.number().int().positive()
const made = z.object({ id: field.id, version: z.number() })
const can = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  retire: z.boolean(),
  restore: z.boolean(),
  order: z.boolean(),
  copy: z.boolean(),
})
const names = ['entry_name_taken', 'list_full'] as const

function rowOf<F extends Fields, Facts extends Fields>({ fields, facts }: Parts<F, Facts>) {
  return z.object({ id: field.id, ...fields, ...facts, is_retired: z.boolean(), version: z.number(), can })
}

const reading = <F extends Fields, Facts extends Fields, Kind extends PlainKind>(
  { access, address, rules }: Parts<F, Facts>,
  kind: Kind,
) => ({ ...address, access: access[0], shows: [rules.entity], plain: { kind, rules } })

const writing = <F extends Fields, Facts extends Fields, Kind extends PlainKind>(
  { access, address, rules }: Parts<F, Facts>,
  kind: Kind,
) => ({ ...address, access: access[1], changes: [rules.entity], plain: { kind, rules } })

/** A page of rows: those in use first, in their order. */
export const listCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...reading(parts, 'list'),
  summary: `The ${parts.nouns[1]}, in their order`,
  query: z.object({
    ...field.paging,
    keyword: field.text(100).optional(),
    is_retired: field.flag.optional(),
  }),
  reply: z.object({ list: z.array(rowOf(parts)) }),
  hasTotal: true as const,
})

/** One row. */
export const viewCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...reading(parts, 'view'),
  // A change of another row leaves this one alone, where changes are told by their rows.
  shows: [
    parts.rules.entity === parts.rules.record
      ? ({ entity: parts.rules.entity, by: 'id' } as const)
      : parts.rules.entity,
  ],
  summary: `One ${parts.nouns[0]}`,
  query: z.object({ id: field.idOf(parts.rules.record) }),
  reply: rowOf(parts),
})

/** A new row, the last in an order that people choose. */
export const createCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'create'),
  summary: `A new ${parts.nouns[0]}`,
  body: z.object(parts.fields),
  reply: made,
  refusals: names,
})

/** All fields of a row, at the version seen. */
export const updateCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'update'),
  summary: `Change one ${parts.nouns[0]}`,
  body: z.object({ id: field.idOf(parts.rules.record), version, ...parts.fields }),
  reply: made,
  refusals: ['stale', 'entry_name_taken'] as const,
})

/** The same where the specification has the id in the address: `update?id`. */
export const updateByQueryCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'update'),
  summary: `Change one ${parts.nouns[0]}`,
  query: z.object({ id: field.idOf(parts.rules.record) }),
  body: z.object({ version, ...parts.fields }),
  reply: made,
  refusals: ['stale', 'entry_name_taken'] as const,
})

/** A row goes for good. */
export const removeCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'remove'),
  summary: `Remove one ${parts.nouns[0]} for good`,
  body: z.object({ id: field.idOf(parts.rules.record) }),
  reply: field.done,
})

/** The same with the id in the address: `delete?id`. */
export const removeByQueryCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'remove'),
  summary: `Remove one ${parts.nouns[0]} for good`,
  query: z.object({ id: field.idOf(parts.rules.record) }),
  reply: field.done,
})

/** A row goes out of use, or comes back. */
export const retireCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'retire'),
  summary: `Offer one ${parts.nouns[0]} no longer, or again`,
  body: z.object({ id: field.idOf(parts.rules.record), version, is_retired: z.boolean() }),
  reply: made,
  refusals: ['stale'] as const,
})

/** Rows take another order in the places they hold between them. */
export const sortCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'sort'),
  summary: `Put ${parts.nouns[1]} in this order, in the places they hold between them`,
  body: z.object({ ids: z.array(field.idOf(parts.rules.record)).min(2).max(200) }),
  reply: field.done,
})

/** A row like another one, under its own name. */
export const copyCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts>) => ({
  ...writing(parts, 'copy'),
  summary: `Copy one ${parts.nouns[0]} under another name`,
  body: z.object({ id: field.idOf(parts.rules.record), name: field.requiredText(200) }),
  reply: made,
  refusals: names,
})
