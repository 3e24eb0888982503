-- Phones were stored with the zero that is dialled at home only ("+44 (0)20 …"). Taken out where the country's numbers never begin with
-- one; Italy's do, for instance. New ones are stored right (phoneNumberOf).
create function pg_temp.dialled(phone text) returns text language sql immutable as $$
  select regexp_replace(phone,
    '^(\+(?:20|27|31|32|33|40|41|43|44|46|49|55|60|61|62|63|64|66|81|82|84|86|90|91|92|93|94|95|98|234|254|255|256|353|358|886|961|962|963|964|966|971|972|977))0(?=\d{7})',
    '\1')
$$;

with mended as (
  update candidates set phone = pg_temp.dialled(phone),
    search_text = replace(search_text, phone, pg_temp.dialled(phone))
    where phone like '+%' and pg_temp.dialled(phone) <> phone
    returning organisation_id, id, phone
), keyed as (
  insert into person_keys (organisation_id, key, candidate_id)
    select organisation_id, left('p:' || phone, 200), id from mended
    on conflict do nothing
)
-- Two digits met where the zero stood: the pieces across it are new.
insert into candidate_grams (organisation_id, gram, candidate_id)
  select distinct m.organisation_id, substr(d.digits, at, size), m.id
  from mended m
    cross join lateral (select ltrim(m.phone, '+') as digits) d
    cross join unnest(array[4, 7]) size
    cross join lateral generate_series(1, length(d.digits) - size + 1) at
  union
  select organisation_id, substr(ltrim(phone, '+'), 1, 3), id from mended
  on conflict do nothing;

delete from person_keys k using candidates c
  where c.organisation_id = k.organisation_id and c.id = k.candidate_id
    and k.key like 'p:+%' and pg_temp.dialled(substr(k.key, 3)) <> substr(k.key, 3);

update proved_contacts set key = 'p:' || pg_temp.dialled(substr(key, 3))
  where key like 'p:+%' and pg_temp.dialled(substr(key, 3)) <> substr(key, 3)
    and not exists (
      select 1 from proved_contacts o where o.organisation_id = proved_contacts.organisation_id
        and o.candidate_id = proved_contacts.candidate_id and o.key = 'p:' || pg_temp.dialled(substr(proved_contacts.key, 3)));

update lecture_visitors set phone = pg_temp.dialled(phone)
  where phone like '+%' and pg_temp.dialled(phone) <> phone
    and not exists (
      select 1 from lecture_visitors o where o.organisation_id = lecture_visitors.organisation_id
        and o.lecture_id = lecture_visitors.lecture_id and o.phone = pg_temp.dialled(lecture_visitors.phone));
drop function pg_temp.dialled;
