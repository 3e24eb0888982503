-- What an organisation settled about people: when an application counts as a repetition, and whether records with one verified phone or
-- mail are merged without being asked about. Without a row an application repeats another one to the same position that is under way.
create table people_rules (
  organisation_id bigint primary key references organisations (id) on delete cascade,
  repeat_months integer not null default 0 check (repeat_months between 0 and 60),
  repeat_scope text not null default 'position' check (repeat_scope in ('position', 'any')),
  merges_verified boolean not null default false,
  version integer not null default 1
);
call protect('people_rules');

-- Who was kept from taking candidates off the list does not merge them either.
update users set permission_changes = permission_changes || '{"candidates.merge": false}'
  where permission_changes -> 'candidates.remove' = 'false';
update roles set permission_changes = permission_changes || '{"candidates.merge": false}'
  where permission_changes -> 'candidates.remove' = 'false';
