// @module-tag race
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { jobOf } from '../fixtures/job-of.ts'
import { declareJob } from './declare-job.ts'
import { defineJob, inTransaction, type Job } from './jobs.ts'
import { startWorker, type Worker } from './worker.ts'

let scratch: ScratchDatabase
let organisationId: number
const workers: Worker[] = []

beforeAll(async () => {
  scratch = await startScratchDatabase(8)
  organisationId = await scratch.organisation()
})
beforeEach(() => scratch.rows('truncate graphile_worker._private_jobs'))
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
})
afterAll(() => scratch.end())

const anything = z.object({})
const publish = () => undefined

async function work(jobs: readonly Job[], isAlone: boolean): Promise<string[]> {
  const { ownerPool, database } = scratch
  const log: string[] = []
  const parts = { ownerPool, database, store: new DiskFileStore(tmpdir()), jobs, publish }
  const say = (line: string) => void log.push(line)
  workers.push(await startWorker({ ...parts, log: say, concurrency: 1, isAlone }))
  return log
}

const enqueue = (name: string, attempts = 8) =>
  inTransaction({ database: scratch.database, publish }, organisationId, async (tx) =>
    tx.enqueue(declareJob(name, anything), {}, { attempts }),
  )
const held = (by: string, facts: string) =>
  scratch.rows(`update graphile_worker._private_jobs set locked_by = '${by}', ${facts}`)
const left = () => scratch.rows('select attempts, flags from graphile_worker._private_jobs')

describe('a job whose worker was killed', () => {
  test('keeps its attempts however often that happens, and is done in the end', async () => {
    await enqueue('endless', 2)
    for (let kills = 0; kills < 4; kills++) {
      await scratch.rows('update graphile_worker._private_jobs set run_at = now()')
      const script = join(import.meta.dirname, '../fixtures/run-worker.ts')
      const child = spawn(process.execPath, [script, scratch.ownerUrl], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(child.stdout, 'data')
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    const ran: string[] = []
    await scratch.rows('update graphile_worker._private_jobs set run_at = now()')
    await work([jobOf(declareJob('endless', anything), async () => void ran.push('done'))], true)
    // The more often its worker died, the longer it lets others go first.
    await scratch.rows('update graphile_worker._private_jobs set run_at = now()')
    await expect.poll(() => ran).toEqual(['done'])
    await expect.poll(left).toEqual([])
  }, 60_000)

  test('loses attempts once it has taken too many with it, and is given up', async () => {
    const story: string[] = []
    await enqueue('deadly', 2)
    await held('a-dead-worker', `attempts = 2, locked_at = now(), flags = '{"deaths": 20}'`)
    const deadly = defineJob(
      declareJob('deadly', anything),
      async () => void story.push('ran'),
      async (context) => void story.push(`given up in ${context.organisationId}`),
    )
    await work([deadly], true)
    expect(story).toEqual([`given up in ${organisationId}`])
    expect(await left()).toEqual([])
  })

  test('is freed by another worker, and what a living one holds is not', async () => {
    const ran: string[] = []
    const ending = new AbortController()
    const slow = jobOf(declareJob('slow', anything), async () => {
      ran.push('slow')
      await once(ending.signal, 'abort')
    })
    const other = jobOf(declareJob('other', anything), async () => void ran.push('other'))
    await enqueue('slow')
    await work([slow], false)
    await expect.poll(() => ran).toEqual(['slow'])
    await enqueue('other')
    await scratch.rows(`update graphile_worker._private_jobs set attempts = 1,
      locked_by = coalesce(locked_by, 'a-dead-worker'), locked_at = now() - interval '1 hour'`)
    // Whoever begins looks at both at once, and the first is busy: what is freed wrongly is run before the other or after it.
    await work([slow, other], false)
    await expect.poll(() => ran).toContain('other')
    expect(ran).toEqual(['slow', 'other'])
    ending.abort()
    await expect.poll(left).toEqual([])
    expect(ran).toEqual(['slow', 'other'])
  })
})

describe('a job all attempts at which failed', () => {
  const failing = async () => {
    throw new Error('the store is down')
  }

  test('is settled at once and leaves the queue', async () => {
    const story: string[] = []
    await enqueue('failing', 1)
    await work(
      [defineJob(declareJob('failing', anything), failing, async () => void story.push('settled'))],
      true,
    )
    await expect.poll(() => story, { timeout: 15_000 }).toEqual(['settled'])
    await expect.poll(left).toEqual([])
  })

  test('stays for the next time where settling it fails', async () => {
    await enqueue('failing', 1)
    const log = await work([defineJob(declareJob('failing', anything), failing, failing)], true)
    await expect.poll(() => log.join(), { timeout: 15_000 }).toContain('could not be given up')
    expect(await left()).toMatchObject([{ attempts: 1 }])
  })
})
