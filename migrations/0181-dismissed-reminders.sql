-- Which reminder somebody wants no more of today: the day they said so, on the company's calendar.
create table dismissed_reminders (
  organisation_id bigint not null,
  user_id bigint not null,
  kind text not null check (kind in ('interview', 'message', 'talent')),
  day date not null,
  primary key (organisation_id, user_id, kind),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('dismissed_reminders');
