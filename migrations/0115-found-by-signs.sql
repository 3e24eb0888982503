-- People whose skills were known before 0105 are found by short words of signs, too, as C++ and C# are: that migration made only the
-- beginnings of words and pieces of Chinese, which is not all that the product makes (domains/resumes/model/search-grams.ts).
insert into candidate_grams (organisation_id, gram, candidate_id)
select distinct c.organisation_id, word, c.id
from candidates c
cross join unnest(c.employer || (c.job_title || c.skills)) as told (text)
cross join lateral (select lower(normalize(left(told.text, 60), nfkc)) as text) folded
cross join lateral regexp_split_to_table(regexp_replace(folded.text, '[㐀-鿿]+', ' ', 'g'), '[\s,;/]+') as word
where length(word) between 2 and 5 and word !~ '[[:alnum:]]{2}'
on conflict do nothing;
