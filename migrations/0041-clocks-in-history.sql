-- What taking a change back has to put back besides the status: since when the application waited, and why it had left the list.
alter table application_history
  add column from_stage_since timestamptz(3),
  add column from_status_since timestamptz(3),
  add column from_left_because text check (from_left_because in ('removed', 'moved_out'));

-- Of earlier rows that began off the list, the reason is what took them off it.
update application_history later set from_left_because = coalesce(
  (select case when leaving.action = 'company_move_out' then 'moved_out' else 'removed' end
    from application_history leaving
    where leaving.organisation_id = later.organisation_id and leaving.application_id = later.application_id
      and leaving.id < later.id and leaving.was_listed and not leaving.is_listed
    order by leaving.id desc limit 1),
  'removed')
where not later.was_listed and later.from_stage is not null;
