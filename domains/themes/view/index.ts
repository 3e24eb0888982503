import type { Station } from '@bole/themes/model'

/** What other domains may join in list queries. */
export interface ProjectsView {
  projects: {
    organisation_id: number
    id: number
    origin: number
    name: string
    application_limit: number | null
    closes_at: Date | null
    stations: readonly Station[]
    is_deleted: boolean
  }
}

/** What candidates may read of projects: the company and how long they take applications. */
export interface AdvertisedProjectsView {
  projects: {
    organisation_id: number
    id: number
    company_name: string
    company_industry: string
    company_scale: string
    company_financing: string
    company_description: string
    application_limit: number | null
    closes_at: Date | null
    is_deleted: boolean
  }
}
