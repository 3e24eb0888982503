/** The screen and its conditions that show the rows behind a number. */
export interface Link {
  readonly path: string
  readonly query: Readonly<Record<string, string | number>>
}

const campus = 1

/** The candidate list under these conditions; each origin has its own generation of the screen. */
export function toCandidates(origin: number, conditions: Link['query'] = {}): Link {
  const path = origin === campus ? '/candidate2/filter2/list' : '/candidate/filter/list'
  return { path, query: { origin, ...conditions } }
}

/** The candidate list at a stage, narrowed to some of its statuses as `step/detail`. */
export function toStage(
  origin: number,
  stage: number,
  statuses: readonly string[] = [],
  conditions: Link['query'] = {},
): Link {
  const narrowed: Link['query'] = statuses.length > 0 ? { statuses: statuses.join(',') } : {}
  return toCandidates(origin, { tracker_status: stage, ...narrowed, ...conditions })
}

/** One candidate, on a page everybody who may see them can open. */
export function toCandidate(postId: number): Link {
  return { path: `/candidate/detail/${postId}`, query: {} }
}

const lists = [toCandidates(1).path, toCandidates(2).path]

/** Whether a link leads to the candidate list. */
export function isToCandidates({ path }: Link): boolean {
  return lists.includes(path)
}

/** The rows of a list link in a panel of the page one is on. */
export function toPeople({ query }: Link): Link {
  const conditions = Object.entries(query).map(([name, value]) => [name, String(value)])
  return { path: '.', query: { panel: 'people', rows: new URLSearchParams(conditions).toString() } }
}

/** Everybody somebody must act on, whatever the stage. */
export function toDosOf(origin: number, conditions: Link['query'] = {}): Link {
  return toCandidates(origin, { colour: 'amber', ...conditions })
}

/** The positions of an origin. */
export function toPositions(origin: number, conditions: Link['query'] = {}): Link {
  const path = origin === campus ? '/regulation2/position/list' : '/post/position/list'
  return { path, query: { origin, ...conditions } }
}

/** The projects of an origin. */
export function toProjects(origin: number): Link {
  const path = origin === campus ? '/regulation2/recruitment2/list' : '/post/position/list'
  return { path, query: { origin } }
}

/** A panel of the dashboard itself, which pages through exactly the rows counted. */
export function toPanel(
  origin: number,
  panel: 'interview' | 'joining' | 'pending_feedback',
  conditions: Link['query'] = {},
): Link {
  const path = origin === campus ? '/dashboard/campus' : '/dashboard/social'
  return { path, query: { panel, ...conditions } }
}
