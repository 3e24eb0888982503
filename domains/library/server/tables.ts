import type { PeopleView } from '@bole/accounts/view'
import type { ProgressView } from '@bole/inbox/view'
import type { ExportColumn, ExportKind } from '@bole/library/model'
import type { ApplicationsView, PassagesView, SavedSearchesView, TagsView } from '@bole/pipeline/view'
import type { FieldGroupName, Language } from '@bole/platform/contract'
import type { Reader } from '@bole/platform/server'
import type { AdvertisedPositionsView } from '@bole/positions/view'
import type { ProcessesView } from '@bole/processes/view'
import type { CandidatesView, FilesView, NotesView, ParseReportsView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { ColumnType, Generated } from 'kysely'

/** Written as text: the driver would send an array as PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string, string>

/** How far whoever asked for a file saw, and what was hidden from them. */
export interface ExportReader extends Reader {
  readonly hides: readonly FieldGroupName[]
}

export interface ExportTable {
  organisation_id: number
  id: Generated<number>
  user_id: number
  kind: ExportKind
  filter: Json<Record<string, unknown>>
  columns: ExportColumn[]
  language: Language
  reader: Json<ExportReader>
  application_ids: number[]
  total: number
  done: Generated<number>
  progress_id: number
  state: Generated<'running' | 'ready' | 'failed' | 'removed'>
  storage_key: string
  file_name: string
  media_type: Generated<string>
  bytes: Generated<number>
  undrawn: Generated<string>
  created_at: Date
  expires_at: Date
}

export interface LibraryTables
  extends AdvertisedPositionsView,
    ApplicationsView,
    CandidatesView,
    FilesView,
    NotesView,
    ParseReportsView,
    PassagesView,
    PeopleView,
    ProcessesView,
    ProgressView,
    ProjectsView,
    SavedSearchesView,
    TagsView {
  exports: ExportTable
  extra_fields: { organisation_id: number; id: Generated<number>; key: string; label: string }
  extra_values: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    field_id: number
    value: string
    user_id: number | null
    updated_at: Generated<Date>
  }
  record_locks: { organisation_id: number; application_id: number; user_id: number; until: Date }
  call_imports: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    application_id: number
    user_id: number | null
    created_at: Generated<Date>
  }
  search_watches: {
    organisation_id: number
    search_id: number
    is_on: Generated<boolean>
    seen_up_to: number
    looked_at: Date | null
    found: Generated<number>
  }
  exam_scores: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    exam: string
    score: number
    taken_on: string | null
    user_id: number | null
    created_at: Generated<Date>
  }
}
