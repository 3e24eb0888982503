import type { Role } from '@bole/accounts/model'

/** Whom other domains may name in lists, and hold a choice of people and departments against. */
export interface PeopleView {
  users: {
    organisation_id: number
    id: number
    name: string
    state: 'enabled' | 'disabled'
    role: Role
  }
  /** `path`: the department with those above it, the topmost first. */
  departments: { organisation_id: number; id: number; name: string; path: number[] }
}

/** The organisation as candidates and first steps know it. */
export interface OrganisationView {
  organisations: { id: number; slug: string; name: string; state: 'enabled' | 'disabled' }
}
