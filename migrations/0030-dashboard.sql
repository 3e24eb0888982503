-- What the dashboard asks on every visit, answered from an index however many applications there are.

-- Applications somebody must act on, longest waiting first; the condition is the amber statuses of the pipeline's model. "Is
-- true" keeps the planner from taking it apart and looking for each part in another index.
create index applications_to_do on applications (organisation_id, origin, stage, status_since)
  include (id, department_id, project_id)
  where is_listed and (
    (stage = 1 and step = 0) or (stage = 14 and step in (10, 30)) or (stage in (3, 12, 15, 16) and step in (10, 30))
    or (stage = 5 and step = 10) or (stage = 6 and step = 10 and detail = 12)) is true;

-- A day's interviews, those over and done with too: the calendar looks back. With what tells whether one takes place.
create index stage_records_interview on stage_records (organisation_id, meets_at, id)
  include (application_id, step, detail, closed_at)
  where stage = 12 and meets_at is not null;

-- What each person takes part in that has a day, and what awaits their evaluation, of listed applications: of one person few,
-- however many the organisation has. It follows from applications, stage records and application_people, and triggers keep it
-- so whoever writes those.
create table agenda (
  organisation_id bigint not null,
  record_id bigint not null,
  user_id bigint not null,
  application_id bigint not null,
  origin smallint not null,
  -- Of an interview, and of a first working day.
  meets_at timestamptz,
  entry_date date,
  -- The interview is over, and this person was to interview.
  is_owed boolean not null,
  primary key (organisation_id, record_id, user_id),
  foreign key (organisation_id, record_id) references stage_records (organisation_id, id) on delete cascade
);
create index agenda_meeting on agenda (organisation_id, user_id, origin, meets_at, record_id) where meets_at is not null;
create index agenda_entry on agenda (organisation_id, user_id, origin, entry_date, record_id) where entry_date is not null;
create index agenda_owed on agenda (organisation_id, user_id, origin, application_id) where is_owed;
call protect('agenda');

-- The agenda as it follows from the rows.
create view agenda_now with (security_invoker = true) as
  select organisation_id, r.id as record_id, p.user_id, application_id, a.origin,
    case when r.stage = 12 then r.meets_at end as meets_at, case when r.stage = 6 then r.entry_date end as entry_date,
    r.stage = 12 and (r.step, r.detail) = (30, 0) and r.closed_at is null
      and bool_or(p.part in ('interviewer', 'main_interviewer')) as is_owed
  from stage_records r join application_people p using (organisation_id, application_id)
    join (select organisation_id, id as application_id, origin from applications where is_listed) a
      using (organisation_id, application_id)
  where (r.stage = 12 and (r.meets_at is not null or (r.step, r.detail) = (30, 0) and r.closed_at is null))
    or (r.stage = 6 and r.entry_date is not null)
  group by organisation_id, r.id, p.user_id, application_id, a.origin;

create function renew_agenda(organisation bigint, applications bigint[]) returns void language plpgsql as $$
begin
  delete from agenda where organisation_id = organisation and record_id = any (array(
    select id from stage_records where organisation_id = organisation and application_id = any (applications)));
  insert into agenda (organisation_id, record_id, user_id, application_id, origin, meets_at, entry_date, is_owed)
    select organisation_id, record_id, user_id, application_id, origin, meets_at, entry_date, is_owed from agenda_now
    where organisation_id = organisation and application_id = any (applications);
end $$;

create function keep_agenda_of_record() returns trigger language plpgsql as $$
begin
  perform renew_agenda(new.organisation_id, array[new.application_id]);
  return null;
end $$;

create function keep_agenda_of_application() returns trigger language plpgsql as $$
begin
  perform renew_agenda(new.organisation_id, array[new.id]);
  return null;
end $$;

-- Once for all the people a statement writes: a batch gives a thousand applications dozens of them.
create function keep_agenda_of_people() returns trigger language plpgsql as $$
begin
  perform renew_agenda(organisation_id, array_agg(distinct application_id)) from changed group by organisation_id;
  return null;
end $$;

create trigger keep_agenda_of_new_people after insert on application_people referencing new table as changed
  for each statement execute function keep_agenda_of_people();
create trigger keep_agenda_of_changed_people after update on application_people referencing new table as changed
  for each statement execute function keep_agenda_of_people();
create trigger keep_agenda_of_former_people after delete on application_people referencing old table as changed
  for each statement execute function keep_agenda_of_people();
create trigger keep_agenda_of_new after insert on stage_records for each row
  when (new.meets_at is not null or new.entry_date is not null or new.step = 30) execute function keep_agenda_of_record();
create trigger keep_agenda_of_changed after update on stage_records for each row
  when ((old.meets_at, old.entry_date, (old.step, old.detail) = (30, 0) and old.closed_at is null)
    is distinct from (new.meets_at, new.entry_date, (new.step, new.detail) = (30, 0) and new.closed_at is null))
  execute function keep_agenda_of_record();
create trigger keep_agenda_of_application after update on applications for each row
  when ((old.is_listed, old.origin) is distinct from (new.is_listed, new.origin))
  execute function keep_agenda_of_application();
