import { prepared, type Transaction } from '@bole/platform/server'

const accounts = ['何静 · 渡光能源', '林若溪 · 渡光能源', '秦岚 · 渡光能源']

// The newest who came by a job board, each an arrival by the plug-in of the company's accounts there.
const addPeople = prepared<object>(`
with brought as (
  select a.*, row_number() over (order by a.applied_at desc, a.id desc) as place from applications a
  where a.organisation_id = $1 and a.source = 'job_board' order by a.applied_at desc, a.id desc limit 12),
items as (
  insert into intake_items (organisation_id, position_id, name, source, door, sender, state, candidate_id, application_id, created_at, settled_at)
  select b.organisation_id, b.position_id, c.name || '.pdf', b.source, 'plug-in', 'BOSS直聘 · ' || ($2::text[])[1 + b.place % 3], 'accepted',
    b.candidate_id, b.id, b.applied_at, b.applied_at
  from brought b join candidates c on c.organisation_id = b.organisation_id and c.id = b.candidate_id
  returning organisation_id, id, application_id)
insert into plug_in_people (organisation_id, channel, reference, account, item_id, phone_state, phone_asked_at, phone_told_at, created_at)
select i.organisation_id, 'boss', 'demo-' || b.place, ($2::text[])[1 + b.place % 3], i.id,
  case when b.place % 3 = 0 then 'fetched' else 'unasked' end, case when b.place % 3 = 0 then b.applied_at end,
  case when b.place % 3 = 0 then b.applied_at end, b.applied_at
from items i join brought b on b.organisation_id = i.organisation_id and b.id = i.application_id`)

/** Says of some who came by a job board that its plug-in brought them. */
export function loadPlugIns(tx: Transaction): void {
  tx.save(addPeople(tx.organisationId, accounts))
}
