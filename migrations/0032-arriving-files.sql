-- Files lie in the store before any row names them. A job waits to clear them, and the commit that names them takes that
-- job away.
create function forget_job(job_key text) returns void
  language sql security definer set search_path = graphile_worker, public
  as 'select graphile_worker.remove_job($1)';
