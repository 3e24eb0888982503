import type { toDo } from '@bole/dashboard/model'
import { perVisibility } from './seen.ts'

/** Listed applications by status: the kept counts, or a count of the few one takes part in. $1 origin. */
export const statusCounts = perVisibility<toDo.StatusCount>(1, ({ counted, application }) =>
  counted === null
    ? `select a.stage, a.step, a.detail, count(*) as amount from applications a
       where a.origin = $1 and a.is_listed and ${application} group by 1, 2, 3`
    : `select c.stage, c.step, c.detail, sum(c.amount) as amount from application_counts c
       where c.origin = $1 and ${counted} group by 1, 2, 3 having sum(c.amount) > 0`,
)

/** Counting of overdue answers stops here. */
export const overdueAtMost = 1000

/** Listed applications whose candidates were promised an answer before the day $2. $1 origin. */
export const overdueTotal = perVisibility<{ readonly total: number }>(
  2,
  ({ filterFound }) => `select count(*) as total from (
    select from answer_dates w join applications a on a.organisation_id = w.organisation_id and a.id = w.application_id
    where w.due_on < $2::date and a.is_listed and a.origin = $1 and ${filterFound} limit ${overdueAtMost}) found`,
)
