import { on } from '@bole/platform/reaction'
import { prepared } from '@bole/platform/server'
import { positionsEvents } from '@bole/positions/contract'
import { lockApplicationsOf } from './follow-department.ts'

// Text: columns set to the outcome of a query of the same row, which Kysely says at twice the length.

/** To the step of the same stage that is called the same, else to the first of the stage. $1 organisation, $2 position, $3 process. */
const stepOver = prepared<object>(`
update applications set process_step_id = coalesce((
  select s.id from process_steps s where s.organisation_id = $1 and s.process_id = $3 and s.stage = applications.stage
    and not s.is_gone
  order by s.title = (select was.title from process_steps was
    where was.organisation_id = $1 and was.id = applications.process_step_id) desc nulls last, s.place
  limit 1), process_step_id)
where organisation_id = $1 and position_id = $2`)

/** Counts that are kept stay as rows: they tell that somebody has applied. $1 organisation, $2 position. */
const emptyCounts = prepared<object>(`
update application_counts set amount = 0 where organisation_id = $1 and position_id = $2`)

const countAgain = prepared<object>(`
insert into application_counts (organisation_id, origin, position_id, process_step_id, stage, step, detail, amount)
select $1, origin, position_id, coalesce(process_step_id, 0), stage, step, detail, count(*)
from applications where organisation_id = $1 and position_id = $2 and is_listed
group by origin, position_id, coalesce(process_step_id, 0), stage, step, detail
order by origin, coalesce(process_step_id, 0), stage, step, detail
on conflict (organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail, shard)
do update set amount = excluded.amount`)

/** Positions follow another process: their applications and the counts of those stand in its steps from now on. */
export const followProcess = on(positionsEvents.changedProcess, ({ tx, events }) => {
  for (const { position_id, process_id } of events) {
    tx.save(lockApplicationsOf(tx.organisationId, [position_id]))
    tx.save(stepOver(tx.organisationId, position_id, process_id))
    tx.save(emptyCounts(tx.organisationId, position_id))
    tx.save(countAgain(tx.organisationId, position_id))
  }
  tx.announce('application')
})
