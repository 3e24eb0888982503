-- Where those belong who get their account by signing on: a role that looks after departments needs one.
alter table identity_providers
  add column department_id bigint,
  add foreign key (organisation_id, department_id) references departments (organisation_id, id) on delete set null (department_id);
create index identity_providers_department on identity_providers (organisation_id, department_id);
