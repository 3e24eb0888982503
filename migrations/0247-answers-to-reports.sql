-- What became of a complaint about a reading: who looked at it, when, and what they say to whoever complained.
alter table parse_reports add column answer text not null default '';
alter table parse_reports add column handled_by bigint;
alter table parse_reports add column handled_at timestamptz;
alter table parse_reports add foreign key (organisation_id, handled_by) references users (organisation_id, id) on delete set null (handled_by);
create index parse_reports_user on parse_reports (organisation_id, user_id, id desc);
