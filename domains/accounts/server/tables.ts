import type { Role, SignInOutcome, signOn } from '@bole/accounts/model'
import type { Language } from '@bole/platform/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { MovedWork } from '../model/open-work.ts'
import type { CameBy } from '../model/platforms.ts'
import type { RoleChanges } from '../model/role-changes.ts'
import type { UserAction } from '../model/user-actions.ts'
import type {
  DepartmentEventRow,
  DepartmentHeadRow,
  DepartmentRow,
  DepartmentTagLinkRow,
  DepartmentTagRow,
} from './departments/rows.ts'
import type { PlatformAppRow, PlatformAttemptRow, PlatformBindingRow } from './platforms/rows.ts'

export interface UserRow {
  organisation_id: number
  id: Generated<number>
  username: string
  name: string
  email: string | null
  /** An administrator typed it, or a link confirmed it. */
  is_email_confirmed: Generated<boolean>
  phone: string | null
  job_title: string | null
  language: Generated<Language | null>
  role: Role
  role_id: number | null
  department_id: number | null
  permission_changes: Generated<Record<string, boolean>>
  password_hash: string
  state: Generated<'enabled' | 'disabled'>
  is_limited: Generated<boolean>
  /** Name, user name and mail address in small letters: kept by the database. */
  searched: GeneratedAlways<string>
  expires_at: Date | null
  version: Generated<number>
  created_at: Generated<Date>
}

/** What was changed, by its name on the wire: from what to what. */
export type UserChanges = Readonly<Record<string, readonly [unknown, unknown]>>

export interface AccountsTables {
  users: UserRow
  departments: DepartmentRow
  department_heads: DepartmentHeadRow
  department_tags: DepartmentTagRow
  department_tag_links: DepartmentTagLinkRow
  department_history: DepartmentEventRow
  organisations: {
    id: Generated<number>
    name: string
    home: Generated<'social' | 'campus' | 'agency'>
    slug: string
    state: Generated<'enabled' | 'disabled'>
    expires_at: Date | null
    logo_key: string | null
    time_zone: string | null
    language: string | null
    set_up_at: Generated<Date | null>
    hr_seats: number | null
    hiring_manager_seats: number | null
    has_talent_pool: Generated<boolean>
    talent_places: number | null
    message_limit: number | null
    messages_since: Generated<Date>
    /** By the kind of skin (themes: skins); null: as many as are liked. */
    skin_limits: ColumnType<Readonly<Record<string, number>> | null, never, string | null>
    skin_limits_version: Generated<number>
    version: Generated<number>
    created_at: Generated<Date>
  }
  user_history: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    actor_id: number | null
    action: UserAction
    changes: ColumnType<UserChanges, string | undefined, never>
    created_at: Generated<Date>
  }
  invitations: {
    organisation_id: number
    id: Generated<number>
    email: string
    role: Role
    role_id: number | null
    department_id: number | null
    token_digest: Uint8Array
    invited_by: number
    created_at: Generated<Date>
    expires_at: Date
    user_id: number | null
    accepted_at: Date | null
    cancelled_at: Date | null
  }
  handovers: {
    organisation_id: number
    id: Generated<number>
    from_user_id: number
    to_user_id: number
    actor_id: number
    /** Written as JSON text. */
    moved: ColumnType<MovedWork, string, never>
    created_at: Generated<Date>
    undone_at: Date | null
  }
  password_links: {
    organisation_id: number
    user_id: number
    token_digest: Uint8Array
    expires_at: Date
    created_at: Generated<Date>
  }
  email_links: {
    organisation_id: number
    user_id: number
    email: string
    token_digest: Uint8Array
    expires_at: Date
  }
  sessions: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    token_digest: Uint8Array
    user_agent: string
    address: string
    expires_at: Date
    seen_at: Generated<Date>
    proved_at: Generated<Date>
    came_by: Generated<CameBy>
    created_at: Generated<Date>
  }
  roles: {
    organisation_id: number
    id: Generated<number>
    based_on: Role
    name: string | null
    permission_changes: Generated<Record<string, boolean>>
    scopes: Generated<Record<string, string>>
    hides: Generated<string[]>
    version: Generated<number>
    created_at: Generated<Date>
  }
  role_history: {
    organisation_id: number
    id: Generated<number>
    role_id: number
    user_id: number
    action: 'create' | 'copy' | 'update' | 'delete'
    /** Written as JSON text. */
    changes: ColumnType<RoleChanges, string, never>
    happened_at: Generated<Date>
  }
  sign_in_rules: {
    organisation_id: number
    idle_minutes: number | null
    needs_second_factor: Generated<boolean>
    can_register: Generated<boolean>
    register_domains: Generated<string[]>
    register_role: Generated<signOn.GivenRole>
    register_department_id: number | null
    register_needs_admitting: Generated<boolean>
    version: Generated<number>
  }
  registrations: {
    organisation_id: number
    id: Generated<number>
    name: string
    email: string
    token_digest: Uint8Array | null
    confirmed_at: Date | null
    created_at: Generated<Date>
    expires_at: Date
  }
  second_factors: {
    organisation_id: number
    user_id: number
    secret: Uint8Array
    confirmed_at: Date | null
    last_step: Generated<number>
  }
  recovery_codes: { organisation_id: number; user_id: number; digest: Uint8Array; used_at: Date | null }
  sign_ins: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    tried_at: Generated<Date>
    outcome: SignInOutcome
    address: string
    user_agent: string
  }
  page_views: {
    organisation_id: number
    id: Generated<number>
    user_id: number
    path: string
    viewed_at: Generated<Date>
  }
  known_devices: { organisation_id: number; user_id: number; digest: Uint8Array; seen_at: Generated<Date> }
  set_up_codes: { digest: Uint8Array; made_at: Generated<Date> }
  identity_providers: {
    organisation_id: number
    version: Generated<number>
    is_enabled: boolean
    name: string
    issuer: string
    client_id: string
    client_secret: Uint8Array | null
    role_claim: string
    role_mapping: ColumnType<readonly signOn.RoleOfValue[], string, string>
    default_role: signOn.GivenRole | null
    department_id: number | null
    keeper_role: Role
  }
  identities: {
    organisation_id: number
    issuer: string
    subject: string
    user_id: number
    is_made_here: boolean
  }
  sign_on_attempts: {
    digest: Uint8Array
    at_organisation: number
    nonce: string
    verifier: string
    /** Of whoever goes to prove who they are; null: they come in. */
    proves_session: number | null
    /** Whom the provider confirmed, and who has yet to give a code; null: nobody came back yet. */
    came_as: Generated<number | null>
    expires_at: Date
  }
  platform_apps: PlatformAppRow
  platform_bindings: PlatformBindingRow
  platform_attempts: PlatformAttemptRow
  sign_in_failures: { subject: string; failures: number; last_failed_at: Date }
  sign_in_challenges: { id: string; answer: string; expires_at: Date }
}
