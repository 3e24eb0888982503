import type { PictureKind } from '@bole/organisations/model'
import type { Generated } from 'kysely'

export interface OrganisationsTables {
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
