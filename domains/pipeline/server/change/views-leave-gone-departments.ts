import { accountsEvents } from '@bole/accounts/contract'
import { on } from '@bole/platform/reaction'
import { prepared } from '@bole/platform/server'

// Text: a list of numbers inside a JSON value, which Kysely cannot say.

/** $1 organisation, $2 a department that is gone, $3 the one it went up in, or null. */
const rename = prepared<object>(`
update saved_searches v set conditions = v.conditions || jsonb_build_object('department_id', asked.ids)
from (
  select s.id, string_agg(distinct case when asked.id = $2::text then $3::text else asked.id end, ',') as ids
  from saved_searches s
  cross join unnest(string_to_array(s.conditions ->> 'department_id', ',')) asked(id)
  where s.organisation_id = $1 group by s.id
  having bool_or(asked.id = $2::text) and bool_or(asked.id <> $2::text or $3::text is not null)
) asked
where v.organisation_id = $1 and v.id = asked.id`)

/** Views that were saved for a department find what went on to another one. */
export const viewsLeaveGoneDepartments = on(accountsEvents.departmentGone, ({ tx, events }) => {
  for (const { department_id, into_id } of events)
    tx.save(rename(tx.organisationId, String(department_id), into_id === null ? null : String(into_id)))
  tx.announce('saved_search')
})
