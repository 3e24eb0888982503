-- A tree is read parents first: from an index in that order, with what every choice of departments shows.
alter table departments add column depth smallint not null generated always as (cardinality(path)) stored;
create index departments_tree on departments (organisation_id, depth, sort, id) include (parent_id, name, version);
