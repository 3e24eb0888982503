import { inboxApi } from '@bole/inbox/contract'
import { libraryApi } from '@bole/library/contract'
import { inTransaction } from '@bole/platform/host'
import type { FileStore } from '@bole/platform/server'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileOf } from '../../testing/export-world.ts'
import { removeExportFile } from './remove-export.job.ts'
import { runExport } from './run-export.job.ts'

// Nothing works through the queue here: each test does what it says.
const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation)
})
afterAll(() => world.end())

const context = (id: number, store: FileStore = world.store) => ({
  payload: { export_id: id },
  organisationId: organisation,
  store,
  now: new Date(),
  log: () => undefined,
  inTransaction: <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(
      { database: world.server.database, publish: world.server.announcer.publish },
      organisation,
      work,
    ),
})

async function begun(count = 3) {
  const post_ids: number[] = []
  for (let at = 0; at < count; at += 1) post_ids.push(await world.application(organisation, position))
  const chosen = { post_ids, conditions: null, people: null }
  const { id } = await hr.ask(libraryApi.exportExcel, { body: { chosen, columns: ['name'] } })
  return { id, post_ids }
}

const rowOf = async (id: number) => {
  const { list } = await hr.ask(libraryApi.listExports, { query: { page_size: 200 } })
  return list.find((one) => one.id === id)
}
const workOf = async (id: number) => {
  const [row] = await world.rows(
    `select p.state, p.done, p.failed, p.total from exports e join progress p on p.id = e.progress_id where e.id = $1`,
    id,
  )
  return row
}
const finished = async () => {
  const { list } = await hr.ask(inboxApi.listNotices, { query: { page_size: 200 } })
  return list.filter(({ type }) => type === 'export_finished').length
}

describe('the work of an export', () => {
  test('done twice writes the same file and tells once', async () => {
    const { id } = await begun()
    const before = await finished()
    await runExport.run(context(id))
    const first = await fileOf(hr, id)
    await runExport.run(context(id))
    expect(await fileOf(hr, id)).toEqual(first)
    expect(await workOf(id)).toMatchObject({ state: 'finished', done: 3, failed: 0, total: 3 })
    expect(await finished()).toBe(before + 1)
  })

  test('that broke off in the middle is begun again, and counts nobody twice', async () => {
    const { id } = await begun()
    const broken: FileStore = {
      read: (key) => world.store.read(key),
      remove: (key) => world.store.remove(key),
      write: async (_key, content) => {
        for await (const _part of content);
        throw new Error('the disk is full')
      },
    }
    await expect(runExport.run(context(id, broken))).rejects.toThrow('the disk is full')
    expect(await rowOf(id)).toMatchObject({ state: 'running', can: { download: false } })
    await runExport.run(context(id))
    expect(await rowOf(id)).toMatchObject({ state: 'ready', can: { download: true } })
    expect(await workOf(id)).toMatchObject({ state: 'finished', done: 3, failed: 0 })
  })

  test('that cannot be done is told of, and nothing can be taken', async () => {
    const { id } = await begun()
    await runExport.giveUp?.(context(id))
    expect(await rowOf(id)).toMatchObject({ state: 'failed', can: { download: false, remove: false } })
    expect(await workOf(id)).toMatchObject({ state: 'finished', done: 0, failed: 3 })
    const query = { export_id: id }
    expect((await hr.send(libraryApi.getExport, { query })).code).toBe('export_not_ready')
    await runExport.run(context(id))
    expect(await rowOf(id)).toMatchObject({ state: 'failed' })
  })

  test('leaves out who was removed since, and says how many', async () => {
    const { id, post_ids } = await begun()
    await world.rows('delete from applications where id = $1', post_ids[0])
    await runExport.run(context(id))
    expect(await workOf(id)).toMatchObject({ done: 2, failed: 1, total: 3 })
    expect(await rowOf(id)).toMatchObject({ state: 'ready' })
  })

  test('with nobody left comes to no file', async () => {
    const { id, post_ids } = await begun(1)
    await world.rows('delete from applications where id = $1', post_ids[0])
    await runExport.run(context(id))
    expect(await rowOf(id)).toMatchObject({ state: 'failed' })
  })

  test('of nobody knows is done at once', async () => {
    await runExport.run(context(999_999_999))
    await removeExportFile.run(context(999_999_999))
  })
})

describe('the file of an export', () => {
  test('goes when its days are over; that it was made stays', async () => {
    const { id } = await begun()
    await runExport.run(context(id))
    const [planned] = await world.rows(
      `select run_at - now() > interval '6 days' and run_at - now() < interval '8 days' as is_in_a_week
       from graphile_worker._private_jobs where key = $1`,
      `library.remove_export:${id}`,
    )
    expect(planned?.is_in_a_week).toBe(true)
    await removeExportFile.run(context(id))
    await removeExportFile.run(context(id))
    expect(await rowOf(id)).toMatchObject({ state: 'removed', total: 3, can: { download: false } })
    const [row] = await world.rows('select storage_key from exports where id = $1', id)
    await expect(world.store.read(String(row?.storage_key))).rejects.toThrow()
  })

  test('is refused to whoever sees less than when they asked for it', async () => {
    const who = await world.user(organisation, 'OrgAdmin2')
    const post_ids = [await world.application(organisation, position)]
    const chosen = { post_ids, conditions: null, people: null }
    const { id } = await who.ask(libraryApi.exportExcel, { body: { chosen, columns: ['name'] } })
    await runExport.run(context(id))
    const query = { export_id: id }
    await world.rows(
      `update exports set reader = jsonb_set(reader, '{hides}', '["birth"]') where id = $1`,
      id,
    )
    expect((await fileOf(who, id)).length).toBeGreaterThan(0)
    const department = await world.department(organisation, '研发部')
    const narrow = await world.user(organisation, 'DepAdmin2', department)
    await world.rows('update exports set user_id = $2 where id = $1', id, narrow.id)
    expect((await narrow.send(libraryApi.getExport, { query })).code).toBe('sees_less_now')
  })

  test('lies in the store under a key of its own', async () => {
    const { id } = await begun(1)
    await runExport.run(context(id))
    const [row] = await world.rows('select storage_key, bytes from exports where id = $1', id)
    expect(String(row?.storage_key)).toMatch(/^uploads\/[0-9a-f-]{36}$/)
    expect(Number(row?.bytes)).toBe((await fileOf(hr, id)).length)
  })
})
