import type { PeopleView } from '@bole/accounts/view'
import type { NewerState } from '@bole/parse-administration/model'
import type { DocumentText } from '@bole/parsing/model'
import type { Readings } from '@bole/resumes/model'
import type { CandidatesView, ParseReportsView, ReadFilesView, ReadingsView } from '@bole/resumes/view'
import type { ColumnType, Generated } from 'kysely'

/** Written as text: the driver would send an array as PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string | undefined, string>

/** What saving a reading takes beside what it says. */
export interface RestOfReading {
  readonly text: string
  readonly preview: string | null
  readonly ocr: boolean
  readonly document: Pick<DocumentText, 'kind' | 'pages'>
}

export interface RereadingRow {
  organisation_id: number
  id: Generated<number>
  resume_id: number
  state: Generated<NewerState>
  unreadable_reason: string | null
  reader: number | null
  before: Json<Readings>
  before_read_at: Date | null
  after: Json<Readings>
  rest: ColumnType<RestOfReading | null, string | null | undefined, string | null>
  found: Generated<number>
  gone: Generated<number>
  changed: Generated<number>
  asked_by: number | null
  asked_at: Date
  read_at: Date | null
  settled_by: number | null
  settled_at: Date | null
  version: Generated<number>
}

export interface ParseAdministrationTables
  extends CandidatesView,
    PeopleView,
    ParseReportsView,
    ReadFilesView,
    ReadingsView {
  rereadings: RereadingRow
  reading_settings: {
    organisation_id: number
    measures_corrections: Generated<boolean>
    version: Generated<number>
  }
}
