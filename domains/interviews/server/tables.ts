import type { PeopleView } from '@bole/accounts/view'
import type { InterviewRole, KeptState } from '@bole/interviews/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { Generated } from 'kysely'

export interface InterviewsTables
  extends ApplicationsView,
    PassagesView,
    CandidatesView,
    PositionsView,
    PeopleView {
  interviews: {
    organisation_id: number
    id: Generated<number>
    origin: number
    starts_at: Date
    ends_at: Date
    state: KeptState
    is_multi: Generated<boolean>
    address: Generated<string>
    directions: Generated<string>
    reception_note: Generated<string>
    finished_at: Date | null
    made_by: number | null
    version: Generated<number>
  }
  interview_candidates: {
    organisation_id: number
    interview_id: number
    application_id: number
    stage_record_id: number
    left_at: Date | null
  }
  interview_people: {
    organisation_id: number
    interview_id: number
    user_id: number
    role: InterviewRole
  }
}
