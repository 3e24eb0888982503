import type { ItemReason } from '@bole/intake/model'
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
  source: string
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

/** Own rows, and of others the columns that taking in a file has to look at. */
export interface IntakeTables {
  intake_items: IntakeItemRow
  files: {
    organisation_id: number
    id: number
    storage_key: string
    name: string
    media_type: string
    bytes: number
    sha256: string
    uploaded_by: number | null
  }
  progress: {
    organisation_id: number
    id: number
    user_id: number
    total: number
    failed: number
    state: 'running' | 'finished' | 'failed'
    finished_at: Date | null
  }
  positions: {
    organisation_id: number
    id: number
    department_id: number | null
    owner_user_id: number | null
    state: 'draft' | 'open' | 'closed'
    is_deleted: boolean
  }
  candidates: { organisation_id: number; id: number; name: string }
  resumes: { organisation_id: number; id: number; candidate_id: number; file_id: number | null }
  applications: {
    organisation_id: number
    id: number
    candidate_id: number
    position_id: number
    is_listed: boolean
    stage: number
    step: number
    detail: number
  }
}
