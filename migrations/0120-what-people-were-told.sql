-- What somebody was told last of one thing: they are told again when it differs. An interview that is put off and back again, or an
-- approval that is taken back, is news once more.
create table told (
  organisation_id bigint not null,
  -- Of what, as a record's number.
  about text not null,
  user_id bigint not null,
  said text not null,
  primary key (organisation_id, about, user_id),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
create index told_user on told (organisation_id, user_id);
call protect('told');

insert into told (organisation_id, about, user_id, said)
  select distinct on (organisation_id, split_part(about, ' ', 1), user_id) organisation_id, split_part(about, ' ', 1), user_id,
    concat_ws(' ', case kind when 'asked_to_interview_at' then 'asked_to_interview' else kind end, nullif(split_part(about, ' ', 2), ''))
  from notices where about is not null and about not like '% of %'
  order by organisation_id, split_part(about, ' ', 1), user_id, id desc;

drop index notices_about;
alter table notices drop column about;
