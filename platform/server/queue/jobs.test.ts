import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { prepared } from '../database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { jobOf } from '../fixtures/job-of.ts'
import { type Announcement, Transaction } from '../transaction.ts'
import { declareJob } from './declare-job.ts'
import { inTransaction, type Job } from './jobs.ts'
import { startWorker } from './worker.ts'

let scratch: ScratchDatabase
let organisationId: number
const published: [number, readonly Announcement[]][] = []
const publish = (id: number, said: readonly Announcement[]) => void published.push([id, said])

beforeAll(async () => {
  scratch = await startScratchDatabase(6)
  organisationId = await scratch.organisation()
})
afterAll(() => scratch.end())

/** Works on the queue with these jobs while a story is told. */
async function withWorker(jobs: readonly Job[], story: (log: string[]) => Promise<void>): Promise<void> {
  const log: string[] = []
  const { ownerPool, database } = scratch
  const store = new DiskFileStore(tmpdir())
  const parts = { ownerPool, database, store, jobs, publish, log: (line: string) => void log.push(line) }
  const worker = await startWorker({ ...parts, concurrency: 2, isAlone: true })
  try {
    await story(log)
  } finally {
    await worker.stop()
  }
}

const enqueue = (job: Job, payload: Record<string, unknown>, options = {}) =>
  inTransaction({ database: scratch.database, publish }, organisationId, async (tx) =>
    // Also what a job does not take, as a row of an older release may hold it.
    tx.enqueue({ ...job, payload: z.looseObject({}) }, payload, options),
  )
const left = () => scratch.rows('select last_error, attempts from graphile_worker._private_jobs')

describe('a job', () => {
  test('runs after its transaction with what it was given, in its organisation, and announces', async () => {
    const ran: unknown[] = []
    const addTag = jobOf(declareJob('add-tag', z.object({ name: z.string() })), async (context) => {
      ran.push([context.organisationId, context.payload])
      await context.inTransaction(async (tx) => {
        const { name } = context.payload
        tx.save(
          prepared('insert into tags (organisation_id, name) values (current_organisation(), $1)')(name),
        )
        tx.announce('tag', 3)
      })
    })
    await withWorker([addTag], async () => {
      await enqueue(addTag, { name: 'from the queue' })
      await expect.poll(() => ran).toEqual([[organisationId, { name: 'from the queue' }]])
      await expect.poll(() => published).toContainEqual([organisationId, [{ entity: 'tag', id: 3 }]])
    })
    expect(await scratch.rows(`select organisation_id from tags where name = 'from the queue'`)).toEqual([
      { organisation_id: organisationId },
    ])
  })

  test('does not run before its transaction commits, nor after one that was rolled back', async () => {
    const ran: unknown[] = []
    const markJob = declareJob('mark', z.object({ at: z.string() }))
    const mark = jobOf(markJob, async ({ payload }) => void ran.push(payload.at))
    await withWorker([mark], async () => {
      // The first of a kind makes the kind known, which a transaction left open would keep others from.
      await enqueue(mark, { at: 'known' })
      await expect.poll(() => ran.splice(0)).toEqual(['known'])
      const open = () => new Transaction(scratch.database, organisationId, { readOnly: false })
      const lost = open()
      lost.enqueue(markJob, { at: 'lost' })
      await lost.load(prepared('select 1')())
      const kept = open()
      kept.enqueue(markJob, { at: 'kept' })
      await kept.load(prepared('select 1')())
      await enqueue(mark, { at: 'first' })
      await expect.poll(() => ran).toEqual(['first'])
      await lost.rollback()
      await kept.commit()
      await expect.poll(() => ran).toEqual(['first', 'kept'])
    })
    expect(await left()).toEqual([])
  })

  test('that fails undoes its transaction, stays in the queue and says why', async () => {
    const fail = jobOf(declareJob('fail', z.object({})), async (context) => {
      await context.inTransaction(async (tx) => {
        tx.save(
          prepared(`insert into tags (organisation_id, name) values (current_organisation(), 'half')`)(),
        )
        await tx.load(prepared('select 1')())
        throw new Error('the mail server is down')
      })
    })
    await withWorker([fail], async (log) => {
      await enqueue(fail, {}, { attempts: 2 })
      await expect
        .poll(left)
        .toMatchObject([{ attempts: 1, last_error: expect.stringContaining('mail server') }])
      expect(log.join('\n')).toContain('mail server')
    })
    expect(await scratch.rows(`select 1 from tags where name = 'half'`)).toEqual([])
    await scratch.rows(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs))',
    )
  })

  test('has one transaction at a time: a second would wait for a connection while the first holds one', async () => {
    const said: unknown[] = []
    const nested = jobOf(declareJob('nested', z.object({})), async ({ inTransaction: begin }) => {
      await begin(async () => said.push('first'))
      await begin(() => begin(async () => said.push('within'))).catch((error: unknown) =>
        said.push(String(error)),
      )
      await begin(async () => said.push('after'))
    })
    await withWorker([nested], async () => {
      await enqueue(nested, {})
      await expect.poll(() => said).toHaveLength(3)
    })
    expect(said).toEqual([
      'first',
      expect.stringContaining('nested has begun a transaction within another'),
      'after',
    ])
  })

  test('checks again what it was given', async () => {
    const ran: unknown[] = []
    const careful = jobOf(
      declareJob('careful', z.object({ id: z.number() })),
      async ({ payload }) => void ran.push(payload),
    )
    await withWorker([careful], async () => {
      await enqueue(careful, { id: 'seven' }, { attempts: 1 })
      await expect.poll(left).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('number') }])
    })
    expect(ran).toEqual([])
    await scratch.rows(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker._private_jobs))',
    )
  })

  test('finds that its moment has come, though the clock of the worker is behind that of the database', async () => {
    const rightClock = Date.now.bind(Date)
    const runAt = new Date(rightClock() + 300)
    const seen: Date[] = []
    const dated = jobOf(declareJob('dated', z.object({})), async ({ now }) => void seen.push(now))
    await withWorker([dated], async () => {
      const clock = vi.spyOn(Date, 'now').mockImplementation(() => rightClock() - 5_000)
      try {
        await enqueue(dated, {}, { runAt })
        await expect.poll(() => seen.length).toBe(1)
      } finally {
        clock.mockRestore()
      }
    })
    expect(seen[0]?.getTime()).toBeGreaterThanOrEqual(runAt.getTime())
  })

  test('that a killed server had begun is begun again by the next', async () => {
    const ran: unknown[] = []
    const resume = jobOf(declareJob('resume', z.object({})), async () => void ran.push('again'))
    await enqueue(resume, {})
    await scratch.rows(
      `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a-dead-worker', attempts = 1`,
    )
    await withWorker([resume], async () => {
      await expect.poll(() => ran, { timeout: 5000 }).toEqual(['again'])
    })
  })
})
