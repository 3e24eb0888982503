/** What other domains may count and join in list queries. */
export interface ApplicationsView {
  applications: {
    organisation_id: number
    id: number
    position_id: number
    stage: number
    step: number
    detail: number
    is_listed: boolean
  }
  application_people: { organisation_id: number; application_id: number; user_id: number }
  /**
   * Listed applications by status; several rows for one status, to be summed. Of a position, a project or a department: the
   * other two are 0. All three are 0 for the whole origin.
   */
  application_counts: {
    organisation_id: number
    origin: number
    position_id: number
    project_id: number
    department_id: number
    stage: number
    step: number
    detail: number
    amount: number
  }
}
