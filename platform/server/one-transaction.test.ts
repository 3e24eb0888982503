import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { prepared } from './database.ts'
import { declareJob } from './queue/declare-job.ts'
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
const queued = () => scratch.rows('select payload from graphile_worker._private_jobs')

test('a transaction that enters another organisation writes there from then on, all in one commit and on one connection', async () => {
  const other = await scratch.organisation()
  const held = await Promise.all([1, 2].map(() => scratch.database.acquire()))
  const tx = open()
  tx.save(addTag('of the first'))
  tx.announce('tag', 1)
  tx.enter(other)
  tx.announce('tag', 2)
  tx.save(addTag('of the second'))
  expect(await tx.load(tags())).toEqual([[{ name: 'of the second' }]])
  tx.enqueue(declareJob('entered', z.object({})), {}, { key: 'entered' })
  expect([tx.organisationId, [...tx.committed]]).toEqual([other, []])
  await tx.commit()
  expect([...tx.committed]).toEqual([
    [organisationId, [{ entity: 'tag', id: 1 }]],
    [other, [{ entity: 'tag', id: 2 }]],
  ])
  expect(await names()).toContain('of the first')
  expect(await scratch.rows('select organisation_id from tags where name = $1', 'of the second')).toEqual([
    { organisation_id: other },
  ])
  expect((await queued())[0]?.payload).toEqual({ organisation_id: other })
  for (const client of held) client.release()
})

test('a transaction that commits on its way keeps that, gives its connection back, and undoes only what came after', async () => {
  const happened: string[] = []
  const tx = open()
  tx.save(addTag('kept on the way'))
  tx.announce('tag', 5)
  tx.afterCommit(() => happened.push('followed'))
  await tx.commit()
  for (const client of await Promise.all([1, 2, 3].map(() => scratch.database.acquire()))) client.release()
  tx.save(addTag('undone'))
  tx.announce('tag', 6)
  expect((await tx.load(tags()))[0].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['kept on the way', 'undone']),
  )
  await tx.rollback()
  await tx.commit()
  expect([await names(), happened]).toEqual([expect.arrayContaining(['kept on the way']), ['followed']])
  expect(await names()).not.toContain('undone')
  expect([...tx.committed]).toEqual([[organisationId, [{ entity: 'tag', id: 5 }]]])
})

test('a read sees the organisation it has entered', async () => {
  const [other, tx] = [await scratch.organisation(), open(true)]
  const [row] = await scratch.rows(
    'insert into tags (organisation_id, name) values ($1, $2) returning name',
    other,
    'seen',
  )
  tx.enter(other)
  expect(await tx.load(tags())).toEqual([[row]])
})
