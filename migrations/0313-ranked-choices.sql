-- How many positions candidates of a project may rank, and which they wish for after the first, in their order.
alter table projects add column most_choices smallint not null default 3 check (most_choices between 2 and 10);
alter table applications add column further_choices jsonb;
