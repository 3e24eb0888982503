import type pg from 'pg'
import type { Job, JobContext } from './jobs.ts'

interface Spent {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly run_at: Date
}

/**
 * Calls `giveUp` for jobs whose attempts are spent, then deletes them. One whose `giveUp` fails is logged and stays for the next time;
 * one that has none stays for an operator.
 */
export async function giveUpJobs(
  ownerPool: pg.Pool,
  jobs: readonly Job[],
  contextOf: (job: Job, raw: unknown, runAt: Date) => JobContext<unknown>,
  log: (line: string) => void,
): Promise<void> {
  const giving = new Map(jobs.flatMap((job) => (job.giveUp ? [[job.name, job]] : [])))
  const { rows } = await ownerPool.query<Spent>(
    `select job.id, task.identifier as name, job.payload, job.run_at
     from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
     where job.attempts >= job.max_attempts and job.locked_at is null and task.identifier = any($1)
     order by job.id limit 1000`,
    [[...giving.keys()]],
  )
  for (const { id, name, payload, run_at } of rows) {
    const job = giving.get(name)
    try {
      if (job) await job.giveUp?.(contextOf(job, payload, run_at))
      // Whoever enqueued it anew meanwhile has given it new attempts.
      await ownerPool.query(
        'delete from graphile_worker._private_jobs where id = $1 and attempts >= max_attempts and locked_at is null',
        [id],
      )
    } catch (error) {
      log(`the job ${name} could not be given up: ${String(error)}`)
    }
  }
}
