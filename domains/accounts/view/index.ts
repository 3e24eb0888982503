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
  departments: { organisation_id: number; id: number; name: string }
}

/** The organisation as candidates and first steps know it. */
export interface OrganisationView {
  organisations: { id: number; slug: string; name: string; state: 'enabled' | 'disabled' }
}
