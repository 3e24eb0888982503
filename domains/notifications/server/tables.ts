import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { Channel, NotifyEvent, RecordState, Written } from '@bole/notifications/model'
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
  channel: Generated<Written>
  subject: string
  body: string
  version: Generated<number>
  updated_at: Generated<Date>
}

export interface NotifyRecordRow {
  organisation_id: number
  id: Generated<number>
  application_id: number
  stage: number
  event: NotifyEvent
  is_general: Generated<boolean>
  channel: Channel
  recipient: Generated<string>
  language: Language
  subject: string
  body: string
  state: Generated<RecordState>
  plan_at: Date | null
  is_urgent: Generated<boolean>
  asked_by: number | null
  batch_id: string
  mail_id: number | null
  short_message_id: number | null
  said: Generated<string>
  lacks: string | null
  created_at: Generated<Date>
  sent_at: Date | null
  viewed_at: Date | null
}

export interface NotifySettingsRow {
  organisation_id: number
  language: Language
  quiet_from: number | null
  quiet_until: number | null
  acknowledges: Generated<boolean>
  version: Generated<number>
}

export interface NotifyOptoutRow {
  organisation_id: number
  id: Generated<number>
  address: string
  channel: Written
  said_by: 'link' | 'reply'
  record_id: number | null
  opted_out_at: Generated<Date>
  ended_at: Date | null
  ended_by: number | null
  reason: Generated<string>
}

export interface NotifyReplyRow {
  organisation_id: number
  id: Generated<number>
  record_id: number
  message_id: string
  subject: string
  body: string
  received_at: Date
}

export interface NotificationsTables
  extends ApplicationsView,
    CandidatesView,
    AdvertisedProjectsView,
    OrganisationView,
    PassagesView,
    PeopleView,
    PositionsView,
    ProcessesView {
  notify_templates: NotifyTemplateRow
  notify_records: NotifyRecordRow
  notify_settings: NotifySettingsRow
  notify_optouts: NotifyOptoutRow
  notify_replies: NotifyReplyRow
}
