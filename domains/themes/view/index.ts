/** What other domains may join in list queries. */
export interface ProjectsView {
  projects: {
    organisation_id: number
    id: number
    origin: number
    name: string
    application_limit: number | null
    closes_at: Date | null
    is_deleted: boolean
  }
}
