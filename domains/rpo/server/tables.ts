import type { PeopleView } from '@bole/accounts/view'
import type { ProgressView } from '@bole/inbox/view'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { FilesView } from '@bole/resumes/view'
import type { BatchState, RecordReason, RecordState } from '@bole/rpo/model'
import type { ProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface RpoRecordRow {
  organisation_id: number
  id: Generated<number>
  batch_id: number
  file_id: number | null
  folder_id: number | null
  name: string
  remark: Generated<string>
  state: Generated<RecordState>
  reason: RecordReason | null
  person_name: string | null
  has_contact: boolean | null
  same_as: number | null
  item_id: number | null
  application_id: number | null
  created_at: Generated<Date>
  settled_at: Date | null
  version: Generated<number>
}

export interface RpoTables
  extends ApplicationsView,
    FilesView,
    PeopleView,
    PositionsView,
    ProgressView,
    ProjectsView {
  rpo_shares: {
    organisation_id: number
    project_id: number
    user_id: number
    shared_at: Generated<Date>
  }
  rpo_folders: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    name: string
    created_at: Generated<Date>
  }
  rpo_batches: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    position_id: number
    state: Generated<BatchState>
    progress_id: number | null
    created_at: Generated<Date>
    sent_at: Date | null
  }
  rpo_records: RpoRecordRow
}
