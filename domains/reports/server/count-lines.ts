import type { Transaction } from '@bole/platform/server'
import { measures } from '@bole/reports/model'
import { sql } from 'kysely'
import { type Cohort, countsFor, daysOfMeasure, passagesOf } from './passages.ts'

/** A report has no more lines; the rest is counted in its total. */
export const mostLines = 500

/** The aggregate that a measure is; a share has none of its own. */
const aggregateOf = (measure: measures.Measure) =>
  measures.definitions[measure].kind === 'days'
    ? sql<number | null>`percentile_cont(0.5) within group (order by ${daysOfMeasure(measure)})`
    : sql<number>`count(*) filter (where ${countsFor(measure)})`

interface Line {
  readonly key: string
  readonly name: string
  readonly values: (number | null)[]
}

/** The figures of a report: its lines, months in their order and all else by how many applications they have, and the total of all. */
export async function countLines(
  tx: Transaction,
  cohort: Cohort,
  columns: readonly measures.Measure[],
): Promise<{ list: Line[]; total: (number | null)[]; is_cut: boolean }> {
  const counted = measures.countedFor(columns)
  const byMonth = cohort.grouping === 'month'
  const [rows] = await tx.load(
    passagesOf(cohort)
      .select([
        sql<boolean>`grouping(line) = 1`.as('is_total'),
        sql<string>`coalesce(line, '')`.as('key'),
        sql<string>`coalesce(line_name, '')`.as('name'),
        sql<Record<string, number | null>>`json_build_object(${sql.join(
          counted.flatMap((measure) => [sql.lit(measure), aggregateOf(measure)]),
        )})`.as('counted'),
      ])
      .groupBy(sql`grouping sets ((line, line_name), ())`)
      .orderBy(sql`grouping(line)`, 'desc')
      .orderBy(byMonth ? sql`line` : sql`count(*)`, byMonth ? 'asc' : 'desc')
      .orderBy('line')
      .limit(mostLines + 2),
  )
  const figures = (row: { counted: Record<string, number | null> } | undefined) =>
    measures.figuresOf(
      columns,
      row?.counted ?? Object.fromEntries(counted.map((measure) => [measure, none(measure)])),
    )
  const lines = rows.filter(({ is_total }) => !is_total)
  return {
    list: lines.slice(0, mostLines).map((row) => ({ key: row.key, name: row.name, values: figures(row) })),
    total: figures(rows.find(({ is_total }) => is_total)),
    is_cut: lines.length > mostLines,
  }
}

/** What a measure is of nobody. */
const none = (measure: measures.Measure) => (measures.definitions[measure].kind === 'days' ? null : 0)
