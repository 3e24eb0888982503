import type { PeopleView } from '@bole/accounts/view'
import type { DocumentText, ReadingStep } from '@bole/parsing/model'
import type {
  Corrections,
  DifferenceField,
  DifferenceValue,
  Readings,
  UnreadableReason,
} from '@bole/resumes/model'
import type { CandidatesView } from '@bole/resumes/view'
import type { ColumnType, Generated } from 'kysely'
import type { HeldFacts, MergeChoice } from '../model/people/merge-people.ts'
import type { PairReason, Strength } from '../model/people/pair-words.ts'
import type { Rows } from '../model/people/part-people.ts'

export interface FileRow {
  organisation_id: number
  id: Generated<number>
  storage_key: string
  name: string
  media_type: string
  bytes: number
  sha256: string
  uploaded_by: number | null
  created_at: Generated<Date>
}

/** Written as text: the driver would send an array as PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string | undefined, string>

/** The same of what is never written again. */
type WrittenOnce<Value> = ColumnType<Value, string, never>

export interface ResumeRow {
  organisation_id: number
  id: Generated<number>
  candidate_id: number
  file_id: number | null
  state: Generated<'reading' | 'read' | 'unreadable'>
  unreadable_reason: UnreadableReason | null
  parsed: Json<Readings>
  corrections: Json<Corrections>
  preview: string | null
  document_kind: DocumentText['kind'] | null
  pages: Json<{ width: number; height: number }[]>
  content: Generated<string>
  read_at: Date | null
  created_at: Generated<Date>
}

export interface DocumentReadingRow {
  organisation_id: number
  id: Generated<number>
  file_id: number
  resume_id: number | null
  cause: 'arrival' | 'again' | 'newer'
  reader: number
  document_kind: DocumentText['kind'] | null
  is_scan: Generated<boolean>
  state: 'read' | 'unreadable'
  unreadable_reason: UnreadableReason | null
  found: Generated<number>
  doubtful: Generated<number>
  took_ms: number | null
  begun_at: Date
  is_latest: Generated<boolean>
}

export interface ResumesTables extends CandidatesView, PeopleView {
  document_readings: DocumentReadingRow
  document_reading_steps: {
    organisation_id: number
    reading_id: number
    place: number
    step: ReadingStep
    took_ms: number
    outcome: Generated<string>
  }
  files: FileRow
  resumes: ResumeRow
  resume_words: { organisation_id: number; candidate_id: number; words: string[] }
  candidate_notes: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    application_id: number | null
    user_id: number
    body: string
    created_at: Generated<Date>
  }
  note_mentions: {
    organisation_id: number
    note_id: number
    user_id: number
    application_id: number | null
  }
  parse_reports: {
    organisation_id: number
    id: Generated<number>
    resume_id: number
    candidate_id: number
    application_id: number
    user_id: number
    body: string
    is_done: Generated<boolean>
    answer: Generated<string>
    handled_by: number | null
    handled_at: Date | null
    created_at: Generated<Date>
  }
  candidate_differences: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    application_id: number
    field: DifferenceField
    held: Json<DifferenceValue>
    said: Json<DifferenceValue>
    resume_id: number | null
    said_at: Date
    state: Generated<'open' | 'accepted' | 'kept' | 'overtaken' | 'followed'>
    settled_by: number | null
    settled_at: Date | null
  }
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
    before: WrittenOnce<HeldFacts>
    after: WrittenOnce<HeldFacts>
    taken: MergeChoice[]
    rows_of_kept: WrittenOnce<Rows>
    rows_of_other: WrittenOnce<Rows>
    merged_by: number | null
    merged_at: Date
    undone_by: number | null
    undone_at: Date | null
  }
  identity_papers: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    sealed: Uint8Array
    digest: Uint8Array
    user_id: number | null
    updated_at: Date
  }
  proved_contacts: { organisation_id: number; candidate_id: number; key: string; proved_at: Date }
  people_rules: {
    organisation_id: number
    repeat_months: number
    repeat_scope: 'position' | 'any'
    merges_proved: boolean
    version: number
  }
}
