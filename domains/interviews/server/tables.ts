import type { OrganisationView, PeopleView } from '@bole/accounts/view'
import type { InterviewRole, KeptState, offering } from '@bole/interviews/model'
import type { ApplicationsView, PassagesView } from '@bole/pipeline/view'
import type { Language } from '@bole/platform/contract'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { Generated } from 'kysely'

export interface InterviewsTables
  extends ApplicationsView,
    PassagesView,
    CandidatesView,
    OrganisationView,
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
  interview_hours: {
    organisation_id: number
    version: number
    buffer_minutes: number
    weekdays: number[]
    opens_at: number
    closes_at: number
    holidays: string[]
  }
  interview_own_hours: {
    organisation_id: number
    user_id: number
    version: number
    weekdays: number[]
    opens_at: number
    closes_at: number
    days_off: string[]
  }
  interview_offer_sets: {
    organisation_id: number
    id: Generated<number>
    origin: number
    reply_by: Date
    interviewer_ids: number[]
    place: string
    is_online: boolean
    address: string
    directions: string
    reception_note: string
    made_by: number | null
    made_at: Date
  }
  interview_offer_times: { organisation_id: number; set_id: number; starts_at: Date; ends_at: Date }
  interview_offers: {
    organisation_id: number
    id: Generated<number>
    set_id: number
    application_id: number
    stage_record_id: number
    chosen: Date | null
    has_moved: Generated<boolean>
    ended_as: offering.OfferState | null
  }
  interview_accommodations: {
    organisation_id: number
    stage_record_id: number
    application_id: number
    wanted: string
    asked_at: Date
  }
  interview_feeds: {
    organisation_id: number
    user_id: number
    seed: string
    digest: Uint8Array
    language: Language
  }
  interview_queues: {
    organisation_id: number
    interview_id: number
    minutes_each: number
    door_seed: string
    door_digest: Uint8Array
    hall_seed: string | null
    hall_digest: Uint8Array | null
  }
  interview_rooms: {
    organisation_id: number
    id: Generated<number>
    interview_id: number
    title: string
    place: number
  }
  interview_room_people: { organisation_id: number; room_id: number; user_id: number }
  interview_queue_places: {
    organisation_id: number
    interview_id: number
    stage_record_id: number
    application_id: number
    number: number
    sort: number
    signed_at: Date
    room_id: number | null
    called_at: Date | null
    begun_at: Date | null
    ended_at: Date | null
  }
}
