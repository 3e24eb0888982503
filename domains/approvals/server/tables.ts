import type { PeopleView } from '@bole/accounts/view'
import type { ApprovalRule, StepState } from '@bole/approvals/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { ProcessesView } from '@bole/processes/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { Generated } from 'kysely'

export interface ApprovalsTables
  extends ApplicationsView,
    CandidatesView,
    PassagesView,
    PeopleView,
    PositionsView,
    ProcessesView {
  approval_rounds: {
    organisation_id: number
    id: Generated<number>
    application_id: number
    stage_record_id: number
    rule: Generated<ApprovalRule>
    state: Generated<'open' | 'approved' | 'refused' | 'left'>
    opened_at: Generated<Date>
    settled_at: Date | null
    escalated_at: Date | null
  }
  approval_settings: {
    organisation_id: number
    version: number
    remind_after_days: number
    escalate_after_days: number
    has_mail_links: boolean
  }
  approval_links: {
    organisation_id: number
    id: Generated<number>
    token_digest: Uint8Array
    round_id: number
    user_id: number
    address: string
    created_at: Generated<Date>
    expires_at: Date
    used_at: Date | null
  }
  delegations: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    deputy_id: number
    begins_on: string
    ends_on: string
    created_at: Generated<Date>
    ended_at: Date | null
  }
  approval_steps: {
    organisation_id: number
    id: Generated<number>
    round_id: number
    user_id: number
    place: number
    state: Generated<StepState>
    asked_at: Date | null
    decided_at: Date | null
    decided_by: number | null
    is_by_mail: Generated<boolean>
    batch_id: string | null
    reminded_at: Date | null
  }
}
