-- Who wants no more general messages: by what, since which message, and how it ended. What is over stays on the list.
alter table notify_optouts
  add column channel text not null default 'mail' check (channel in ('mail', 'sms')),
  -- By the link in a message, or by an answer to it.
  add column said_by text not null default 'link' check (said_by in ('link', 'reply')),
  -- The message they said it to.
  add column record_id bigint,
  add column ended_at timestamptz,
  -- Who of staff ended it, and why; null: who wants messages again.
  add column ended_by bigint,
  add column reason text not null default '',
  add foreign key (organisation_id, record_id) references notify_records (organisation_id, id)
    on delete set null (record_id),
  add foreign key (organisation_id, ended_by) references users (organisation_id, id) on delete set null (ended_by);
alter table notify_optouts drop constraint notify_optouts_organisation_id_address_key;
create unique index notify_optouts_standing on notify_optouts (organisation_id, channel, address) where ended_at is null;
create index notify_optouts_record on notify_optouts (organisation_id, record_id) where record_id is not null;
create index notify_optouts_ended_by on notify_optouts (organisation_id, ended_by) where ended_by is not null;
update notify_optouts o set record_id = (
  select max(r.id) from notify_records r
  where r.organisation_id = o.organisation_id and r.event = 'message' and lower(r.recipient) = o.address
);

-- The number a short message was dialled at: what comes from there answers it, and says nothing of organisations.
alter table short_messages add column dialled text;
create index short_messages_dialled on short_messages (dialled, id desc) where dialled is not null;
create function short_message_to(number text) returns table (organisation_id bigint, short_message_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select m.organisation_id, m.id from short_messages m where m.dialled = number order by m.id desc limit 1;
  end;
