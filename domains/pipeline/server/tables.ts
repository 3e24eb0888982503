import type { Role } from '@bole/accounts/model'
import type { PeopleView } from '@bole/accounts/view'
import type { sources } from '@bole/pipeline/model'
import type { Language } from '@bole/platform/contract'
import type { PositionsView } from '@bole/positions/view'
import type { ProcessesView } from '@bole/processes/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { ColumnType, Generated } from 'kysely'
import type { FirstReason } from '../model/reject-reasons.ts'
import type { TagColour } from '../model/tag-library.ts'

interface WishedPosition {
  readonly id: number
  readonly title: string
}

export interface ApplicationRow {
  organisation_id: number
  id: Generated<number>
  candidate_id: number
  position_id: number
  project_id: number
  department_id: number | null
  origin: number
  source: sources.Source
  source_code: string | null
  owner_user_id: number | null
  stage: number
  step: number
  detail: number
  process_step_id: number | null
  stage_record_id: number | null
  is_listed: Generated<boolean>
  left_because: 'removed' | 'moved_out' | null
  applied_at: Generated<Date>
  stage_since: Generated<Date>
  status_since: Generated<Date>
  token_digest: Uint8Array | null
  language: string | null
  /** Positions wished for after this one, in order, as they were called then; written as JSON text. */
  further_choices: ColumnType<readonly WishedPosition[] | null, string | null | undefined, string | null>
  version: Generated<number>
}

export interface StageRecordRow {
  organisation_id: number
  id: Generated<number>
  application_id: number
  stage: number
  step: number
  detail: number
  opened_at: Generated<Date>
  closed_at: Date | null
  meets_at: Date | null
  meets_until: Date | null
  place: Generated<string>
  is_online: Generated<boolean>
  reply_by: Date | null
  score: number | null
  offer_valid_until: string | null
  entry_date: string | null
  company_feedback: Remark | null
  candidate_feedback: Remark | null
  process_step_id: number | null
  /** The slot it was given; another time takes it out of there. */
  slot_id: number | null
}

/** The last thing either side said at a stage. */
export interface Remark {
  readonly action: string
  readonly tags: readonly string[]
  readonly text: string
}

export interface HistoryRow {
  organisation_id: number
  id: Generated<number>
  application_id: number
  happened_at: Date
  actor: 'user' | 'candidate' | 'system'
  user_id: number | null
  action: string
  from_stage: number | null
  from_step: number | null
  from_detail: number | null
  from_stage_since: Date | null
  from_status_since: Date | null
  from_left_because: 'removed' | 'moved_out' | null
  to_stage: number
  to_step: number
  to_detail: number
  was_listed: boolean
  is_listed: boolean
  from_record_id: number | null
  stage_record_id: number | null
  tags: string[]
  note: string
  facts: Record<string, unknown>
  batch_id: string | null
  from_process_step_id: number | null
  to_process_step_id: number | null
  from_title: Generated<string>
  to_title: Generated<string>
}

export type Part = 'owner' | 'approver' | 'interviewer' | 'main_interviewer'

export interface ApplicationPersonRow {
  organisation_id: number
  application_id: number
  user_id: number
  part: Part
  /** Of an approver: it is theirs to answer, as far as the others are concerned. */
  is_due: Generated<boolean>
  /** Of an approver: whom they answer for, who is away. */
  for_user_id: number | null
}

export interface PipelineTables
  extends CandidatesView,
    PositionsView,
    ProjectsView,
    ProcessesView,
    PeopleView {
  applications: ApplicationRow
  stage_records: StageRecordRow
  application_history: HistoryRow
  application_links: {
    organisation_id: number
    token_digest: Uint8Array
    application_id: number
    created_at: Generated<Date>
    sent_by: 'mail' | 'sms' | null
    sent_to: string | null
  }
  application_people: ApplicationPersonRow
  application_counts: {
    organisation_id: number
    origin: number
    position_id: Generated<number>
    project_id: Generated<number>
    department_id: Generated<number>
    process_step_id: Generated<number>
    stage: number
    step: number
    detail: number
    shard: Generated<number>
    amount: number
  }
  tags: {
    organisation_id: number
    id: Generated<number>
    name: string
    colour: Generated<TagColour>
    is_deleted: Generated<boolean>
    group_id: number | null
    is_retired: Generated<boolean>
    version: Generated<number>
  }
  tag_merges: {
    organisation_id: number
    id: Generated<number>
    tag_id: number
    into_id: number
    tag_version: number
    into_version: number
    had: number[]
    had_both: number[]
    left_with: number[]
    merged_by: number | null
    merged_at: Generated<Date>
    undone_at: Date | null
  }
  tag_groups: {
    organisation_id: number
    id: Generated<number>
    name: string
    colour: Generated<TagColour>
    place: Generated<number>
    roles: Generated<Role[]>
    version: Generated<number>
  }
  reject_reasons: {
    organisation_id: number
    id: Generated<number>
    code: FirstReason | null
    name: Generated<string>
    told: Generated<Partial<Record<Language, string>>>
    place: Generated<number>
    is_retired: Generated<boolean>
    version: Generated<number>
  }
  feedback_changes: {
    organisation_id: number
    id: Generated<number>
    history_id: number
    user_id: number | null
    changed_at: Date
    tags: string[]
    note: string
  }
  interview_slots: {
    organisation_id: number
    id: Generated<number>
    process_step_id: number
    starts_at: Date
    ends_at: Date
    place: Generated<string>
    capacity: number
    version: Generated<number>
    created_by: number | null
    created_at: Generated<Date>
  }
  application_tags: { organisation_id: number; application_id: number; tag_id: number }
  saved_searches: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    screen: string
    name: string
    conditions: Record<string, string>
    created_at: Generated<Date>
  }
}
