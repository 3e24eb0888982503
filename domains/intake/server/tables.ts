import type { ProgressView } from '@bole/inbox/view'
import type { ItemReason } from '@bole/intake/model'
import type { sources } from '@bole/pipeline/model'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView, FilesView } from '@bole/resumes/view'
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
  progress_id: number
  position_id: number
  file_id: number | null
  name: string
  source: sources.Source
  state: Generated<'waiting' | 'accepted' | 'duplicate' | 'failed' | 'unpacked'>
  reason: ItemReason | null
  by_hand: ColumnType<ByHand | null, string | null | undefined, string | null>
  archive_item_id: number | null
  unpack_folder: string | null
  candidate_id: number | null
  application_id: number | null
  created_at: Generated<Date>
  settled_at: Date | null
}

export interface IntakeTables
  extends ApplicationsView,
    CandidatesView,
    FilesView,
    PositionsView,
    ProgressView {
  intake_items: IntakeItemRow
}
