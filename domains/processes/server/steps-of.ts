import type { ProcessStep } from '@bole/processes/model'
import { type RawBuilder, sql } from 'kysely'

/** The steps of a process in their order, within a larger query. `process`: the table that has `organisation_id`, and its column. */
export function stepsOf(table: string, column: string): RawBuilder<ProcessStep[]> {
  return sql<
    ProcessStep[]
  >`(select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', id, 'stage', stage, 'title', title, 'colour', colour))
      order by place), '[]')
    from process_steps where process_steps.organisation_id = ${sql.ref(`${table}.organisation_id`)}
      and process_id = ${sql.ref(`${table}.${column}`)} and not is_gone)`
}
