import type { AgencyDeed, PictureKind } from '@bole/organisations/model'
import type { Language } from '@bole/platform/contract'
import type { ColumnType, Generated } from 'kysely'
import type { RequestState } from '../model/requests.ts'
import type { ServiceId, ServiceType } from '../model/services.ts'
import type { TrialState } from '../model/trials.ts'

/** What was changed of an organisation, by its name on the wire: from what to what. */
export type AgencyChanges = Readonly<Record<string, readonly [string | null, string | null]>>

export interface OrganisationsTables {
  service_periods: {
    organisation_id: number
    id: Generated<number>
    starts_at: Date
    ends_at: Date | null
    seller: Generated<string>
    note: Generated<string>
    version: Generated<number>
    created_at: Generated<Date>
  }
  period_services: {
    organisation_id: number
    id: Generated<number>
    period_id: number
    service_id: ServiceId
    type: ServiceType
    quantity: number | null
    expires_at: Date | null
    is_not_open: Generated<boolean>
    version: Generated<number>
  }
  service_requests: {
    organisation_id: number
    id: Generated<number>
    type: ServiceType
    quantity: number
    note: string
    asked_name: string
    state: Generated<RequestState>
    granted: number | null
    answer: Generated<string>
    handled_name: Generated<string>
    handled_at: Date | null
    version: Generated<number>
    created_at: Generated<Date>
  }
  trial_applications: {
    organisation_id: number
    id: Generated<number>
    company: string
    contact: string
    email: string
    phone: string
    purpose: string
    language: Language
    state: Generated<TrialState>
    note: Generated<string>
    handled_name: Generated<string>
    handled_at: Date | null
    customer_id: number | null
    version: Generated<number>
    created_at: Generated<Date>
  }
  organisation_history: {
    organisation_id: number
    id: Generated<number>
    actor_name: string
    action: AgencyDeed
    changes: ColumnType<AgencyChanges, string, never>
    created_at: Generated<Date>
  }
  organisation_profiles: {
    organisation_id: number
    address: Generated<string>
    industry: Generated<string>
    scale: Generated<string>
    website: Generated<string>
    contact_name: Generated<string>
    contact_phone: Generated<string>
    contact_email: Generated<string>
    introduction: Generated<string>
    code: string | null
    version: Generated<number>
  }
  organisation_pictures: {
    organisation_id: number
    kind: PictureKind
    bytes: Uint8Array
    made_at: Generated<Date>
  }
  api_keys: {
    organisation_id: number
    id: Generated<number>
    app_key: string
    sealed_secret: Uint8Array
    created_by: number
    created_at: Generated<Date>
    ends_at: Date | null
    used_at: Date | null
  }
  api_nonces: { organisation_id: number; key_id: number; nonce: string; taken_at: Generated<Date> }
}
