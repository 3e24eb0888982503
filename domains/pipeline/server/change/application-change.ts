import type { Standing } from '@bole/pipeline/model'
import type { LockedApplication } from '../application-store.ts'
import type { Remark } from '../tables.ts'

/** Dates and place of a stage, as they are stored; undefined leaves what stands. */
export interface Meeting {
  readonly meets_at?: string | null | undefined
  readonly meets_until?: string | null | undefined
  readonly place?: string | undefined
  readonly is_online?: boolean | undefined
  readonly reply_by?: string | null | undefined
  readonly offer_valid_until?: string | null | undefined
  readonly entry_date?: string | null | undefined
  readonly score?: number | null | undefined
  readonly slot_id?: number | null | undefined
}

/** One application's change, decided and ready to be written. */
export interface ApplicationChange {
  readonly application: Pick<
    LockedApplication,
    | 'id'
    | 'stage'
    | 'step'
    | 'detail'
    | 'left_because'
    | 'stage_since'
    | 'status_since'
    | 'stage_record_id'
    | 'origin'
    | 'position_id'
    | 'project_id'
    | 'department_id'
    | 'owner_user_id'
    | 'process'
    | 'process_step_id'
  >
  readonly next: Standing
  readonly action: string
  /** What the step it goes to is called, where its process does not say so. */
  readonly stepTitle?: string | undefined
  /** Since when it waits from now on, where a change is taken back; without it the time of a new stage or status. */
  readonly since?: { readonly stage: Date; readonly status: Date }
  /** The record to go back to; without it, entering a stage opens a new one. */
  readonly backToRecord?: number | null
  readonly meeting?: Meeting
  /** A candidate who knew what was agreed on before would read something else now. */
  readonly isAgreedAnew?: boolean
  readonly companyFeedback?: Remark
  readonly candidateFeedback?: Remark
  readonly position?: {
    readonly id: number
    readonly project_id: number
    readonly department_id: number | null
  }
  readonly ownerId?: number | null
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Who changes, and what is said of it. */
export interface ChangeNote {
  readonly actor: 'user' | 'candidate' | 'system'
  readonly userId: number | null
  readonly now: Date
  readonly batchId: string | null
  readonly tags?: readonly string[]
  readonly text?: string
}
