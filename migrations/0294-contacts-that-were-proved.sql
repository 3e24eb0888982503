-- Phones and mails that somebody proved to be theirs: they used a link that was sent there and nowhere else.
create table proved_contacts (
  organisation_id bigint not null references organisations (id) on delete cascade,
  candidate_id bigint not null,
  -- As people are looked up by it (person_keys).
  key text not null,
  proved_at timestamptz not null,
  primary key (organisation_id, candidate_id, key),
  foreign key (organisation_id, candidate_id) references candidates (organisation_id, id) on delete cascade
);
create index proved_contacts_key on proved_contacts (organisation_id, key);
call protect('proved_contacts');

-- Whether records with one proved phone or mail are merged without being asked about.
alter table people_rules add column merges_proved boolean not null default false;

-- Where a message with the link went.
alter table application_links
  add column sent_by text check (sent_by in ('mail', 'sms')),
  add column sent_to text;

-- The link that a page was made with may be that of a message, too.
create or replace function application_of_token(digest bytea) returns table (organisation_id bigint, application_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select a.organisation_id, a.id from applications a where a.token_digest = digest
    union
    select l.organisation_id, l.application_id from application_links l where l.token_digest = digest;
  end;
