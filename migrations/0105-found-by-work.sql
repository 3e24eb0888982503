-- The skills of the current résumé: a person is found by them, by their employer and by their title, as by their name.
alter table candidates add column skills text[] not null default '{}';

-- What was read, unless a person corrected it, and what they wrote.
update candidates c set skills = known.skills
from (
  select r.organisation_id, r.id, array_agg(told.value) as skills
  from resumes r
  cross join lateral (
    select skill ->> 'value' as value
    from jsonb_array_elements(coalesce(r.parsed -> 'skills', '[]')) with ordinality as list (skill, place)
    where (skill ->> 'confidence')::numeric >= 0.3 and not r.corrections ? ('skills.' || place - 1)
    union all
    select changes -> -1 ->> 'value' from jsonb_each(r.corrections) as change (key, changes) where key like 'skills.%'
  ) told
  where told.value is not null
  group by r.organisation_id, r.id
) known
where known.organisation_id = c.organisation_id and known.id = c.resume_id;

-- The same pieces that the product makes (domains/resumes/model/search-grams.ts): pairs and triples of Chinese, the beginnings of other words.
insert into candidate_grams (organisation_id, gram, candidate_id)
select distinct c.organisation_id, pieces.gram, c.id
from candidates c
cross join unnest(c.employer || (c.job_title || c.skills)) as told (text)
cross join lateral (select lower(normalize(left(told.text, 60), nfkc)) as text) folded
cross join lateral (
  select substr(run[1], place, size) as gram
  from regexp_matches(folded.text, '[㐀-鿿]+', 'g') as run, generate_series(2, 3) as size,
    generate_series(1, length(run[1]) - size + 1) as place
  union
  select left(word[1], size)
  from regexp_matches(regexp_replace(folded.text, '[㐀-鿿]+', ' ', 'g'), '[[:alnum:]]+', 'g') as word, unnest(array[2, 3, 5]) as size
  where length(word[1]) >= size
) pieces
on conflict do nothing;

update candidates set search_text =
  search_text || ' ' || lower(normalize(concat_ws(' ', employer, job_title, array_to_string(skills, ' ')), nfkc))
where employer is not null or job_title is not null or skills <> '{}';
