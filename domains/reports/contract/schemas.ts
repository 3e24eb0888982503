import { sources } from '@bole/pipeline/model'
import { field } from '@bole/platform/contract'
import { groupings, measures, periods, standardNames } from '@bole/reports/model'
import * as z from 'zod'

export const measure = z.enum(measures.measures)
export const grouping = z.enum(groupings)
const person = z.object({ id: field.id, name: z.string() })

/** What a report shows, of which applications. The specification's names: header, scope, advances. */
export const conditions = z.object({
  title: field.requiredText(100),
  header: z.object({
    columns: z
      .array(measure)
      .min(1)
      .max(12)
      .refine((columns) => new Set(columns).size === columns.length),
    rows: grouping,
  }),
  /** Applications received in a period; `from` and `until` are those of a period between two days. */
  scope: z.object({
    period: z.enum(periods.periods),
    from: field.day.nullable().default(null),
    until: field.day.nullable().default(null),
  }),
  /** Narrower; empty is everything. */
  advances: z.object({
    position_ids: z.array(field.idOf('position')).max(50).default([]),
    department_ids: z.array(field.idOf('department')).max(50).default([]),
    sources: z.array(z.enum(sources.all)).max(20).default([]),
  }),
})

/** A report as the list has it. */
export const report = z.object({
  id: field.id,
  origin: z.number(),
  conditions,
  /** What its conditions name, for whoever changes them. */
  names: z.object({ positions: z.array(person), departments: z.array(person) }),
  created_by: person.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  version: z.number(),
  can: z.object({ edit: z.boolean(), copy: z.boolean(), remove: z.boolean() }),
})
export type Report = z.output<typeof report>

/** A line: whole numbers, shares from 0 to 1 and days, in the order of the columns; null where there is nothing to take them of. */
export const line = z.object({
  /** What the line is: a month (2026-11), a number, a source; empty where there is none. */
  key: z.string(),
  /** Its name; empty of months and sources, which the reader's language names. */
  name: z.string(),
  values: z.array(z.number().nullable()),
})
export type ReportLine = z.output<typeof line>

/** What may be in a report. */
export const columnsReply = z.object({
  columns: z.array(z.object({ key: measure, kind: z.enum(['count', 'share', 'days']) })),
  rows: z.array(grouping),
  standard: z.array(
    z.object({
      key: z.enum(standardNames),
      header: z.object({ columns: z.array(measure), rows: grouping }),
      scope: z.object({ period: z.enum(periods.periods) }),
    }),
  ),
})
