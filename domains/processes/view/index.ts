/** What other domains may join in list queries. */
export interface ProcessesView {
  processes: {
    organisation_id: number
    id: number
    origin: number
    name: string
    stages: number[]
    is_default: boolean
    is_deleted: boolean
  }
}
