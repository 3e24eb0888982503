-- The role of the organisation's own that somebody is invited to; null: the built-in one. An invitation that nobody followed goes with its role.
alter table invitations add column role_id bigint;
alter table invitations add foreign key (organisation_id, role_id) references roles (organisation_id, id) on delete set null (role_id);
create index invitations_role on invitations (organisation_id, role_id) where role_id is not null;
