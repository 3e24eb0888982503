import type { Role, SignInOutcome } from '@bole/accounts/model'

/** Whom other domains may name in lists, and hold a choice of people and departments against. */
export interface PeopleView {
  users: {
    organisation_id: number
    id: number
    name: string
    state: 'enabled' | 'disabled'
    role: Role
    department_id: number | null
  }
  /** `path`: the department with those above it, the topmost first. */
  departments: { organisation_id: number; id: number; name: string; path: number[] }
}

/** Colleagues as those who may not be their own candidates: who can sign in, and how they are reached. */
export interface ColleaguesView {
  users: {
    organisation_id: number
    id: number
    name: string
    state: 'enabled' | 'disabled'
    expires_at: Date | null
    phone: string | null
    email: string | null
  }
}

/** The organisation as candidates and first steps know it. */
export interface OrganisationView {
  organisations: { id: number; slug: string; name: string; state: 'enabled' | 'disabled' }
}

/** Who was asked to join, who asks to, and who has not signed in yet. */
export interface NewcomersView {
  invitations: {
    organisation_id: number
    id: number
    email: string
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    cancelled_at: Date | null
  }
  password_links: { organisation_id: number; user_id: number; created_at: Date; expires_at: Date }
  sign_ins: { organisation_id: number; user_id: number; outcome: SignInOutcome }
  registrations: {
    organisation_id: number
    id: number
    name: string
    token_digest: Uint8Array | null
    confirmed_at: Date | null
    created_at: Date
    expires_at: Date
  }
  sign_in_rules: { organisation_id: number; register_department_id: number | null }
}
