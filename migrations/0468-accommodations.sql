-- What candidates need at their interviews. It is theirs for the passage through the stage, also at another time; only the people of the
-- interview read it.
create table interview_accommodations (
  organisation_id bigint not null,
  stage_record_id bigint not null,
  application_id bigint not null,
  wanted text not null check (wanted <> ''),
  asked_at timestamptz not null,
  primary key (organisation_id, stage_record_id),
  foreign key (organisation_id, stage_record_id) references stage_records (organisation_id, id) on delete cascade,
  foreign key (organisation_id, application_id) references applications (organisation_id, id) on delete cascade
);
create index interview_accommodations_application on interview_accommodations (organisation_id, application_id);
call protect('interview_accommodations');
