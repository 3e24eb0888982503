import type { Degree } from '@bole/parsing/model'
/** What other domains may join in list queries. */
export interface PositionsView {
  positions: {
    organisation_id: number
    id: number
    project_id: number
    origin: number
    department_id: number | null
    process_id: number
    owner_user_id: number | null
    title: string
    cities: string[]
    head_count: number
    state: 'draft' | 'open' | 'closed'
    is_deleted: boolean
    opened_at: Date | null
    closed_at: Date | null
  }
}

/** What candidates may read of positions. */
export interface AdvertisedPositionsView {
  positions: {
    organisation_id: number
    id: number
    project_id: number
    origin: number
    title: string
    cities: string[]
    category: string
    head_count: number
    description: string
    requirements: string
    salary_from: number | null
    salary_to: number | null
    salary_currency: string
    degree: Degree | null
    state: 'draft' | 'open' | 'closed'
    is_deleted: boolean
    opened_at: Date | null
    created_at: Date
  }
}
