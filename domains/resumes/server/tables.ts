import type { PeopleView } from '@bole/accounts/view'
import type { DocumentText } from '@bole/parsing/model'
import type {
  Corrections,
  DifferenceField,
  DifferenceValue,
  Readings,
  UnreadableReason,
} from '@bole/resumes/model'
import type { CandidatesView } from '@bole/resumes/view'
import type { ColumnType, Generated } from 'kysely'
import type { SamePeopleTables } from './people/tables.ts'

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

export interface ResumesTables extends CandidatesView, PeopleView, SamePeopleTables {
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
}
