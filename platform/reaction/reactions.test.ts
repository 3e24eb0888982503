import { defineEvents } from '@bole/platform/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { prepared } from '../server/database.ts'
import { inTransaction } from '../server/queue/jobs.ts'
import { Transaction } from '../server/transaction.ts'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { on } from './on.ts'
import { bindReactions } from './reactions.ts'

const kites = defineEvents('kites', {
  flown: z.object({ kite: z.string() }),
  landed: z.object({ kite: z.string(), softly: z.boolean() }),
})

let scratch: ScratchDatabase
let organisationId: number

beforeAll(async () => {
  scratch = await startScratchDatabase(3)
  organisationId = await scratch.organisation()
})
afterAll(() => scratch.end())
afterEach(() => bindReactions([]))

const addTags = prepared<object>(
  'insert into tags (organisation_id, name) select current_organisation(), unnest($1::text[])',
)
const countTags = prepared<{ amount: number }>('select count(*) as amount from tags')
const tagged = async (like: string) =>
  (await scratch.rows('select name from tags where name like $1 order by id', like)).map(({ name }) => name)
const run = (work: (tx: Transaction) => Promise<void>) =>
  inTransaction({ database: scratch.database, publish: () => undefined }, organisationId, work)

test('hears all events of the call at once, after what was saved before, and saves in the same transaction', async () => {
  const heard: (readonly { kite: string }[])[] = []
  bindReactions([
    on(kites.flown, async ({ tx, events }) => {
      heard.push(events)
      const [[count]] = await tx.load(countTags())
      tx.save(addTags([`seen ${count?.amount}`]))
    }),
  ])
  const [[before]] = await inTransaction(
    { database: scratch.database, publish: () => undefined },
    organisationId,
    (tx) => tx.load(countTags()),
  )
  await run(async (tx) => {
    tx.emit(kites.flown, { kite: 'one' })
    tx.save(addTags(['saved first']))
    tx.emit(kites.flown, { kite: 'two' })
  })
  expect(heard).toEqual([[{ kite: 'one' }, { kite: 'two' }]])
  expect(await tagged('seen%')).toEqual([`seen ${Number(before?.amount) + 1}`])
})

test('reacts to what a reaction tells, each kind by its own', async () => {
  const heard: unknown[] = []
  bindReactions([
    on(kites.flown, ({ tx, events }) => {
      for (const { kite } of events) tx.emit(kites.landed, { kite, softly: true })
    }),
    on(kites.landed, ({ events }) => void heard.push(...events)),
  ])
  await run(async (tx) => tx.emit(kites.flown, { kite: 'red' }))
  expect(heard).toEqual([{ kite: 'red', softly: true }])
})

test('what a reaction throws undoes the call, too', async () => {
  bindReactions([
    on(kites.flown, () => {
      throw new Error('no wind')
    }),
  ])
  const attempt = run(async (tx) => {
    tx.save(addTags(['undone']))
    tx.emit(kites.flown, { kite: 'red' })
  })
  await expect(attempt).rejects.toThrow('no wind')
  expect(await tagged('undone')).toEqual([])
})

test('a circle ends with an error, not with a server that spins', async () => {
  bindReactions([
    on(kites.flown, ({ tx, events }) => {
      for (const event of events) tx.emit(kites.flown, event)
    }),
  ])
  await expect(run(async (tx) => tx.emit(kites.flown, { kite: 'red' }))).rejects.toThrow(
    'reactions go in a circle: kites.flown',
  )
})

test('nobody hears of what was rolled back, and a read call has no news', async () => {
  const heard: unknown[] = []
  bindReactions([on(kites.flown, ({ events }) => void heard.push(...events))])
  const tx = new Transaction(scratch.database, organisationId, { readOnly: false })
  tx.emit(kites.flown, { kite: 'red' })
  await tx.rollback()
  await tx.commit()
  expect(heard).toEqual([])
  const reading = new Transaction(scratch.database, organisationId, { readOnly: true })
  expect(() => reading.emit(kites.flown, { kite: 'red' })).toThrow('cannot emit events')
})
