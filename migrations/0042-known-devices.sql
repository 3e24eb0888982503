-- Browsers somebody signed in from: they keep an allowance of their own when strangers guess at the account. SHA-256 of the cookie's
-- token, one row for each user of a browser.
create table known_devices (
  organisation_id bigint not null,
  user_id bigint not null,
  digest bytea not null,
  seen_at timestamptz not null default now(),
  primary key (organisation_id, user_id, digest),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('known_devices');

-- Before an organisation is known: whether somebody signed in as this user with this device.
create function knows_device(asked text, device bytea) returns boolean
  language sql stable security definer set search_path = public
  begin atomic
    select exists (
      select from users u join known_devices k on k.organisation_id = u.organisation_id and k.user_id = u.id
      where lower(u.username) = lower(asked) and k.digest = device);
  end;

-- Ends the session behind a cookie's token, whosever it is.
create function end_session(digest bytea) returns table (session_id bigint, organisation_id bigint)
  language sql volatile security definer set search_path = public
  begin atomic
    delete from sessions s where s.token_digest = digest returning s.id, s.organisation_id;
  end;

-- Old failures are swept by when they happened.
create index sign_in_failures_last on sign_in_failures (last_failed_at);
