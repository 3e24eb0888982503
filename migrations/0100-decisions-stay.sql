-- A comment or a score was written over our decision: the last one that stands is taken from the history of its record. What was
-- taken back, or ended and was restored, directly after it does not stand.
with said as (
  select organisation_id, application_id, stage_record_id, id, action, tags, note,
    lead(action) over (partition by organisation_id, application_id order by id) as next_action
  from application_history
  where (organisation_id, application_id) in (
    select organisation_id, application_id from stage_records
    where company_feedback->>'action' in ('comment', 'change_score'))
)
update stage_records r set company_feedback = (
  select jsonb_build_object('action', substr(h.action, length('company_') + 1), 'tags', h.tags, 'text', h.note)
  from said h
  where h.organisation_id = r.organisation_id and h.application_id = r.application_id and h.stage_record_id = r.id
    and h.action like 'company\_%' and h.action not in ('company_comment', 'company_change_score')
    and h.next_action is distinct from 'undo' and h.next_action is distinct from 'restore'
  order by h.id desc limit 1)
where company_feedback->>'action' in ('comment', 'change_score');
