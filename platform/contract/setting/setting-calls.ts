import * as z from 'zod'
import type { Access, CallRecord } from '../call.ts'
import * as field from '../fields.ts'
import type { EntityName } from '../names.ts'
import type { SettingKind, SettingRules } from './setting-mark.ts'

/** Fields by their names on the wire, which are the columns' names as well. */
export type Fields = Readonly<Record<string, z.ZodType>>

/** What the calls of one setting are made of. */
export interface Parts<F extends Fields, Facts extends Fields, Sent extends Fields, Code extends string> {
  /** What it is called in the documentation, and what it says. */
  readonly noun: string
  readonly about: string
  /** Who reads and who changes. */
  readonly access: readonly [read: Access, write: Access]
  readonly fields: F
  readonly facts: Facts
  readonly sent: Sent
  readonly refusals: readonly Code[]
  readonly changes: readonly EntityName[]
  readonly rules: SettingRules
  readonly address: Pick<CallRecord, 'method' | 'path'>
  /** What else holds for saving: `needsProof`, `perMinute`. */
  readonly saving: Pick<CallRecord, 'needsProof' | 'perMinute'>
}

const marked = (rules: SettingRules, kind: SettingKind) => ({ setting: { kind, rules } })

/** What holds, at which version: 0 while nobody saved anything. */
export const getCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts, Fields, string>) => ({
  ...parts.address,
  summary: `The ${parts.noun}: ${parts.about}; version 0 while nobody saved any`,
  access: parts.access[0],
  reply: z.object({
    /** The organisation's. */
    id: field.id,
    version: z.number(),
    ...parts.fields,
    ...parts.facts,
  }),
  shows: [parts.rules.entity],
  ...marked(parts.rules, 'get'),
})

/** All fields, at the version seen. */
export const updateCall = <F extends Fields, Sent extends Fields, Code extends string>(
  parts: Parts<F, Fields, Sent, Code>,
) => ({
  ...parts.address,
  ...parts.saving,
  summary: `Change the ${parts.noun}, at the version seen`,
  access: parts.access[1],
  body: z.object({
    id: field.idOf('organisation'),
    version: z.number().int().min(0),
    ...parts.fields,
    ...parts.sent,
  }),
  reply: z.object({ id: field.id, version: z.number() }),
  refusals: ['stale', ...parts.refusals] as readonly ('stale' | Code)[],
  changes: [parts.rules.entity, ...parts.changes],
  ...marked(parts.rules, 'update'),
})

/** Who changed what and when, the latest first; what is never shown is not told here either. */
export const listCall = <F extends Fields, Facts extends Fields>(parts: Parts<F, Facts, Fields, string>) => {
  const { fields, facts } = parts
  // A field may be shown otherwise than it is filled in, as where nobody filled it in yet; what did not change has no default here.
  const shownAs = (name: string) => facts[name] ?? fields[name]
  const shown = Object.fromEntries(
    Object.keys(fields).map((name) => {
      const schema = shownAs(name)
      return [name, schema instanceof z.ZodDefault ? schema.unwrap() : schema]
    }),
  ) as unknown as F
  const values = z.object(shown).partial()
  return {
    ...parts.address,
    summary: `Who changed the ${parts.noun}, when, and what, the latest first`,
    access: parts.access[0],
    query: z.object(field.paging),
    reply: z.object({
      list: z.array(
        z.object({
          id: field.id,
          changed_at: z.string(),
          /** The name of who did, as it was then. */
          changed_by: z.string(),
          before: values,
          after: values,
        }),
      ),
    }),
    hasTotal: true as const,
    shows: [parts.rules.entity],
    ...marked(parts.rules, 'list'),
  }
}
