import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { intakeApi } from '@bole/intake/contract'
import { DiskFileStore } from '@bole/platform/host'
import type { FileStore } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textResume, zipOf } from '../testing/documents.ts'
import { formOf } from '../testing/intake-world.ts'
import { unpackItem } from './unpack-item.ts'

let world: World
let organisation: number
let recruiter: Visitor
let folder: string
let store: DiskFileStore

beforeAll(async () => {
  // Nobody works on the queue here: each attempt is made by hand.
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  folder = await mkdtemp(join(tmpdir(), 'bole-unpacked-'))
  store = new DiskFileStore(folder)
})
afterAll(async () => {
  await world.end()
  await rm(folder, { recursive: true })
})

const archive = zipOf(
  Object.fromEntries(
    ['a', 'b', 'c'].map((name, place) => [
      `${name}.txt`,
      textResume({ name: '郑和', phone: `1390000007${place}` }),
    ]),
  ),
)

let item: number
let progress: number
beforeEach(async () => {
  const position = await world.position(organisation)
  const { progress_id } = await recruiter.ask(intakeApi.upload, {
    body: formOf({ 'all.zip': archive }, position),
  })
  progress = progress_id
  const [row] = await world.rows('select id from intake_items where progress_id = $1', progress_id)
  item = Number(row?.id)
})

const attempt = (bytes: Uint8Array = archive, into: FileStore = store) => {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  return unpackItem(
    { store: into, now: new Date(), inTransaction: (work) => inTransaction(parts, organisation, work) },
    item,
    bytes,
  )
}

/** A store whose process is gone after some writes: nothing it began is cleared up. */
const crashingAfter = (writes: number): FileStore => ({
  read: (key) => store.read(key),
  remove: async () => undefined,
  write: async (key, content) => {
    if (writes-- <= 0) throw new Error('killed')
    await store.write(key, content)
  },
})

const onDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
const named = async () =>
  (await world.rows(`select storage_key from files where name like '_.txt'`))
    .map(({ storage_key }) => String(storage_key))
    .sort()
const itemsOf = async () =>
  (
    await world.rows(
      'select name, state, reason from intake_items where progress_id = $1 order by id',
      progress,
    )
  ).map(({ name, state, reason }) => [name, state, reason])
const entries = ['a.txt', 'b.txt', 'c.txt'].map((name) => [name, 'waiting', null])

describe('unpacking an archive', () => {
  test('leaves no file that nobody knows after an attempt that crashed half-way', async () => {
    await expect(attempt(archive, crashingAfter(2))).rejects.toThrow('killed')
    expect(await itemsOf()).toEqual([['all.zip', 'waiting', null]])
    await attempt()
    expect(await itemsOf()).toEqual([['all.zip', 'unpacked', null], ...entries])
    expect(await onDisk()).toEqual(await named())
  })

  test('twice changes nothing the second time', async () => {
    await attempt()
    const before = [await itemsOf(), await onDisk()]
    await attempt()
    expect([await itemsOf(), await onDisk()]).toEqual(before)
    expect(before[1]).toEqual(await named())
  })

  test('by two workers at once puts one set of files in its place', { tags: ['race'] }, async () => {
    await Promise.all([attempt(), attempt()])
    expect(await itemsOf()).toEqual([['all.zip', 'unpacked', null], ...entries])
    expect(await onDisk()).toEqual(await named())
    const [row] = await world.rows('select total, done, failed from progress where id = $1', progress)
    expect(row).toEqual({ total: 3, done: 0, failed: 0 })
  })

  test('is tried again when the store fails, and does not blame the archive', async () => {
    await expect(attempt(archive, crashingAfter(0))).rejects.toThrow('killed')
    expect(await itemsOf()).toEqual([['all.zip', 'waiting', null]])
  })

  test('that breaks off inside an entry says so and keeps nothing', async () => {
    const before = await onDisk()
    const broken = Buffer.from(archive)
    // The last entry's packed bytes no longer unpack; the directory still reads well.
    const last = broken.lastIndexOf('PK\u0003\u0004')
    broken.fill(0xff, last + 40, last + 80)
    await attempt(new Uint8Array(broken))
    expect(await itemsOf()).toEqual([['all.zip', 'failed', 'archive_damaged']])
    expect(await onDisk()).toEqual(before)
  })
})

describe('a file that still waits', () => {
  const listed = async () =>
    (await recruiter.ask(intakeApi.listItems, { query: { progress_id: progress } })).list[0]

  test('can be tried again once the queue has given it up, and is then read anew', async () => {
    expect(await listed()).toMatchObject({ state: 'waiting', can_retry: false })
    // Eight attempts failed: the queue will not try by itself again.
    await world.rows(`update graphile_worker._private_jobs set attempts = 8 where key = $1`, jobKey())
    world.now = new Date(Date.now() + 2 * 3_600_000)
    expect(await listed()).toMatchObject({ state: 'waiting', can_retry: true })
    await recruiter.ask(intakeApi.retry, { body: { item_id: item } })
    world.now = null
    expect(
      await world.rows('select attempts from graphile_worker._private_jobs where key = $1', jobKey()),
    ).toEqual([{ attempts: 0 }])
    const [row] = await world.rows('select done, failed, state from progress where id = $1', progress)
    expect(row).toEqual({ done: 0, failed: 0, state: 'running' })
  })

  const jobKey = () => `intake.read_file:${item}`
})
