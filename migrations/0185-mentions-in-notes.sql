-- Colleagues named in a note: the note keeps their numbers (`@{7}`), so that they are called as they are called now.
create table note_mentions (
  organisation_id bigint not null,
  note_id bigint not null,
  user_id bigint not null,
  -- The application whose record was opened to them: the one the note was written at, or another of the person that they see. Null where nobody was told.
  application_id bigint,
  primary key (organisation_id, note_id, user_id),
  foreign key (organisation_id, note_id) references candidate_notes (organisation_id, id) on delete cascade,
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
create index note_mentions_user on note_mentions (organisation_id, user_id);
call protect('note_mentions');
