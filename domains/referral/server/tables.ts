import type { ColleaguesView, OrganisationView } from '@bole/accounts/view'
import type { ApplicationsView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { Entry, Milestone, Outcome } from '@bole/referral/model'
import type { CandidatesView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface ReferralTables
  extends ApplicationsView,
    CandidatesView,
    ColleaguesView,
    OrganisationView,
    PositionsView,
    ProjectsView {
  referral_codes: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    code: string
    name: Generated<string>
    position_id: number | null
    created_at: Generated<Date>
  }
  referral_positions: {
    organisation_id: number
    position_id: number
    is_open: Generated<boolean>
    opens_at: Date | null
    changed_by: number | null
    changed_at: Generated<Date>
  }
  referrals: {
    organisation_id: number
    application_id: number
    code_id: number
    user_id: number
    position_id: number
    outcome: Outcome
    referred_at: Date
  }
  referral_settings: {
    organisation_id: number
    rewards_own_positions: Generated<boolean>
    protected_days: number | null
    version: Generated<number>
  }
  referral_rules: {
    organisation_id: number
    id: Generated<number>
    milestone: Milestone
    amount: number
    currency: string
    origin: number | null
    project_id: number | null
    position_id: number | null
    valid_from: string
    ended_on: string | null
    made_by: number | null
    made_at: Generated<Date>
    version: Generated<number>
  }
  referral_entries: {
    organisation_id: number
    id: Generated<number>
    kind: Entry['kind']
    reward_id: number | null
    user_id: number
    application_id: number
    rule_id: number
    milestone: Milestone
    amount: number
    currency: string
    by_user_id: number | null
    why: Generated<string>
    happened_at: Date
  }
}
