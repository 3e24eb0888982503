-- A text as it is searched by (searchFold in domains/resumes/model/search-fold.ts): case, accents, strokes and apostrophes do not count.
create function folded(said text) returns text language sql immutable strict parallel safe
  return btrim(replace(replace(replace(replace(translate(
    normalize(regexp_replace(normalize(lower(normalize(said, nfkc) collate pg_c_utf8), nfd), '[\u0300-\u036f''’‘ʼʻ`´]', '', 'g'), nfc),
    'łøđðħŧıŋς', 'loddhtinσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'));

-- What people who are there already are found by. A mail stays as it is: it is compared as a mail.
with changed as (
  update candidates set search_text = case
      when email is null then folded(search_text)
      else replace(folded(search_text), folded(email), lower(normalize(btrim(email), nfkc))) end
    where search_text <> folded(search_text)
    returning organisation_id, id, search_text
)
insert into candidate_grams (organisation_id, gram, candidate_id)
select distinct c.organisation_id, left(word[1], size), c.id
from changed c
cross join lateral regexp_matches(regexp_replace(c.search_text, '[㐀-鿿]+', ' ', 'g'), '[[:alnum:]]+', 'g') as word
cross join unnest(array[2, 3, 5]) as size
where length(word[1]) >= size
on conflict do nothing;
