-- Files that were not read in the seconds somebody waited for them stayed unread for ever; they are read in the background now, as any
-- such file is from here on. What was typed into a form with them stands.
with late as (
  update resumes set state = 'reading', unreadable_reason = null
  where state = 'unreadable' and unreadable_reason = 'timed_out' and file_id is not null
  returning organisation_id, id
)
select enqueue_job(
  'resumes.read_again', json_build_object('organisation_id', organisation_id, 'resume_id', id, 'replaces', 'nothing'), null,
  'resumes.read_again:' || id, 8)
from late;
