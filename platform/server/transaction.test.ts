import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { prepared } from './database.ts'
import { declareJob } from './queue/declare-job.ts'
import { inTransaction } from './queue/jobs.ts'
import { Transaction } from './transaction.ts'

let scratch: ScratchDatabase
let organisationId: number

beforeAll(async () => {
  scratch = await startScratchDatabase(3)
  organisationId = await scratch.organisation()
})
afterAll(() => scratch.end())

const addTag = prepared<object>(
  'insert into tags (organisation_id, name) values (current_organisation(), $1)',
)
const tags = prepared<{ name: string }>('select name from tags order by id')
const open = (readOnly = false) => new Transaction(scratch.database, organisationId, { readOnly })
const names = async () =>
  (await scratch.rows('select name from tags where organisation_id = $1 order by id', organisationId)).map(
    ({ name }) => name,
  )
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  )
const queued = () =>
  scratch.rows(
    `select t.identifier, j.payload, j.run_at, j.max_attempts
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  )

describe('a writing transaction', () => {
  test('holds back what is saved until it commits, and reads its own writing', async () => {
    const tx = open()
    tx.save(addTag('held'))
    expect(await names()).not.toContain('held')
    const [seen] = await tx.load(tags())
    expect(seen.map(({ name }) => name)).toContain('held')
    expect(await names()).not.toContain('held')
    await tx.commit()
    expect(await names()).toContain('held')
  })

  test('leaves nothing when it is rolled back, whether or not it had begun', async () => {
    const before = await names()
    const begun = open()
    begun.save(addTag('rolled back'))
    await begun.load(tags())
    await begun.rollback()
    const notBegun = open()
    notBegun.save(addTag('never sent'))
    await notBegun.rollback()
    await notBegun.commit()
    expect(await names()).toEqual(before)
  })

  test('is undone as a whole when its last statement fails, and the pool stays whole', async () => {
    const before = await names()
    for (let time = 0; time < 6; time++) {
      const tx = open()
      tx.save(addTag('twin'), addTag('TWIN'))
      expect(await failureOf(tx.commit())).toHaveProperty('code', '23505')
      await tx.rollback()
    }
    expect(await names()).toEqual(before)
    const after = open()
    after.save(addTag(`after ${Date.now()}`))
    await after.commit()
  })

  test('an error while loading may be caught, and the transaction is then over', async () => {
    const tx = open()
    expect(await failureOf(tx.load(prepared('select 1 / 0')()))).toHaveProperty('code', '22012')
    expect(await failureOf(tx.load(tags()))).toHaveProperty('code', '25P02')
    await tx.rollback()
    expect(await open(true).load(tags())).toHaveLength(1)
  })

  test('find gives the first row, or undefined', async () => {
    const tx = open()
    tx.save(addTag('first to find'))
    expect(await tx.find(prepared('select name from tags where name = $1')('first to find'))).toEqual({
      name: 'first to find',
    })
    expect(await tx.find(prepared('select name from tags where name = $1')('nobody'))).toBeUndefined()
    await tx.rollback()
  })

  test('that did nothing asks for no connection', async () => {
    const held = await Promise.all([1, 2, 3].map(() => scratch.database.acquire()))
    const tx = open()
    await tx.commit()
    await tx.rollback()
    for (const client of held) client.release()
  })
})

const remind = declareJob('remind', z.object({ id: z.number() }))

describe('a reading transaction', () => {
  test('refuses to save and to enqueue', () => {
    expect(() => open(true).save(addTag('no'))).toThrow('a read call may not save')
    expect(() => open(true).enqueue(remind, { id: 1 })).toThrow('a read call may not save')
  })

  test('gives its connection back after each question, even after an error', async () => {
    const tx = open(true)
    for (let time = 0; time < 8; time++) {
      await failureOf(tx.load(prepared('select 1 / 0')()))
      expect(await tx.load(prepared('select 1 as one')())).toEqual([[{ one: 1 }]])
    }
    const all = await Promise.all([1, 2, 3].map(() => scratch.database.acquire()))
    expect(all).toHaveLength(3)
    for (const client of all) client.release()
  })
})

describe('what leaves with the commit', () => {
  test('jobs are enqueued with the organisation, and a later one with the same key replaces them', async () => {
    const runAt = new Date('2040-01-01T00:00:00Z')
    const tx = open()
    tx.enqueue(remind, { id: 1 }, { key: 'remind-1', runAt, attempts: 3 })
    await tx.commit()
    const again = open()
    again.enqueue(remind, { id: 2 }, { key: 'remind-1', runAt, attempts: 3 })
    await again.commit()
    expect(await queued()).toEqual([
      {
        identifier: 'remind',
        payload: { id: 2, organisation_id: organisationId },
        run_at: runAt,
        max_attempts: 3,
      },
    ])
  })

  test('whose id an announcement takes is held by its type', async () => {
    const tx = open()
    tx.announce('picture', { project: 7 })
    tx.announce('picture')
    tx.announce('project', 7)
    // @ts-expect-error: pictures are told by their project
    tx.announce('picture', 7)
    // @ts-expect-error: a picture belongs to no theme
    tx.announce('picture', { theme: 7 })
    // @ts-expect-error: a project is told by its own number
    tx.announce('project', { project: 7 })
    tx.save(addTag('whose id'))
    await tx.commit()
    expect(tx.committed.get(organisationId)?.slice(0, 3)).toEqual([
      { entity: 'picture', id: 7 },
      { entity: 'picture', id: null },
      { entity: 'project', id: 7 },
    ])
  })

  test('a mistyped entity or a payload the job does not take does not compile', async () => {
    const tx = open()
    // @ts-expect-error: no domain declares this entity
    tx.announce('aplication', 1)
    // @ts-expect-error: the job is told by its number, not by a name
    tx.enqueue(remind, { name: 'x' })
    // @ts-expect-error: a job is declared, not named by a loose text
    expect(() => tx.enqueue('remind', { id: 1 })).not.toThrow()
    await tx.rollback()
  })

  test('no job leaves a transaction that is rolled back', async () => {
    const before = (await queued()).length
    const tx = open()
    tx.enqueue(remind, { id: 3 })
    await tx.load(tags())
    await tx.rollback()
    expect(await queued()).toHaveLength(before)
  })

  test('what follows the commit happens after it, and not at all when it fails', async () => {
    const happened: string[] = []
    const tx = open()
    tx.save(addTag('followed'))
    tx.afterCommit(() => happened.push('done'))
    expect(happened).toEqual([])
    await tx.commit()
    expect(happened).toEqual(['done'])
    const failing = open()
    failing.save(prepared('select 1 / 0')())
    failing.afterCommit(() => happened.push('never'))
    await failureOf(failing.commit())
    await failing.rollback()
    expect(happened).toEqual(['done'])
  })

  test('announcements are passed on once it is committed, with the organisation', async () => {
    const published: unknown[] = []
    const parts = {
      database: scratch.database,
      publish: (id: number, announced: unknown) => void published.push([id, announced]),
    }
    const result = await inTransaction(parts, organisationId, async (tx) => {
      tx.announce('tag', 7)
      tx.announce('notice')
      tx.save(addTag('announced'))
      expect(published).toEqual([])
      return 42
    })
    expect(result).toBe(42)
    const said = [
      { entity: 'tag', id: 7 },
      { entity: 'notice', id: null },
    ]
    expect(published).toEqual([[organisationId, said]])
    const failed = inTransaction(parts, organisationId, async (tx) => {
      tx.announce('tag', 8)
      tx.save(addTag('unheard'))
      await tx.load(tags())
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(published).toHaveLength(1)
    expect(await names()).not.toContain('unheard')
  })
})
