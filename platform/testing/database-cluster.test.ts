import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databasesOf, startTestCluster, type TestCluster } from './database-cluster.ts'

const rows = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

let cluster: TestCluster

beforeAll(async () => {
  cluster = await startTestCluster((url) =>
    rows(url, 'create extension pg_trgm; create table words (word text)'),
  )
})
afterAll(() => cluster.stop())

test('each file gets its own copy of what was prepared', async () => {
  const [one, two] = await Promise.all([cluster.createDatabase(), cluster.createDatabase()])
  await rows(cluster.ownerUrl(one), "insert into words values ('张三')")
  expect(await rows(cluster.ownerUrl(one), 'select word from words')).toEqual([{ word: '张三' }])
  expect(await rows(cluster.ownerUrl(two), 'select word from words')).toEqual([])
})

test('Chinese letters are letters to the trigram index', async () => {
  const name = await cluster.createDatabase()
  expect(await rows(cluster.ownerUrl(name), "select similarity('张三丰', '张三丰') as same")).toEqual([
    { same: 1 },
  ])
})

test('a database goes even while somebody is connected', async () => {
  const name = await cluster.createDatabase()
  const guest = new pg.Client(cluster.ownerUrl(name))
  guest.on('error', () => undefined)
  await guest.connect()
  await cluster.dropDatabase(name)
  await expect(rows(cluster.ownerUrl(name), 'select 1')).rejects.toThrow('does not exist')
})

test('a worker reaches the cluster by any of its addresses', async () => {
  const databases = databasesOf(cluster.ownerUrl('whatever'))
  const name = await databases.createDatabase()
  expect(await rows(databases.ownerUrl(name), 'select count(*)::int from words')).toEqual([{ count: 0 }])
})

test('what prepares the template may fail, and leaves nothing running', async () => {
  let address = ''
  const attempt = startTestCluster(async (url) => {
    address = url
    await rows(url, 'select nonsense')
  })
  await expect(attempt).rejects.toThrow('nonsense')
  await expect(rows(address, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/)
})
