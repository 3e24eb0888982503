import type { dress, LimitedFields, Question, Station } from '@bole/themes/model'

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
    is_open_for_referral: boolean
    is_deleted: boolean
  }
}

/** What candidates may read of projects: the company, what they are asked, and how long applications are taken. */
export interface AdvertisedProjectsView {
  projects: {
    organisation_id: number
    id: number
    name: string
    company_name: string
    company_industry: string
    company_scale: string
    company_financing: string
    company_description: string
    application_limit: number | null
    closes_at: Date | null
    ranks_choices: boolean
    most_choices: number
    looks: Partial<dress.Looks>
    questions: Question[]
    stations: readonly Station[]
    limited_fields: LimitedFields | null
    pass_template_id: number | null
    told_events: string[] | null
    is_deleted: boolean
  }
}
