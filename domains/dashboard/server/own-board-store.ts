import { type Caller, prepared } from '@bole/platform/server'
import { isRecruitersTurn, waitingOf } from './my-turn.ts'
import { choicesAtMost, type GroupCount, type ProjectRow } from './project-store.ts'

/** One's own listed applications of a project in a status: how many, how many to-dos wait and since when, how many came today. */
interface Standing extends GroupCount {
  readonly origin: number
  /** One recruits for them oneself. */
  readonly is_owned: boolean
  readonly waiting: number
  readonly oldest: Date | null
  readonly received: number
}

/** A to-do of one's own without a change since $2. */
const waits = `${isRecruitersTurn('$1', { counted: null })} and a.status_since < $2`

// Text: the dashboard of a hiring manager is a hot path (docs/performance.md).

/** $1 the user, $2 since when a to-do waits, $3 first moment of today, $4 the next day's. */
const standingsOf = (own: string) =>
  prepared<Standing>(`
  select a.project_id as group_id, a.origin, a.stage, a.step, a.detail, (a.owner_user_id = $1) is true as is_owned,
    count(*) as amount, count(*) filter (where ${waits}) as waiting, min(a.status_since) filter (where ${waits}) as oldest,
    count(*) filter (where a.applied_at >= $3 and a.applied_at < $4) as received
  from applications a where a.id = any (array(${own})) and a.is_listed group by 1, 2, 3, 4, 5, 6`)

/** Projects one has positions in, the newest first. $1 the user, $2 origin. */
const projectsOf = (others: string) =>
  prepared<ProjectRow>(`
  select t.id, t.name, t.origin, count(*) filter (where is_counted) as position_count,
    coalesce(sum(p.head_count) filter (where is_counted), 0)::bigint as head_count
  from positions p join projects t on t.organisation_id = p.organisation_id and t.id = p.project_id
  cross join lateral (select not p.is_deleted and p.state <> 'draft' as is_counted) c
  where (p.owner_user_id = $1${others})
    and t.origin = $2 and not t.is_deleted
  group by t.id, t.name, t.origin order by t.id desc`)

const takenPartIn = 'select o.application_id from application_people o where o.user_id = $1'

const statements = {
  assigned: {
    standings: standingsOf(takenPartIn),
    projects: projectsOf(
      ` or p.id = any (array(select distinct a.position_id from applications a where a.id = any (array(${takenPartIn}))))`,
    ),
  },
  own: { standings: standingsOf(`${takenPartIn} and o.part = 'owner'`), projects: projectsOf('') },
}

/** What is asked of the first screen's figures: of one project, or of all. */
export interface AskedBoard {
  readonly origin: number
  readonly themeId: number | null
  readonly waitingSince: Date
  readonly today: { readonly from: Date; readonly until: Date }
  /** How many projects are listed. */
  readonly shown: number
}

/**
 * What the first screen counts of what somebody takes part in, or owns. There may be thousands: they are looked through twice,
 * not once for each figure.
 */
const boardBy =
  ({ standings, projects }: (typeof statements)['own']) =>
  ({ userId }: Pick<Caller, 'userId'>, { origin, waitingSince, today }: AskedBoard) =>
    [standings(userId, waitingSince, today.from, today.until), projects(userId, origin)] as const

export const ownBoards = { assigned: boardBy(statements.assigned), own: boardBy(statements.own) }

/** The figures of the first screen out of what `ownBoards` found: of one project, or of all. */
export function boardOf(
  found: readonly Standing[],
  all: readonly ProjectRow[],
  { origin, themeId, shown }: AskedBoard,
) {
  const here = found.filter((row) => row.origin === origin && (themeId === null || row.group_id === themeId))
  const projects = all.filter(({ id }) => themeId === null || id === themeId)
  const listed = projects.slice(0, shown)
  return {
    counts: summed(here),
    turns: { counts: summed(here.filter(({ is_owned }) => is_owned)), atMost: Number.POSITIVE_INFINITY },
    seesColleagues: false,
    waiting: waitingOf(here),
    receivedToday: here.reduce((sum, { received }) => sum + received, 0),
    choices: all.slice(0, choicesAtMost),
    projects: listed,
    progress: found.filter(({ group_id }) => listed.some(({ id }) => id === group_id)),
    projectTotal: projects.length,
  }
}

/** Of all projects together. */
function summed(standings: readonly Standing[]) {
  const byStatus = Map.groupBy(standings, ({ stage, step, detail }) => `${stage}/${step}/${detail}`)
  return [...byStatus.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }] : [],
  )
}
