-- What operators see of the server. They belong to one organisation as everybody does; these few functions answer numbers of all of them,
-- never a row of a candidate, and are asked by the one call that needs the permission `server.view`.

create function organisation_numbers(at_most integer) returns table (
    id bigint, name text, state text, created_at timestamptz, users bigint, positions bigint, applications bigint, seen_at timestamptz)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.state, o.created_at,
      (select count(*) from users u where u.organisation_id = o.id and u.state = 'enabled'),
      (select count(*) from positions p where p.organisation_id = o.id and p.state = 'open' and not p.is_deleted),
      (select coalesce(sum(c.amount), 0)::bigint from application_counts c where c.organisation_id = o.id
        and c.position_id = 0 and c.project_id = 0 and c.department_id = 0),
      (select max(s.seen_at) from sessions s where s.organisation_id = o.id)
    from organisations o order by o.id limit at_most;
  end;

create function organisation_total() returns bigint
  language sql stable security definer set search_path = public
  begin atomic
    select count(*) from organisations;
  end;

-- Jobs by their kind: due and not begun, under way, put off to a later moment, and out of attempts. The queue's tables belong to the queue.
create function queue_numbers() returns table (
    name text, waiting bigint, running bigint, later bigint, failed bigint, oldest timestamptz)
  language sql stable security definer set search_path = graphile_worker, public
  as $$
    select task.identifier,
      count(*) filter (where job.locked_at is null and job.attempts < job.max_attempts and job.run_at <= now()),
      count(*) filter (where job.locked_at is not null),
      count(*) filter (where job.locked_at is null and job.attempts < job.max_attempts and job.run_at > now()),
      count(*) filter (where job.locked_at is null and job.attempts >= job.max_attempts),
      min(job.run_at) filter (where job.locked_at is null and job.attempts < job.max_attempts and job.run_at <= now())
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    group by 1 order by 1 $$;

create function database_numbers() returns table (
    version text, bytes bigint, connections bigint, connections_at_most integer, migration text)
  language sql stable security definer set search_path = public
  as $$
    select split_part(current_setting('server_version'), ' ', 1), pg_database_size(current_database()),
      (select count(*) from pg_stat_activity where datname = current_database()),
      current_setting('max_connections')::integer, (select max(name) from schema_migrations) $$;
