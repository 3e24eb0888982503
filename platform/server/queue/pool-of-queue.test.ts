import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { poolOfQueue } from './pool-of-queue.ts'

let scratch: ScratchDatabase
let pool: pg.Pool

beforeAll(async () => {
  scratch = await startScratchDatabase()
  pool = new pg.Pool({ connectionString: scratch.ownerUrl, max: 1 })
  // Its database may go while the last connection says goodbye.
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await scratch.end()
})

const giveBackTwice = (given: pg.Pool) =>
  new Promise<void>((resolve, reject) => {
    given.connect((_error, _client, release) => {
      try {
        release()
        release()
        resolve()
      } catch (error) {
        reject(error)
      }
    })
  })

test('a connection that the queue gives back twice is back once', async () => {
  await giveBackTwice(poolOfQueue(pool))
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
  await expect(giveBackTwice(pool)).rejects.toThrow('already been released')
})

test('a pool that was ended gives no connection, and takes none back', async () => {
  const ended = new pg.Pool({ connectionString: scratch.ownerUrl })
  await ended.end()
  await expect(giveBackTwice(poolOfQueue(ended))).resolves.toBeUndefined()
})

test('is otherwise the pool: for whoever waits, whoever asks and whoever listens', async () => {
  const given = poolOfQueue(pool)
  expect(given).toBeInstanceOf(pg.Pool)
  const client = await given.connect()
  client.release()
  const { rows } = await given.query('select 1 as one')
  expect(rows).toEqual([{ one: 1 }])
  const heard = () => undefined
  given.on('error', heard)
  expect(pool.listeners('error')).toContain(heard)
  given.off('error', heard)
})
