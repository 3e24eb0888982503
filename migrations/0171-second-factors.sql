-- What an authenticator app shares with us; it counts once its first code was entered.
create table second_factors (
  organisation_id bigint not null,
  user_id bigint not null,
  -- Sealed with the installation's key.
  secret bytea not null,
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('second_factors');

create table recovery_codes (
  organisation_id bigint not null,
  user_id bigint not null,
  digest bytea not null,
  used_at timestamptz,
  primary key (organisation_id, user_id, digest),
  foreign key (organisation_id, user_id) references second_factors (organisation_id, user_id) on delete cascade
);
call protect('recovery_codes');
