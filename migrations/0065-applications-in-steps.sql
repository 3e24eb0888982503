-- An application stands in a step of its process. Without one, as rows of before may be, it stands in the first of its stage.
alter table applications add column process_step_id bigint;
-- The step that was passed then.
alter table stage_records add column process_step_id bigint;

-- Steps as they were called at that time: a step that is renamed later does not change what happened.
alter table application_history
  add column from_process_step_id bigint,
  add column to_process_step_id bigint,
  add column from_title text not null default '',
  add column to_title text not null default '';

-- Of a position: the step its applications stand in. 0 for all other counts, which ask for stages alone.
alter table application_counts add column process_step_id bigint not null default 0;
alter table application_counts drop constraint application_counts_pkey;
alter table application_counts add primary key
  (organisation_id, origin, position_id, project_id, department_id, process_step_id, stage, step, detail, shard);

create function first_step(organisation bigint, of_position bigint, of_stage smallint) returns bigint language sql stable as $$
  select s.id from positions p join process_steps s on s.organisation_id = p.organisation_id and s.process_id = p.process_id
  where p.organisation_id = organisation and p.id = of_position and s.stage = of_stage and not s.is_gone
  order by s.place limit 1
$$;
update applications set process_step_id = first_step(organisation_id, position_id, stage);
update stage_records r set process_step_id = first_step(a.organisation_id, a.position_id, r.stage)
  from applications a where a.organisation_id = r.organisation_id and a.id = r.application_id;
update application_counts set process_step_id = coalesce(first_step(organisation_id, position_id, stage), 0)
  where position_id <> 0;
drop function first_step;
