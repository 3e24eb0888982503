-- What a reason says to whoever is turned down with it, by language; colleagues read its name.
alter table reject_reasons add column told jsonb not null default '{}';

-- The words somebody chose for a candidate with a decision; its receipt takes them up.
create table chosen_reasons (
  organisation_id bigint not null references organisations (id) on delete cascade,
  application_id bigint not null,
  reason text not null,
  given_by bigint,
  -- Of which decision they are: when it was made.
  decided_at timestamptz not null,
  primary key (organisation_id, application_id),
  foreign key (organisation_id, application_id) references applications (organisation_id, id) on delete cascade,
  foreign key (organisation_id, given_by) references users (organisation_id, id) on delete set null (given_by)
);
create index chosen_reasons_giver on chosen_reasons (organisation_id, given_by) where given_by is not null;
call protect('chosen_reasons');
