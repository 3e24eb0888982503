-- When a company interviews: its working days and hours, the days on which it does not, and the minutes left free before and after an interview.
create table interview_hours (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  version integer not null default 1,
  buffer_minutes smallint not null default 0 check (buffer_minutes between 0 and 120),
  -- From Monday, which is 1, to Sunday, which is 7.
  weekdays smallint[] not null default '{1,2,3,4,5}',
  opens_at smallint not null default 9,
  closes_at smallint not null default 18,
  -- As YYYY-MM-DD.
  holidays text[] not null default '{}',
  check (opens_at between 0 and 23 and closes_at between 1 and 24 and opens_at < closes_at)
);
call protect('interview_hours');

-- The hours of a colleague who keeps others than the company, and the days on which they are away.
create table interview_own_hours (
  organisation_id bigint not null,
  user_id bigint not null,
  version integer not null default 1,
  weekdays smallint[] not null,
  opens_at smallint not null,
  closes_at smallint not null,
  days_off text[] not null default '{}',
  primary key (organisation_id, user_id),
  check (opens_at between 0 and 23 and closes_at between 1 and 24 and opens_at < closes_at),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('interview_own_hours');
