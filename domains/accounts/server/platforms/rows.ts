import type { Platform } from '@bole/accounts/model'
import type { Generated } from 'kysely'

export interface PlatformAppRow {
  organisation_id: number
  platform: Platform
  version: Generated<number>
  is_enabled: boolean
  app_id: string
  app_secret: Uint8Array | null
  agent_id: string
  template_id: string
}

export interface PlatformBindingRow {
  organisation_id: number
  platform: Platform
  app_id: string
  subject: string
  user_id: number
  name: string
  bound_at: Generated<Date>
}

export interface PlatformAttemptRow {
  digest: Uint8Array
  at_organisation: number
  platform: Platform
  /** Who binds; null: somebody signs in. */
  binds_user: number | null
  /** Who proves who they are. */
  proves_session: number | null
  verifier: string
  expires_at: Date
}
