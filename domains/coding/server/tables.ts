import type { PeopleView } from '@bole/accounts/view'
import type { Case, CaseResult, CodingLanguage } from '@bole/coding/model'
import type { ColumnType, Generated } from 'kysely'

export interface CodingTables extends PeopleView {
  coding_programs: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    question_id: number | null
    title: string
    description: string
    languages: CodingLanguage[]
    language: CodingLanguage
    cases: ColumnType<Case[], string, never>
    version: Generated<number>
    last_seq: Generated<number>
    made_by: number | null
    made_at: Date
    turn: number
    removed_at: Date | null
  }
  coding_updates: {
    organisation_id: number
    program_id: number
    seq: number
    author: string
    made_at: Date
    update: Uint8Array
  }
  coding_snapshots: {
    organisation_id: number
    program_id: number
    seq: number
    state: Uint8Array
  }
  coding_runs: {
    organisation_id: number
    id: Generated<number>
    program_id: number
    author: string
    kind: 'run' | 'debug'
    language: CodingLanguage
    source: string
    input: string
    fault: string | null
    results: ColumnType<CaseResult[], string, never>
    ran_at: Date
  }
  coding_cursors: {
    organisation_id: number
    program_id: number
    client: number
    author: string
    language: string
    anchor: number
    head: number
    seen_at: Date
  }
}
