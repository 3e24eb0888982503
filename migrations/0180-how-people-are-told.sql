-- How somebody wants to be told; without a row, as by default.
create table notice_settings (
  organisation_id bigint not null,
  user_id bigint not null,
  -- What they chose otherwise than the defaults have it: group of kinds, channel, on or off.
  choices jsonb not null default '{}',
  pace text not null default 'at_once' check (pace in ('at_once', 'hourly', 'daily')),
  -- Hours on the company's clock.
  hour smallint not null default 9 check (hour between 0 and 23),
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade,
  check ((quiet_from is null) = (quiet_until is null))
);
call protect('notice_settings');

-- Whether a notice is still to leave by mail or to a platform: what is read before then does not.
alter table notices add column leaves boolean not null default false;
create index notices_leaving on notices (organisation_id, user_id) where leaves;
-- Which records it is about: once nothing of it is left to do it counts as read.
alter table notices add column about bigint[] not null default '{}';
create index notices_open on notices using gin (about) where not is_read;
