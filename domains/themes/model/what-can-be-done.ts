/** What decides over a project, in the whole organisation. */
export interface ProjectStanding {
  readonly isDeleted: boolean
  readonly openPositions: number
  /** Applications under way. */
  readonly live: number
}

export type DeleteRefusal = 'has_open_positions' | 'has_live_applications'

/** Why a project cannot be deleted, and how many stand in the way; null when it can. */
export function whyNotDelete(
  project: Pick<ProjectStanding, 'openPositions' | 'live'>,
): { readonly refusal: DeleteRefusal; readonly count: number } | null {
  if (project.openPositions > 0) return { refusal: 'has_open_positions', count: project.openPositions }
  return project.live > 0 ? { refusal: 'has_live_applications', count: project.live } : null
}

/** What the caller may do with a project. */
export function whatCanBeDone(project: ProjectStanding, mayManage: boolean) {
  return {
    edit: mayManage && !project.isDeleted,
    copy: mayManage && !project.isDeleted,
    delete: mayManage && !project.isDeleted && whyNotDelete(project) === null,
    recover: mayManage && project.isDeleted,
  }
}
