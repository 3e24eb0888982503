-- The outside channels an organisation publishes positions to, and whether phones of candidates are fetched from each.
create table position_channels (
  organisation_id bigint not null references organisations (id) on delete cascade,
  channel text not null check (channel in ('boss', 'zhaopin', 'job51')),
  is_open boolean not null default false,
  gets_phones boolean not null default false,
  -- The secret in the address of its feed: its SHA-256, and sealed, as the address is shown again.
  key_digest bytea,
  key_sealed bytea,
  primary key (organisation_id, channel)
);
create unique index position_channels_key on position_channels (key_digest) where key_digest is not null;
call protect('position_channels');

-- Whether phones are fetched at all.
create table phone_sync (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  is_open boolean not null default false
);
call protect('phone_sync');

-- A position in a channel: under which category there, and whether it stands there. What waits is taken up by a job.
create table channel_positions (
  organisation_id bigint not null,
  position_id bigint not null,
  channel text not null check (channel in ('boss', 'zhaopin', 'job51')),
  category text not null default '',
  is_wanted boolean not null default true,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'withdrawn', 'failed')),
  published_at timestamptz,
  primary key (organisation_id, position_id, channel),
  foreign key (organisation_id, position_id) references positions (organisation_id, id) on delete cascade
);
create index channel_positions_state on channel_positions (organisation_id, channel, state);
call protect('channel_positions');

create function channel_of_key(digest bytea) returns table (organisation_id bigint, channel text)
  language sql stable security definer set search_path = public
  begin atomic
    select c.organisation_id, c.channel from position_channels c where c.key_digest = digest and c.is_open;
  end;
