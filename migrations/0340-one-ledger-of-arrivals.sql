-- Whatever comes in from outside is a row here, by whatever door: files that staff upload, applications of the career site, mail.
-- Only an upload is somebody's long work, and what comes by itself may name no position.
alter table intake_items
  alter column progress_id drop not null,
  alter column position_id drop not null,
  add column door text not null default 'upload' check (door in
    ('site', 'upload', 'mailbox', 'plug-in', 'rpo', 'phone-sync', 'folder', 'api', 'referral', 'import')),
  -- Who handed it in, as they call themselves: the sender of a mail, the name of a key.
  add column sender text not null default '' check (length(sender) <= 300),
  drop constraint intake_items_organisation_id_progress_id_fkey,
  add foreign key (organisation_id, progress_id) references progress (organisation_id, id) on delete set null (progress_id);
create index intake_items_newest on intake_items (organisation_id, created_at desc, id desc);

insert into intake_items (organisation_id, position_id, name, source, door, state, candidate_id, application_id, created_at, settled_at)
select a.organisation_id, a.position_id, '', a.source, case a.source when 'referral' then 'referral' else 'site' end, 'accepted',
  a.candidate_id, a.id, a.applied_at, a.applied_at
from applications a join careers_submissions s on s.organisation_id = a.organisation_id and s.application_id = a.id;
