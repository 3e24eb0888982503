/** Whose long work it is that other domains' rows belong to. */
export interface ProgressView {
  progress: { organisation_id: number; id: number; user_id: number }
}
