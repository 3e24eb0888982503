/** Whose long work it is that other domains' rows belong to. */
export interface ProgressView {
  progress: {
    organisation_id: number
    id: number
    user_id: number
    /** Pieces that failed and were not tried again. */
    failed: number
    state: 'running' | 'finished' | 'failed'
    created_at: Date
  }
}
