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
