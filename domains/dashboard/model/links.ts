/** What a number or a name leads to; the browser knows where each of them is. */
export const linkedScreens = [
  'candidates',
  'candidate',
  'positions',
  'projects',
  'answers',
  'dashboard',
] as const

/** The screen and its conditions that show the rows behind a number; `origin` among them says of which generation. */
export interface Link {
  readonly screen: (typeof linkedScreens)[number]
  /** Whose page it is, where it is one. */
  readonly id?: number | undefined
  readonly query: Readonly<Record<string, string | number>>
}

/** What a link narrows the candidate list by, as it stands in an address; held against that screen by `place-of-link.ts`. */
export interface CandidateConditions {
  readonly tracker_status?: number
  readonly stages?: string
  readonly statuses?: string
  readonly colour?: string
  readonly project_id?: number
  readonly position_id?: number
  readonly waiting_days?: number
  readonly waits_for?: 'me' | 'staff'
  readonly applied_from?: string
  readonly applied_to?: string
  readonly open?: number
}

/** The candidate list under these conditions. */
export function toCandidates(origin: number, conditions: CandidateConditions = {}): Link {
  return { screen: 'candidates', query: { origin, ...conditions } }
}

/** The candidate list at a stage, narrowed to some of its statuses as `step/detail`. */
export function toStage(
  origin: number,
  stage: number,
  statuses: readonly string[] = [],
  conditions: CandidateConditions = {},
): Link {
  const narrowed: CandidateConditions = statuses.length > 0 ? { statuses: statuses.join(',') } : {}
  return toCandidates(origin, { tracker_status: stage, ...narrowed, ...conditions })
}

/** One candidate, on a page everybody who may see them can open. */
export function toCandidate(postId: number): Link {
  return { screen: 'candidate', id: postId, query: {} }
}

/** Everybody whose turn is the reader's, or anybody's of staff, whatever the stage. */
export function toDosOf(
  origin: number,
  waits_for: 'me' | 'staff',
  conditions: CandidateConditions = {},
): Link {
  return toCandidates(origin, { waits_for, ...conditions })
}

/** The positions of an origin. */
export function toPositions(origin: number): Link {
  return { screen: 'positions', query: { origin } }
}

/** The projects of an origin. */
export function toProjects(origin: number): Link {
  return { screen: 'projects', query: { origin } }
}

/** Candidates who were promised an answer by a day that has passed. */
export function toAnswers(origin: number, { project_id }: Pick<CandidateConditions, 'project_id'>): Link {
  return { screen: 'answers', query: { origin, ...(project_id ? { project_id } : {}) } }
}

/** A panel of the dashboard itself, which pages through exactly the rows counted. */
export function toPanel(
  origin: number,
  panel: 'interview' | 'joining' | 'pending_feedback',
  conditions: Link['query'] = {},
): Link {
  return { screen: 'dashboard', query: { origin, panel, ...conditions } }
}
