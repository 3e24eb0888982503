-- Who wrote an age and no day of birth is born on the first of January of that year, to be checked.
update resumes set parsed = parsed || jsonb_build_object('birthDate', jsonb_build_object(
  'value', (extract(year from coalesce(read_at, created_at))::int - (parsed -> 'age' ->> 'value')::int) || '-01-01',
  'confidence', least(0.5, (parsed -> 'age' ->> 'confidence')::numeric),
  'source', parsed -> 'age' -> 'source'))
where parsed ? 'age' and not parsed ? 'birthDate' and (parsed -> 'age' ->> 'value') ~ '^(1[4-9]|[2-9][0-9])$';

update candidates c set birth_date = r.parsed -> 'birthDate' ->> 'value'
from resumes r
where r.organisation_id = c.organisation_id and r.id = c.resume_id and c.birth_date is null
  and r.parsed -> 'birthDate' ->> 'value' like '%-01-01' and r.parsed ? 'age' and not r.corrections ? 'birth_date'
  and (r.parsed -> 'birthDate' ->> 'confidence')::numeric >= 0.3;
