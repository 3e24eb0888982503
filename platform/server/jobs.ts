import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type * as z from 'zod'
import type { Database } from './database.ts'
import type { FileStore } from './file-store.ts'
import { type Announcement, Transaction } from './transaction.ts'

/** What a job is given besides its payload. */
export interface JobContext<Payload> {
  readonly payload: Payload
  readonly organisationId: number
  readonly store: FileStore
  readonly now: Date
  readonly log: (line: string) => void
  /** Runs work in a transaction of the job's organisation; it commits when the work ends and announces what it changed. */
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/** Work that leaves a transaction and runs after it, at least once: `run` must be safe to repeat. */
export interface Job<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  readonly run: (context: JobContext<Payload>) => Promise<void>
}

/** Declares a job; its payload is checked again when it runs. */
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>, run: Job<Payload>['run']): Job {
  return { name, payload, run } as Job
}

export interface WorkerParts {
  readonly ownerPool: pg.Pool
  readonly database: Database
  readonly store: FileStore
  readonly jobs: readonly Job[]
  readonly publish: (organisationId: number, announcements: readonly Announcement[]) => void
  readonly log: (line: string) => void
  readonly concurrency: number
  /** Nobody else works on this database: what a killed predecessor had begun is begun again at once. */
  readonly isAlone: boolean
}

/** Runs one piece of work in an organisation's transaction and passes on what it announced. */
export async function inTransaction<Result>(
  parts: Pick<WorkerParts, 'database' | 'publish'>,
  organisationId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const tx = new Transaction(parts.database, organisationId, { readOnly: false })
  try {
    const result = await work(tx)
    await tx.commit()
    parts.publish(organisationId, tx.announcements)
    return result
  } catch (error) {
    await tx.rollback()
    throw error
  }
}

/** Frees the jobs of workers that were killed; the queue itself would wait four hours to be sure. */
async function freeAbandoned(ownerPool: pg.Pool): Promise<void> {
  await ownerPool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs where locked_by is not null))`,
  )
}

/** Starts working through the queue; `stop` waits for the jobs under way. */
export async function startWorker(parts: WorkerParts): Promise<Runner> {
  if (parts.isAlone) await freeAbandoned(parts.ownerPool)
  const taskList: TaskList = {}
  for (const job of parts.jobs) {
    taskList[job.name] = async (raw) => {
      const organisationId = Number((raw as { organisation_id?: number }).organisation_id ?? 0)
      await job.run({
        payload: job.payload.parse(raw),
        organisationId,
        store: parts.store,
        now: new Date(),
        log: parts.log,
        inTransaction: (work) => inTransaction(parts, organisationId, work),
      })
    }
  }
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') parts.log(message)
  })
  return run({
    pgPool: parts.ownerPool,
    logger,
    parsedCronItems: [],
    taskList,
    concurrency: parts.concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
  })
}
