import type { toDo } from '@bole/dashboard/model'
import { type Conditions, perVisibility } from './seen.ts'

/** Counting of to-dos stops here for each stage and owner; a number that reaches it is shown as “at least”. */
export const turnsAtMost = 1000

/** Counting of waiting to-dos stops here for each stage; a number that reaches it is shown as “at least”. */
export const waitingAtMost = 100

/**
 * What a recruiter has to do, as the index `applications_to_do` has it: the planner must recognise the condition, so the codes
 * stand here as they stand there; a test holds them to the model.
 */
export const needsAction = `a.is_listed and (
  (a.stage = 1 and a.step in (0, 20, 30)) or (a.stage = 14 and a.step in (10, 40))
  or (a.stage in (3, 15, 16) and a.step in (10, 30, 40)) or (a.stage = 12 and a.step in (10, 40))
  or (a.stage = 5 and a.step in (10, 30, 50)) or (a.stage = 6 and a.step = 10 and a.detail = 12)) is true`

/** Whose applications are a recruiter's to do: one's own, and, for who sees more than what they take part in, those that nobody owns. */
const ownersFor = (user: string, { counted }: Pick<Conditions, 'counted'>): readonly string[] => {
  const own = `a.owner_user_id = ${user}::bigint`
  return counted === null ? [own] : [own, 'a.owner_user_id is null']
}

/**
 * It is the turn of `user` as a recruiter: the one definition that the first screen and the page of one's work count by. The candidate list
 * has the same as `waits_for=me` (`pipeline/server/list/whose-turn.ts`); tests compare the three.
 */
export function isRecruitersTurn(user: string, conditions: Pick<Conditions, 'counted'>): string {
  return `${needsAction} and (${ownersFor(user, conditions).join(' or ')})`
}

/** To-dos of a status: how many, how many of them wait, and since when the longest of those does. */
export interface TurnCount extends toDo.StatusCount {
  readonly waiting: number
  readonly oldest: Date | null
}

/** The to-dos of $4 as a recruiter by status, at stages $3, and of these without a change since $2. $1 origin. */
export const turnCounts = perVisibility<TurnCount>(4, (conditions) => {
  // Apart by owner: an index leads to one's own, another to what nobody owns.
  const found = ownersFor('$4', conditions).map(
    (
      owner,
    ) => `(select a.step, a.detail, a.status_since from applications a where a.origin = $1 and a.stage = s.stage
      and ${needsAction} and ${owner} and ${conditions.application} order by a.status_since limit ${turnsAtMost})`,
  )
  return `select s.stage, w.* from unnest($3::smallint[]) s(stage), lateral (
    select found.step, found.detail, count(*) as amount, count(*) filter (where found.status_since < $2) as waiting,
      min(found.status_since) filter (where found.status_since < $2) as oldest
    from (${found.join(' union all ')}) found group by 1, 2) w`
})

/** A stage's to-dos that wait; `oldest` is since when the longest of them does. */
export interface WaitingRow {
  readonly stage: number
  readonly amount: number
  readonly oldest: Date | null
}

/** The waiting to-dos of some counts, stage by stage. */
export function waitingOf(counts: readonly Pick<TurnCount, 'stage' | 'waiting' | 'oldest'>[]): WaitingRow[] {
  const byStage = Map.groupBy(counts, ({ stage }) => stage)
  return [...byStage].map(([stage, rows]) => ({
    stage,
    amount: Math.min(
      waitingAtMost,
      rows.reduce((sum, { waiting }) => sum + waiting, 0),
    ),
    oldest: rows.reduce<Date | null>(
      (least, { oldest }) => (least && (!oldest || least < oldest) ? least : oldest),
      null,
    ),
  }))
}
