/** What other domains may count and join in list queries. */
export interface ApplicationsView {
  applications: {
    organisation_id: number
    id: number
    candidate_id: number
    position_id: number
    project_id: number
    department_id: number | null
    origin: number
    source: string
    owner_user_id: number | null
    stage: number
    step: number
    detail: number
    process_step_id: number | null
    is_listed: boolean
    applied_at: Date
    status_since: Date
    /** What the candidate wrote it in; null where nobody knows. */
    language: string | null
    version: number
  }
  application_people: {
    organisation_id: number
    application_id: number
    user_id: number
    part: 'owner' | 'approver' | 'interviewer' | 'main_interviewer'
    /** Of an approver: it is theirs to answer, and for whom, where that is somebody who is away. */
    is_due: boolean
    for_user_id: number | null
  }
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
    /** Of a position: the step its applications stand in; else 0. */
    process_step_id: number
    stage: number
    step: number
    detail: number
    amount: number
  }
}

/** What somebody saved of a screen's list, under a name: its conditions as words of its address. */
export interface SavedSearchesView {
  saved_searches: {
    organisation_id: number
    id: number
    user_id: number
    screen: string
    name: string
    conditions: Record<string, string>
  }
}

/** The labels on applications. */
export interface TagsView {
  tags: { organisation_id: number; id: number; name: string; colour: string; is_deleted: boolean }
  application_tags: { organisation_id: number; application_id: number; tag_id: number }
}

/** When somebody is met and begins, and what happened to applications: for calendars and lists of events. */
export interface PassagesView {
  stage_records: {
    organisation_id: number
    id: number
    application_id: number
    stage: number
    step: number
    detail: number
    opened_at: Date
    closed_at: Date | null
    meets_at: Date | null
    meets_until: Date | null
    place: string
    is_online: boolean
    process_step_id: number | null
    /** What the candidate said last in it. */
    candidate_feedback: { readonly action: string; readonly text: string } | null
    offer_valid_until: string | null
    entry_date: string | null
  }
  application_history: {
    organisation_id: number
    id: number
    application_id: number
    happened_at: Date
    actor: 'user' | 'candidate' | 'system'
    user_id: number | null
    action: string
    /** What was said with it: reasons and words. */
    tags: string[]
    note: string
    from_stage: number | null
    from_step: number | null
    from_detail: number | null
    to_stage: number
    to_step: number
    to_detail: number
    /** Whether it stood on the list afterwards. */
    is_listed: boolean
    /** What else is known of it: the rule that did it as `rule`. */
    facts: Record<string, unknown>
    /** What the steps of the process were called then; empty where they went by the names of their stages. */
    from_title: string
    to_title: string
  }
}
