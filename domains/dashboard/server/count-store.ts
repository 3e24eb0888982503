import type { toDo } from '@bole/dashboard/model'
import { perVisibility } from './seen.ts'

/** Counting of waiting to-dos stops here for each stage; a number that reaches it is shown as “at least”. */
export const waitingAtMost = 100

/** Listed applications by status: the kept counts, or a count of the few one takes part in. $1 origin. */
export const statusCounts = perVisibility<toDo.StatusCount>(1, ({ counted, application }) =>
  counted === null
    ? `select a.stage, a.step, a.detail, count(*) as amount from applications a
       where a.origin = $1 and a.is_listed and ${application} group by 1, 2, 3`
    : `select c.stage, c.step, c.detail, sum(c.amount) as amount from application_counts c
       where c.origin = $1 and ${counted} group by 1, 2, 3 having sum(c.amount) > 0`,
)

/**
 * What waits for whoever recruits, as the index `applications_to_do` has it: the planner must recognise the condition, so the codes
 * stand here as they stand there; a test holds them to the model.
 */
export const needsAction = `a.is_listed and (
  (a.stage = 1 and a.step in (0, 20, 30)) or (a.stage = 14 and a.step in (10, 40))
  or (a.stage in (3, 15, 16) and a.step in (10, 30, 40)) or (a.stage = 12 and a.step in (10, 40))
  or (a.stage = 5 and a.step in (10, 30, 50)) or (a.stage = 6 and a.step = 10 and a.detail = 12)) is true`

/** Counting of overdue answers stops here. */
export const overdueAtMost = 1000

/** Listed applications whose candidates were promised an answer before the day $2. $1 origin. */
export const overdueTotal = perVisibility<{ readonly total: number }>(
  2,
  ({ filterFound }) => `select count(*) as total from (
    select from answer_dates w join applications a on a.organisation_id = w.organisation_id and a.id = w.application_id
    where w.due_on < $2::date and a.is_listed and a.origin = $1 and ${filterFound} limit ${overdueAtMost}) found`,
)

/** A stage's to-dos that wait; `oldest` is since when the longest of them does. */
export interface WaitingRow {
  readonly stage: number
  readonly amount: number
  readonly oldest: Date | null
}

/** To-dos without a change since $2, by stage of $3, at most `waitingAtMost` of each. $1 origin. */
export const waitingCounts = perVisibility<WaitingRow>(3, ({ kind, application }) =>
  kind === 'assigned'
    ? `select a.stage, least(count(*), ${waitingAtMost}) as amount, min(a.status_since) as oldest from applications a
       where a.origin = $1 and ${needsAction} and a.status_since < $2 and a.stage = any ($3::smallint[])
         and ${application} group by 1`
    : `select s.stage, w.amount, w.oldest from unnest($3::smallint[]) s(stage),
         lateral (select count(*) as amount, min(found.status_since) as oldest from (
           select a.status_since from applications a where a.origin = $1 and a.stage = s.stage and ${needsAction}
             and a.status_since < $2 and ${application} order by a.status_since limit ${waitingAtMost}) found) w`,
)
