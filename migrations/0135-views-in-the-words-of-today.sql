-- A saved view says which sources its list is narrowed by. Those saved before sources had one vocabulary name what nobody has any more,
-- and their lists would be empty: they are put into the same words as applications were. Who came by the career site may have
-- followed a referral or a campaign, which is told now.
update saved_searches v set conditions = v.conditions || jsonb_build_object('source', asked.keys)
from (
  select s.organisation_id, s.id, string_agg(case
      when split_part(key, ':', 1) in ('career_site', 'referral', 'campaign', 'job_board', 'mail', 'upload') then key
      when key = 'careers' then 'career_site,referral,campaign'
      else 'upload:' || left(key, 120) end, ',' order by place) as keys
  from saved_searches s
  cross join unnest(string_to_array(s.conditions ->> 'source', ',')) with ordinality as list (key, place)
  where s.screen in ('candidates', 'campus-candidates') and btrim(key) <> ''
  group by s.organisation_id, s.id
) asked
where asked.organisation_id = v.organisation_id and asked.id = v.id;

-- A view of one's to-dos was saved as everything of the colour that asks for somebody. What waits for the reader is asked for by name now.
update saved_searches set conditions = (conditions - 'colour') || '{"waits_for": "me"}'
where screen in ('candidates', 'campus-candidates') and conditions ->> 'colour' = 'amber' and not conditions ? 'waits_for';
