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
  }
}
