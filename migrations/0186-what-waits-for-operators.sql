-- What waits for whoever looks after the server: jobs out of attempts, and mail of any organisation that its mail server refused. As with the
-- other functions for operators, numbers and names of organisations alone; asked with the permission `server.view`.
create function waiting_for_operators() returns table (number bigint, part text, name text, amount bigint, since timestamptz)
  language sql stable security definer set search_path = graphile_worker, public
  as $$
    select task.id::bigint, 'job', task.identifier, count(*), min(job.run_at)
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.locked_at is null and job.attempts >= job.max_attempts
    group by task.id, task.identifier
    union all
    select o.id, 'mail', o.name, count(*), min(m.created_at)
    from public.mails m join public.organisations o on o.id = m.organisation_id
    where m.state = 'failed' and coalesce(m.useful_until > now(), true)
    group by o.id, o.name $$;
-- Operators ask for the failed of every organisation: few, however many were sent.
create index mails_failed on mails (organisation_id, created_at) where state = 'failed';
