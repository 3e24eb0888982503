import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import { ProcessLocks } from './process-locks.ts'

let scratch: ScratchDatabase
beforeAll(async () => {
  scratch = await startScratchDatabase(2)
})
afterAll(() => scratch.end())

test('a name is held by one, until it lets go or its connection is gone, and hears of that', async () => {
  const url = scratch.ownerUrl
  let lost = 0
  const one = new ProcessLocks(url, () => lost++)
  const other = new ProcessLocks(url, () => undefined)
  expect(await one.take('a')).toBe(true)
  expect(await other.take('a')).toBe(false)
  expect(await other.take('b')).toBe(true)
  await one.letGo('a')
  expect(await other.take('a')).toBe(true)
  await other.close()
  await expect.poll(() => one.take('b')).toBe(true)
  expect(lost).toBe(0)
  await scratch.rows(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
     and database = (select oid from pg_database where datname = current_database())`,
  )
  await expect.poll(() => lost).toBe(1)
  expect(await one.take('b')).toBe(true)
  await one.close()
})
