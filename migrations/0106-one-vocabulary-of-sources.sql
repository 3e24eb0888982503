-- How an application came is one of a few words; which referral or campaign it was, or what somebody had called it, is its code.
alter table applications add column source_code text check (length(source_code) between 1 and 120);

update applications set source = 'career_site' where source = 'careers';

-- What the link said that candidates had followed was kept with what they sent.
update applications a set
  source = case when s.source like 'referral:%' then 'referral' else 'campaign' end,
  source_code = left(btrim(translate(substr(s.source, strpos(s.source, ':') + 1), ',', ' ')), 80)
from careers_submissions s
where s.organisation_id = a.organisation_id and s.application_id = a.id and a.source = 'career_site'
  and s.source like '_%:%' and btrim(translate(substr(s.source, strpos(s.source, ':') + 1), ',', ' ')) <> '';

update applications set source_code = left(translate(source, ',', ' '), 120), source = 'upload'
where source not in ('career_site', 'referral', 'campaign', 'job_board', 'mail', 'upload') and btrim(translate(source, ',', ' ')) <> '';
update applications set source = 'upload' where btrim(translate(source, ',', ' ')) = '';
update intake_items set source = 'upload'
where source not in ('career_site', 'referral', 'campaign', 'job_board', 'mail', 'upload');

alter table applications add constraint applications_source
  check (source in ('career_site', 'referral', 'campaign', 'job_board', 'mail', 'upload'));
