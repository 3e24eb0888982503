-- What waits for whoever recruits, longest first: the statuses that are the recruiter's turn in the model of processes, no longer the
-- amber ones. "Is true" as before.
drop index applications_to_do;
create index applications_to_do on applications (organisation_id, origin, stage, status_since)
  include (id, department_id, project_id)
  where is_listed and (
    (stage = 1 and step in (0, 20, 30)) or (stage = 14 and step in (10, 40)) or (stage in (3, 15, 16) and step in (10, 30, 40))
    or (stage = 12 and step in (10, 40)) or (stage = 5 and step in (10, 30, 50))
    or (stage = 6 and step = 10 and detail = 12)) is true;

-- An agenda has the approvals that wait for somebody beside the evaluations they owe.
create or replace view agenda_now with (security_invoker = true) as
  select organisation_id, r.id as record_id, p.user_id, application_id, a.origin,
    case when r.stage = 12 then r.meets_at end as meets_at, case when r.stage = 6 then r.entry_date end as entry_date,
    r.closed_at is null and (
      r.stage = 12 and (r.step, r.detail) = (30, 0) and bool_or(p.part in ('interviewer', 'main_interviewer'))
      or r.stage = 14 and r.step in (20, 30)) as is_owed
  from stage_records r join application_people p using (organisation_id, application_id)
    join (select organisation_id, id as application_id, origin from applications where is_listed) a
      using (organisation_id, application_id)
  where (r.stage = 12 and (r.meets_at is not null or (r.step, r.detail) = (30, 0) and r.closed_at is null))
    or (r.stage = 6 and r.entry_date is not null)
    or (r.stage = 14 and r.step in (20, 30) and r.closed_at is null and p.part = 'approver')
  group by organisation_id, r.id, p.user_id, application_id, a.origin;

drop trigger keep_agenda_of_new on stage_records;
create trigger keep_agenda_of_new after insert on stage_records for each row
  when (new.meets_at is not null or new.entry_date is not null or new.step = 30 or (new.stage = 14 and new.step = 20))
  execute function keep_agenda_of_record();

drop trigger keep_agenda_of_changed on stage_records;
create trigger keep_agenda_of_changed after update on stage_records for each row
  when ((old.meets_at, old.entry_date, (old.step, old.detail) = (30, 0) and old.closed_at is null,
      old.stage = 14 and old.step in (20, 30) and old.closed_at is null)
    is distinct from (new.meets_at, new.entry_date, (new.step, new.detail) = (30, 0) and new.closed_at is null,
      new.stage = 14 and new.step in (20, 30) and new.closed_at is null))
  execute function keep_agenda_of_record();

insert into agenda (organisation_id, record_id, user_id, application_id, origin, meets_at, entry_date, is_owed)
  select n.organisation_id, n.record_id, n.user_id, n.application_id, n.origin, n.meets_at, n.entry_date, n.is_owed
  from agenda_now n join stage_records r on r.organisation_id = n.organisation_id and r.id = n.record_id
  where r.stage = 14
  on conflict do nothing;

-- Somebody is told once of one thing: of being asked to approve somebody, of an interview at its time.
alter table notices add column about text;
create unique index notices_about on notices (organisation_id, user_id, kind, about) where about is not null;
