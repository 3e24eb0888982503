-- The stations of its project at which candidates of a position are handled: [{"name": …, "type": …}]; [] is all of them.
alter table positions add column stations jsonb not null default '[]';
