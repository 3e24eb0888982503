-- The language a candidate wrote their application in; null: nobody knows, as staff brought them in.
alter table applications add column language text;
update applications a set language = s.language from careers_submissions s
  where s.organisation_id = a.organisation_id and s.application_id = a.id;

-- How an organisation writes to candidates: one row, and none while all is as it comes.
create table notify_settings (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  -- What those are written in of whom no language is known.
  language text not null,
  -- From this hour to before that one, by the company's clock, nothing leaves that can wait; null: there are no such hours.
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  version integer not null default 1,
  check ((quiet_from is null) = (quiet_until is null))
);
call protect('notify_settings');

-- Whether a message leaves in quiet hours, too.
alter table notify_records add column is_urgent boolean not null default false;
