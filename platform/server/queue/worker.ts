import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Database } from '../database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Announcement } from '../transaction.ts'
import { giveUpJobs } from './give-up-jobs.ts'
import { inTransaction, type Job, type JobContext } from './jobs.ts'
import { lookAgain } from './look-again.ts'
import { freeJobs, heldByAnybody, heldByTheDead } from './lost-jobs.ts'
import { poolOfQueue } from './pool-of-queue.ts'

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
  /** How long jobs under way may take when the worker stops, in milliseconds. */
  readonly endsWithin?: number
}

/** Works through the queue until stopped. */
export interface Worker {
  /** Waits for the jobs under way, but not for ever: what is not done by then is done again by whoever works next. */
  readonly stop: () => Promise<void>
}

/** How long the jobs under way may take once the worker is asked to stop, in milliseconds. */
const usualEnd = 5_000

/**
 * Starts working through the queue. When the database is lost, the queue may forget which jobs it holds: it is then ended,
 * and once the database is back what it held is freed and another begun.
 */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { ownerPool } = parts
  // The queue itself would wait four hours to be sure that a worker is dead.
  await freeJobs(ownerPool, parts.isAlone ? heldByAnybody : heldByTheDead)
  const tasks = taskListOf(parts)
  const stopped = new AbortController()
  let current = await begin(parts, tasks)

  const beginAgain = async (lost: string): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await freeJobs(ownerPool, 'locked_by = $1', lost)
        current = await begin(parts, tasks)
        return
      } catch {
        await pause(500, undefined, { signal: stopped.signal }).catch(() => undefined)
      }
    }
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await current.ended
      if (!stopped.signal.aborted) await beginAgain(current.name)
    }
  }
  const running = keepRunning()
  return {
    stop: async () => {
      stopped.abort()
      const ended = current
        .end()
        .then(() => running)
        // Another may have been begun meanwhile.
        .then(() => current.end())
        .then(() => true)
      if (await Promise.race([ended, pause(parts.endsWithin ?? usualEnd, false, { ref: false })])) return
      parts.log('Jobs that were not done in time are left to the next start.')
      await freeJobs(ownerPool, 'locked_by = $1', current.name).catch(() => undefined)
    },
  }
}

interface Running {
  /** By which the queue knows who holds a job. */
  readonly name: string
  readonly ended: Promise<void>
  readonly end: () => Promise<void>
}

async function begin(parts: WorkerParts, taskList: TaskList): Promise<Running> {
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  events.once('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  const logger = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') parts.log(message)
  })
  let givingUp: Promise<void> | null = null
  const giveUp = (): Promise<void> => {
    givingUp ??= giveUpJobs(parts.ownerPool, parts.jobs, (...job) => contextOf(parts, ...job), parts.log)
      .catch((error: unknown) => parts.log(`jobs without attempts were not settled: ${String(error)}`))
      .finally(() => {
        givingUp = null
      })
    return givingUp
  }
  const spent = lookAgain(giveUp)
  // Heard before the queue runs, as its first job may fail at once.
  events.on('job:failed', spent.remind)
  const runner: Runner = await run({
    pgPool: poolOfQueue(parts.ownerPool),
    logger,
    events,
    parsedCronItems: [],
    taskList,
    concurrency: parts.concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    // Without these two nobody hears that a job could not be marked as done, and the process ends over it.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  const end = () => runner.stop().catch(() => undefined)
  const lose = (error: unknown) => {
    parts.log(`the job queue lost the database: ${String(error)}`)
    void end()
  }
  events.once('worker:getJob:error', ({ error }) => lose(error))
  const aliveConnection = await announceAlive(parts.ownerPool, name).catch(async (error: unknown) => {
    await end()
    throw error
  })
  aliveConnection.once('error', lose)
  const look = setInterval(() => {
    freeJobs(parts.ownerPool, heldByTheDead).then(giveUp, () => undefined)
  }, 30_000)
  await giveUp()
  const ended = runner.promise
    .catch(() => undefined)
    .finally(() => {
      spent.stop()
      clearInterval(look)
      aliveConnection.release(true)
    })
  return { name, ended, end }
}

/** A connection that carries the worker's name: while it stands, other workers know that this one is alive. */
async function announceAlive(ownerPool: pg.Pool, name: string): Promise<pg.PoolClient> {
  const client = await ownerPool.connect()
  try {
    await client.query(`select set_config('application_name', $1, false)`, [name])
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

function contextOf(parts: WorkerParts, job: Job, raw: unknown, runAt: Date): JobContext<unknown> {
  const organisationId = Number((raw as { organisation_id?: number }).organisation_id ?? 0)
  let isInTransaction = false
  return {
    payload: job.payload.parse(raw),
    organisationId,
    store: parts.store,
    // The database's clock has made it due; where ours is behind, a date that has passed must not lie ahead.
    now: new Date(Math.max(Date.now(), runAt.getTime())),
    log: parts.log,
    inTransaction: async (work) => {
      // A second would wait for a connection while the first holds one.
      if (isInTransaction) throw new Error(`${job.name} has begun a transaction within another`)
      isInTransaction = true
      return inTransaction(parts, organisationId, work).finally(() => {
        isInTransaction = false
      })
    },
  }
}

function taskListOf(parts: WorkerParts): TaskList {
  const entries = parts.jobs.map((job) => {
    const task: Task = (raw, { job: { run_at } }) => job.run(contextOf(parts, job, raw, run_at))
    return [job.name, task] as const
  })
  return Object.fromEntries(entries)
}
