/** What was told to whom, for lists that say when somebody was heard of last. */
export interface ToldView {
  notify_records: {
    organisation_id: number
    id: number
    application_id: number
    sent_at: Date | null
  }
}
