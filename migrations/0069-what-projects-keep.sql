-- What a project is told when it is made, beside its company and its form: whether colleagues may refer for it, whether candidates rank
-- the positions they choose, which fields of applicants it is limited to (null where it is not), and where its candidates are handled.
-- Limited fields: {"basic": [...], "expect": [...], "education": [...], "evaluation": [...]}; stations: [{"name": ..., "type": "city" | "university"}].
alter table projects
  add column is_open_for_referral boolean not null default false,
  add column ranks_choices boolean not null default false,
  add column limited_fields jsonb,
  add column stations jsonb not null default '[]';
