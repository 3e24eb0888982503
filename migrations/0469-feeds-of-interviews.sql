-- The calendar address of somebody who interviews: what is written at it follows from the seed, which is another one once it is renewed.
create table interview_feeds (
  organisation_id bigint not null,
  user_id bigint not null,
  seed uuid not null,
  digest bytea not null unique,
  -- What its reader reads; calendars ask in no language.
  language text not null,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('interview_feeds');

-- Whose calendar an address is; nobody's once they are disabled or their company is.
create function feed_of_code(digest bytea) returns table (organisation_id bigint, user_id bigint, language text)
  language sql stable security definer set search_path = public
  begin atomic
    select f.organisation_id, f.user_id, f.language from interview_feeds f
    join organisations o on o.id = f.organisation_id and o.state = 'enabled'
    join users u on u.organisation_id = f.organisation_id and u.id = f.user_id and u.state = 'enabled'
    where f.digest = feed_of_code.digest;
  end;
