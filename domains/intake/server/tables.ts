import type { PeopleView } from '@bole/accounts/view'
import type { ProgressView } from '@bole/inbox/view'
import type { Door, ItemReason, phones } from '@bole/intake/model'
import type { sources } from '@bole/pipeline/model'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { Channel } from '@bole/positions/model'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView, FilesView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { ColumnType, Generated } from 'kysely'

/** What a person wrote where the file did not say. */
export interface ByHand {
  readonly name: string
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

export interface IntakeItemRow {
  organisation_id: number
  id: Generated<number>
  /** Whose long work it is; null of what came by itself. */
  progress_id: number | null
  position_id: number | null
  file_id: number | null
  name: string
  source: sources.Source
  door: Generated<Door>
  sender: Generated<string>
  state: Generated<'waiting' | 'accepted' | 'duplicate' | 'failed' | 'unpacked'>
  reason: ItemReason | null
  by_hand: ColumnType<ByHand | null, string | null | undefined, string | null>
  archive_item_id: number | null
  /** Set by the database where nobody says it: a trigger looks which folder its door delivers into. */
  folder_id: number | null
  unpack_folder: string | null
  candidate_id: number | null
  application_id: number | null
  created_at: Generated<Date>
  settled_at: Date | null
}

export interface PlugInPersonRow {
  organisation_id: number
  id: Generated<number>
  channel: Channel
  reference: string
  account: Generated<string>
  item_id: number
  phone_state: Generated<phones.PhoneState>
  phone_asked_at: Date | null
  phone_told_at: Date | null
  created_at: Generated<Date>
}

export interface IntakeTables
  extends ApplicationsView,
    CandidatesView,
    FilesView,
    PeopleView,
    PositionsView,
    ProgressView,
    ProjectsView {
  intake_items: IntakeItemRow
  plug_in_people: PlugInPersonRow
  resume_folders: {
    organisation_id: number
    id: Generated<number>
    name: string
    origin: number
    project_id: number | null
    position_id: number | null
    is_shared: Generated<boolean>
    place: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
  }
  resume_folder_doors: { organisation_id: number; folder_id: number; door: Door }
  resume_folder_people: { organisation_id: number; folder_id: number; user_id: number }
}
