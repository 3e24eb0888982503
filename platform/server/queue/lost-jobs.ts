import type pg from 'pg'

/** How often a job may take its process down with it before that counts as a failed attempt. */
const mostDeaths = 20

/**
 * Frees the jobs that nobody holds any more, by a condition on them. That its worker died is no fault of a job's: it keeps its attempts, and
 * runs again at once; the more often this happens the longer it stands back, so that one which ends its process lets others through,
 * and past {@link mostDeaths} it loses attempts as for a failure.
 */
export async function freeJobs(
  ownerPool: pg.Pool,
  which: string,
  ...values: readonly string[]
): Promise<void> {
  await ownerPool.query(
    `with lost as (
       select id, coalesce((flags->>'deaths')::integer, 0) as deaths
       from graphile_worker._private_jobs where ${which} for update skip locked)
     update graphile_worker._private_jobs job
     set locked_at = null, locked_by = null, updated_at = now(),
       attempts = case when lost.deaths < ${mostDeaths} then greatest(job.attempts - 1, 0) else job.attempts end,
       flags = coalesce(job.flags, '{}') || jsonb_build_object('deaths', lost.deaths + 1),
       run_at = greatest(job.run_at, now() + lost.deaths * interval '2 seconds')
     from lost where lost.id = job.id`,
    [...values],
  )
}

/** Every job that is held: by a predecessor of the only worker there is. */
export const heldByAnybody = 'locked_by is not null'

/** Jobs of workers whose connection is gone; who has just begun may not have shown theirs yet. */
export const heldByTheDead = `locked_at < now() - interval '30 seconds' and locked_by not in (
  select application_name from pg_stat_activity where datname = current_database())`
