-- What a promised day was counted from: while that stands, other days of the company leave the promise as it is.
alter table answer_dates add column status_since timestamptz, add column meets_at timestamptz;
-- The server reads moments to the thousandth of a second.
update answer_dates d set status_since = date_trunc('milliseconds', a.status_since),
  meets_at = date_trunc('milliseconds', (select coalesce(r.meets_until, r.meets_at) from stage_records r
    where r.organisation_id = a.organisation_id and r.application_id = a.id and r.stage = a.stage and r.closed_at is null limit 1))
from applications a where a.organisation_id = d.organisation_id and a.id = d.application_id;
