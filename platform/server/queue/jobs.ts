import { type Database, deadlockTries, isDeadlock, patience } from '../database.ts'
import type { FileStore } from '../files/file-store.ts'
import { type Announcement, Transaction } from '../transaction.ts'
import type { JobName } from './declare-job.ts'

/** What a job is given besides its payload. */
export interface JobContext<Payload> {
  readonly payload: Payload
  readonly organisationId: number
  readonly store: FileStore
  /** Not before the moment the job was due at, whatever the worker's clock says. */
  readonly now: Date
  readonly log: (line: string) => void
  /** Runs work in a transaction of the job's organisation; it commits when the work ends and announces what it changed. */
  readonly inTransaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/** Work that leaves a transaction and runs after it, at least once: `run` must be safe to repeat. */
export interface Job<Payload = unknown> extends JobName<Payload> {
  readonly run: (context: JobContext<Payload>) => Promise<void>
  /** Tells whoever waits for it that its attempts are spent. */
  readonly giveUp: GiveUp<Payload> | null
}

type GiveUp<Payload> = (context: JobContext<Payload>) => Promise<void>

/** Why nobody has to be told when a job's attempts are spent: it stays in the queue, where an operator finds it. */
interface NobodyWaits {
  readonly nobodyWaits: string
}

/** Binds a declared job to its work, and to what is to be done when all attempts at it failed; its payload is checked again. */
export function defineJob<Payload>(
  job: JobName<Payload>,
  run: Job<Payload>['run'],
  giveUp: GiveUp<Payload> | NobodyWaits,
): Job {
  return { ...job, run, giveUp: 'nobodyWaits' in giveUp ? null : giveUp } as Job
}

/** What a transaction outside any request stands on. */
export interface TransactionParts {
  readonly database: Database
  readonly publish: (organisationId: number, announcements: readonly Announcement[]) => void
}

/**
 * Runs one piece of work in an organisation's transaction and passes on what it announced. Where PostgreSQL ends it, so that another one it waited
 * for crosswise could go on, it begins anew: what the work does outside the database it may do again.
 */
export async function inTransaction<Result>(
  parts: TransactionParts,
  organisationId: number,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let triesLeft = deadlockTries; ; triesLeft--) {
    const tx = new Transaction(parts.database, organisationId, { readOnly: false, patience: patience.job })
    try {
      const result = await work(tx)
      await tx.commit()
      for (const [of, announcements] of tx.committed) parts.publish(of, announcements)
      return result
    } catch (error) {
      await tx.rollback()
      if (!isDeadlock(error) || triesLeft === 0 || tx.committed.size > 0) throw error
    }
  }
}
