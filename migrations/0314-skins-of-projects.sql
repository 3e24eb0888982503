-- What the pages of a project look like, by device; and how many projects may wear a skin of each kind, null: as many as are liked.
alter table projects add column looks jsonb not null default '{}';
alter table organisations add column skin_limits jsonb;
