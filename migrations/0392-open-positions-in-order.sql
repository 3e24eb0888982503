-- What a career site lists: the open positions of an organisation, the newest first, and how many there are in each project.
create index positions_open_newest on positions
  (organisation_id, (date_trunc('milliseconds', coalesce(opened_at, created_at), 'UTC')) desc, id desc) where state = 'open' and not is_deleted;
create index positions_open_counted on positions (organisation_id, project_id, origin, category) where state = 'open' and not is_deleted;
