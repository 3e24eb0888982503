/** What candidates were promised and what they asked, for lists of work. */
export interface AnswersView {
  answer_dates: { organisation_id: number; application_id: number; due_on: string }
  receipt_requests: {
    organisation_id: number
    id: number
    application_id: number
    kind: 'correction' | 'review' | 'erasure'
    asked_at: Date
    settled_at: Date | null
  }
}
