import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { inTransaction } from './jobs.ts'

let scratch: ScratchDatabase
let organisationId: number

beforeAll(async () => {
  scratch = await startScratchDatabase(4)
  organisationId = await scratch.organisation()
})
afterAll(() => scratch.end())

test('of two steps of jobs that wait for each other crosswise both are done, one of them begun anew', async () => {
  let tries = 0
  const bothHoldOne = Promise.withResolvers<void>()
  let holding = 0
  const step = (...names: readonly [string, string]) =>
    inTransaction({ database: scratch.database, publish: () => undefined }, organisationId, async (tx) => {
      tries++
      await tx.load(tx.hold(names[0]))
      if (++holding === 2) bothHoldOne.resolve()
      await bothHoldOne.promise
      await tx.load(tx.hold(names[1]))
      return names[0]
    })
  expect(await Promise.all([step('one', 'two'), step('two', 'one')])).toEqual(['one', 'two'])
  expect(tries).toBe(3)
})
