import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { ToldView } from '@bole/notifications/view'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { ConsentWay, DistributionState, Level } from '@bole/talent-pool/model'
import type { Generated } from 'kysely'

export interface MemberRow {
  organisation_id: number
  id: Generated<number>
  candidate_id: number
  folder_id: number
  application_id: number | null
  owner_user_id: number | null
  text: Generated<string>
  added_at: Generated<Date>
  left_at: Date | null
  left_because: 'removed' | 'withdrawn' | 'lapsed' | 'merged' | null
  left_by_merge: number | null
  version: Generated<number>
}

/** What can happen to somebody in the pool. */
export type PoolAction =
  | 'kept'
  | 'moved'
  | 'removed'
  | 'undone'
  | 'consent_asked'
  | 'agreed'
  | 'withdrew'
  | 'agreement_recorded'
  | 'withdrawal_recorded'
  | 'renewal_asked'
  | 'lapsed'
  | 'handed'
  | DistributionState

export interface TalentPoolTables
  extends ApplicationsView,
    CandidatesView,
    OrganisationView,
    PassagesView,
    PeopleView,
    PositionsView,
    ToldView {
  pool_folders: {
    organisation_id: number
    id: Generated<number>
    name: string
    created_by: number | null
    is_deleted: Generated<boolean>
    version: Generated<number>
    created_at: Generated<Date>
  }
  pool_folder_rights: {
    organisation_id: number
    id: Generated<number>
    folder_id: number
    department_id: number | null
    user_id: number | null
    level: Level
  }
  pool_members: MemberRow
  pool_history: {
    organisation_id: number
    id: Generated<number>
    member_id: number
    happened_at: Date
    user_id: number | null
    action: PoolAction
    from_folder_id: number | null
    to_folder_id: number | null
    text: Generated<string>
    batch_id: string
    distribution_id: number | null
    said_how: ConsentWay | null
  }
  pool_consents: {
    organisation_id: number
    id: Generated<number>
    candidate_id: number
    given_on: string | null
    ends_on: string | null
    withdrawn_at: Date | null
    asked_at: Date | null
    token_digest: Uint8Array | null
    said_how: ConsentWay | null
    recorded_by: number | null
    owner_told_at: Date | null
  }
  pool_distributions: {
    organisation_id: number
    id: Generated<number>
    member_id: number
    to_user_id: number
    from_user_id: number | null
    position_id: number | null
    text: Generated<string>
    state: Generated<DistributionState>
    reason: Generated<string>
    application_id: number | null
    asked_at: Date
    settled_at: Date | null
  }
}
