import type { PeopleView } from '@bole/accounts/view'
import type { Fault, importStates, Mapping, Meaning, opencats, StandingWord } from '@bole/imports/model'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView, FilesView } from '@bole/resumes/view'
import type { ColumnType, Generated } from 'kysely'

/** Written as text: the driver would send an array as PostgreSQL's own. */
type Json<Value> = ColumnType<Value, string | undefined, string>

export interface WordCount {
  readonly word: string
  readonly rows: number
}

/** What somebody said that words of the file mean, by the words as they are compared; null: nothing here. */
export interface ChosenWords {
  readonly positions?: Readonly<Record<string, number | null>>
  readonly statuses?: Readonly<Record<string, StandingWord | null>>
}

export type Sums = Readonly<
  Partial<Record<importStates.Outcome | 'done' | 'removed' | 'in_part' | 'kept', number>>
>

export interface ImportTableRow {
  organisation_id: number
  id: Generated<number>
  user_id: number
  file_id: number | null
  name: string
  kind: importStates.Kind | null
  state: Generated<importStates.ImportState>
  reason: importStates.UnreadableReason | null
  columns: Json<{ title: string; samples: string[] }[]>
  mapping: Json<Mapping>
  words: Json<ChosenWords>
  found: Json<{ readonly positions?: WordCount[]; readonly statuses?: WordCount[] }>
  position_id: number | null
  skips_known: Generated<boolean>
  progress_id: number | null
  rows_read: Generated<number>
  sums: Json<Sums>
  version: Generated<number>
  created_at: Generated<Date>
  ended_at: Date | null
}

/** An application that was made, as it was left. */
export interface MadeApplication {
  readonly id: number
  readonly version: number
  readonly tags: readonly number[]
}

export interface RowRow {
  organisation_id: number
  import_id: number
  place: number
  old_id: number | null
  cells: Json<readonly string[] | opencats.DumpRow>
  name: Generated<string>
  outcome: importStates.Outcome | null
  faults: Json<readonly Fault[]>
  candidate_id: number | null
  made_person: Generated<boolean>
  candidate_version: number | null
  applications: Json<readonly MadeApplication[]>
  item_id: number | null
  done_at: Date | null
  undone: 'removed' | 'in_part' | 'kept' | null
  kept_because: importStates.KeptReason | null
}

export interface ImportsTables
  extends ApplicationsView,
    CandidatesView,
    FilesView,
    PeopleView,
    PositionsView {
  imports: ImportTableRow
  import_rows: RowRow
  import_parts: {
    organisation_id: number
    import_id: number
    id: Generated<number>
    kind: opencats.PartKind
    old_id: number
    of_old_id: number
    cells: Json<opencats.DumpRow>
  }
  import_keys: { organisation_id: number; import_id: number; key: string; place: number }
  import_mappings: {
    organisation_id: number
    titles_digest: string
    meanings: Json<Readonly<Record<string, Meaning | null>>>
    used_at: Date
  }
}
