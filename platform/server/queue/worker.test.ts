import { once } from 'node:events'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { Network } from '../../testing/network.ts'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { jobOf } from '../fixtures/job-of.ts'
import { declareJob } from './declare-job.ts'
import { inTransaction, type Job } from './jobs.ts'
import { startWorker, type Worker } from './worker.ts'

let scratch: ScratchDatabase
let organisationId: number
let network: Network
let ownerPool: pg.Pool
let worker: Worker | null = null

beforeAll(async () => {
  scratch = await startScratchDatabase()
  organisationId = await scratch.organisation()
  network = await Network.start(scratch.ownerUrl)
})
beforeEach(() => {
  ownerPool = new pg.Pool({ connectionString: network.through(scratch.ownerUrl), max: 6 })
  ownerPool.on('error', () => undefined)
  ownerPool.on('connect', (client) => client.on('error', () => undefined))
})
afterEach(async () => {
  await network.set({})
  await worker?.stop()
  await ownerPool.end()
})
afterAll(async () => {
  await network.end()
  await scratch.end()
})

/** The queue is reached over the network; what jobs do is not. */
const work = async (job: Job, isAlone = false) => {
  const store = new DiskFileStore(tmpdir())
  const { database } = scratch
  const parts = { ownerPool, database, store, jobs: [job], publish: () => undefined, log: () => undefined }
  worker = await startWorker({ ...parts, concurrency: 2, isAlone, endsWithin: 1_000 })
}
const enqueue = (job: Job) =>
  inTransaction({ database: scratch.database, publish: () => undefined }, organisationId, async (tx) =>
    tx.enqueue({ ...job, payload: z.object({}) }, {}),
  )
const left = () => scratch.rows('select id from graphile_worker._private_jobs')

test('a job done while the queue is out of reach is done again, and the queue goes on by itself', async () => {
  const ran: string[] = []
  const cut = jobOf(declareJob('cut', z.object({})), async () => {
    if (ran.push('once') === 1) await network.set({ isGone: true })
  })
  await work(cut)
  await enqueue(cut)
  await expect.poll(() => ran).toEqual(['once'])
  await network.set({})
  await expect.poll(() => ran).toEqual(['once', 'once'])
  await expect.poll(left).toEqual([])
  await enqueue(cut)
  await expect.poll(() => ran.length).toBe(3)
})

test('a worker that stops waits for a job as long as it may, and leaves what takes longer to the next', async () => {
  const ran: string[] = []
  const waiting = new AbortController()
  const slow = jobOf(declareJob('slow', z.object({})), async () => {
    if (ran.push('begun') === 1) await once(waiting.signal, 'abort')
  })
  await work(slow)
  await enqueue(slow)
  await expect.poll(() => ran).toEqual(['begun'])
  // The job itself would go on for longer than a test may take.
  await worker?.stop()
  await work(slow)
  await expect.poll(() => ran).toEqual(['begun', 'begun'])
  await expect.poll(left).toEqual([])
  waiting.abort()
})

test('a job taken from the queue by an answer that was lost is taken again', async () => {
  const ran: string[] = []
  const lost = jobOf(declareJob('lost', z.object({})), async () => void ran.push('ran'))
  await work(lost)
  await enqueue(lost)
  await expect.poll(() => ran).toEqual(['ran'])
  await expect.poll(left).toEqual([])
  // Stands in the payload, and so in the answer that hands out a job.
  await network.set({ swallowsFrom: /organisation_id/ })
  await enqueue(lost)
  const isTaken = async () =>
    (await scratch.rows('select 1 from graphile_worker._private_jobs where locked_by is not null')).length > 0
  await expect.poll(isTaken).toBe(true)
  expect(ran).toEqual(['ran'])
  await network.set({ isGone: true })
  await network.set({})
  await expect.poll(() => ran).toEqual(['ran', 'ran'])
})

test('stopping while the database is away ends, and begins nothing', async () => {
  const never = jobOf(declareJob('never', z.object({})), async () => undefined)
  await work(never)
  await network.set({ isGone: true })
  await worker?.stop()
  worker = null
})
