-- Pictures of albums are made in a third size between the two; those made before have none, and are shown wide in its place.
alter table project_pictures add column has_middle boolean not null default false;
