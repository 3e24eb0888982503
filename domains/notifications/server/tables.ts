import type { OrganisationView } from '@bole/accounts/view'
import type { NotifyEvent } from '@bole/notifications/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { Language } from '@bole/platform/contract'
import type { PositionsView } from '@bole/positions/view'
import type { ProcessesView } from '@bole/processes/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { AdvertisedProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

export interface NotifyTemplateRow {
  organisation_id: number
  id: Generated<number>
  process_id: number | null
  stage: number
  event: NotifyEvent
  language: Language
  subject: string
  body: string
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface NotificationsTables
  extends ApplicationsView,
    CandidatesView,
    AdvertisedProjectsView,
    OrganisationView,
    PassagesView,
    PositionsView,
    ProcessesView {
  notify_templates: NotifyTemplateRow
}
