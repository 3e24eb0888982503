-- Saved searches of the library that are looked through each day: up to which application that was done, and how many people were new.
create table search_watches (
  organisation_id bigint not null,
  search_id bigint not null,
  is_on boolean not null default true,
  seen_up_to bigint not null,
  looked_at timestamptz,
  found integer not null default 0,
  primary key (organisation_id, search_id),
  foreign key (organisation_id, search_id) references saved_searches (organisation_id, id) on delete cascade
);
call protect('search_watches');

insert into search_watches (organisation_id, search_id, seen_up_to)
  select s.organisation_id, s.id, coalesce((select max(id) from applications a where a.organisation_id = s.organisation_id), 0)
  from saved_searches s where s.screen = 'library.listPeople';
select enqueue_job('library.look_again', json_build_object('search_id', search_id, 'organisation_id', organisation_id),
    now() + interval '1 day', format('library.look_again %s %s', organisation_id, search_id), 8)
  from search_watches;
