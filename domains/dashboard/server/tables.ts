import type { NewcomersView, OrganisationView, PeopleView } from '@bole/accounts/view'
import type { AnswersView } from '@bole/careers/view'
import type { reminders } from '@bole/dashboard/model'
import type { ProgressView } from '@bole/inbox/view'
import type { MailView } from '@bole/mail/view'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { PositionsView } from '@bole/positions/view'
import type { ProcessesView } from '@bole/processes/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { ProjectsView } from '@bole/themes/view'

export interface DashboardTables
  extends AnswersView,
    ApplicationsView,
    CandidatesView,
    MailView,
    NewcomersView,
    OrganisationView,
    PassagesView,
    PeopleView,
    PositionsView,
    ProcessesView,
    ProgressView,
    ProjectsView {
  /** Whose interviews and first working days stand in whose calendar; the database keeps it. */
  agenda: {
    organisation_id: number
    record_id: number
    user_id: number
    application_id: number
    origin: number
    meets_at: Date | null
    entry_date: string | null
    is_owed: boolean
  }
  /** Which reminder somebody wants no more of on a day. */
  dismissed_reminders: { organisation_id: number; user_id: number; kind: reminders.ReminderKind; day: string }
}
