import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { answering, receipts } from '@bole/careers/model'
import type { Degree } from '@bole/parsing/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { AdvertisedPositionsView } from '@bole/positions/view'
import type { UnreadableReason } from '@bole/resumes/model'
import type { CandidatesView } from '@bole/resumes/view'
import type { AdvertisedProjectsView } from '@bole/themes/view'
import type { Generated } from 'kysely'

/** What a candidate wrote into the form. */
export interface Sent {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly gender?: 'male' | 'female' | undefined
  readonly city?: string | undefined
  readonly expected_places: string[]
  readonly degree?: Degree | undefined
  readonly school?: string | undefined
  readonly major?: string | undefined
  readonly graduated_at?: string | undefined
  readonly employer?: string | undefined
  readonly job_title?: string | undefined
  readonly birth_date?: string | undefined
  readonly self_description?: string | undefined
  /** To the questions of the project's own, each with its text as it was then. */
  readonly answers?:
    | readonly { readonly key: string; readonly name: string; readonly answer: string }[]
    | undefined
}

export interface CareersTables
  extends ApplicationsView,
    PassagesView,
    AdvertisedPositionsView,
    AdvertisedProjectsView,
    OrganisationView,
    PeopleView,
    CandidatesView {
  careers_uploads: {
    organisation_id: number
    id: Generated<number>
    token_digest: Uint8Array
    storage_key: string
    name: string
    media_type: string
    bytes: number
    sha256: string
    reading: string | null
    unreadable_reason: UnreadableReason | null
    expires_at: Date
    created_at: Generated<Date>
    sender: string
    kept_bytes: Generated<number>
  }
  careers_sent_uploads: {
    organisation_id: number
    upload_id: number
    sender: string
    kept_bytes: number
    sent_at: Date
  }
  careers_submissions: {
    organisation_id: number
    application_id: number
    sent: Sent
    resume_name: string | null
    source: string | null
    language: string
    consent_version: string
    consented_at: Date
  }
  decision_receipts: {
    organisation_id: number
    id: Generated<number>
    application_id: number
    number: string
    edition: Generated<number>
    decided_at: Date
    stage: string
    decision: receipts.ReceiptDecision
    machine: (typeof receipts.machineParts)[number]
    reason: Generated<string>
    reason_by: number | null
    promised_on: string | null
    document: string
    created_at: Generated<Date>
    ended_at: Date | null
  }
  chosen_reasons: {
    organisation_id: number
    application_id: number
    reason: string
    given_by: number | null
    decided_at: Date
  }
  receipt_requests: {
    organisation_id: number
    id: Generated<number>
    application_id: number
    kind: (typeof receipts.requestKinds)[number]
    said: Generated<string>
    asked_at: Generated<Date>
    answer: Generated<string>
    settled_at: Date | null
    settled_by: number | null
  }
  answer_days: { organisation_id: number; version: number } & Record<keyof answering.DaysToAnswer, number>
  answer_dates: {
    organisation_id: number
    application_id: number
    due_on: string
    told_at: Date | null
    /** What the day was counted from; null in rows of before this was kept. */
    status_since: Date | null
    meets_at: Date | null
  }
}
