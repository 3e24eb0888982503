-- Whoever applied and was not looked at yet (1/0/0) is promised a day, too: so many working days after they came.
insert into answer_dates (organisation_id, application_id, due_on)
select a.organisation_id, a.id, (
  select day::date from generate_series(a.status_since::date + 1, a.status_since::date + 200, interval '1 day') day
  where extract(isodow from day) < 6
  order by day offset coalesce(s.received, 10) - 1 limit 1)
from applications a
left join answer_days s on s.organisation_id = a.organisation_id
where a.is_listed and (a.stage, a.step, a.detail) = (1, 0, 0)
on conflict do nothing;
