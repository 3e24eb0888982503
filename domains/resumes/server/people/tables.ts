import type { ColumnType, Generated } from 'kysely'
import type { PairReason, Strength } from '../../model/people/compare-people.ts'
import type { HeldFacts, MergeChoice } from '../../model/people/merge-people.ts'
import type { Rows } from '../../model/people/part-people.ts'

type Json<Value> = ColumnType<Value, string, never>

/** What finds and keeps the records of one person. */
export interface SamePeopleTables {
  person_keys: { organisation_id: number; key: string; candidate_id: number }
  suspected_pairs: {
    organisation_id: number
    id: Generated<number>
    one_id: number
    other_id: number
    strength: Strength
    reasons: PairReason[]
    state: Generated<'open' | 'not_same' | 'merged'>
    found_at: Generated<Date>
    settled_by: number | null
    settled_at: Date | null
  }
  person_merges: {
    organisation_id: number
    id: Generated<number>
    kept_id: number
    other_id: number
    kept_name: string
    other_name: string
    before: Json<HeldFacts>
    after: Json<HeldFacts>
    taken: MergeChoice[]
    rows_of_kept: Json<Rows>
    rows_of_other: Json<Rows>
    merged_by: number | null
    merged_at: Date
    undone_by: number | null
    undone_at: Date | null
  }
  people_rules: {
    organisation_id: number
    repeat_months: number
    repeat_scope: 'position' | 'any'
    version: number
  }
}
