import { importsApi as api, type importsApi } from '@bole/imports/contract'
import type { RequestOf } from '@bole/platform/contract'
import { miscounts } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csv, type ImportWorld, startImportWorld } from '../testing/import-world.ts'

let given: ImportWorld
beforeAll(async () => {
  given = await startImportWorld()
})
afterAll(() => given.world.end())

const titles = ['Name', 'Email']
const rowsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => [`Person ${from + at}`, `p${from + at}@old.example`])

/** The work again, as the queue gives it to the next worker when one died. */
const again = (job: string, id: number) =>
  given.world.rows(
    `select enqueue_job($1, json_build_object('import_id', $2::bigint, 'organisation_id', $3::bigint), null, null, 3)`,
    job,
    id,
    given.organisation,
  )

test('work that several do at once, or that goes on after a crash, takes no row twice and loses none', async () => {
  const one = await given.tried(await given.uploaded('a.csv', csv([titles, ...rowsOf(0, 700)])), {
    position_id: given.position,
  })
  await given.admin.ask(api.runImport, { body: { id: one.id, version: one.version } })
  for (let time = 0; time < 3; time += 1) await again('imports.run_rows', one.id)
  const done = await given.until(one.id, 'done')
  expect(done.sums).toMatchObject({ new: 700, done: 700 })
  expect([await given.countOf('candidates'), await given.countOf('applications')]).toEqual([700, 700])
  const [progress] = await given.world.rows(
    'select total, done, failed, state from progress where id = $1',
    done.progress_id,
  )
  expect(progress).toEqual({ total: 700, done: 700, failed: 0, state: 'finished' })
  expect(await miscounts(given.world)).toEqual([])
  await given.admin.ask(api.undoImport, { body: { id: done.id, version: done.version } })
  for (let time = 0; time < 3; time += 1) await again('imports.undo_rows', one.id)
  const undone = await given.until(one.id, 'undone')
  expect(undone.sums).toMatchObject({ removed: 700, kept: 0 })
  expect(await given.countOf('candidates')).toBe(0)
})

test('a file that is read again from the beginning has each row once', async () => {
  const one = await given.uploaded('b.csv', csv([titles, ...rowsOf(1000, 20)]))
  await given.world.rows(`update imports set state = 'reading' where id = $1`, one.id)
  await again('imports.read_file', one.id)
  const read = await given.until(one.id, 'read')
  expect(read.rows_read).toBe(20)
  expect(await given.rowsOf(one.id)).toHaveLength(20)
})

test('a position that was deleted since the trial refuses its rows, and no other', async () => {
  const gone = await given.world.position(given.organisation, { title: 'Soon gone' })
  const rows = [
    ['Ann One', 'ann.one@x.org', 'Soon gone'],
    ['Bob Two', 'bob.two@x.org', ''],
  ]
  const one = await given.tried(await given.uploaded('c.csv', csv([[...titles, 'Position'], ...rows])), {
    position_id: given.position,
  })
  expect(one.sums).toMatchObject({ new: 2 })
  await given.world.rows('update positions set is_deleted = true where id = $1', gone)
  const done = await given.ran(one)
  expect(done.sums).toMatchObject({ new: 1, refused: 1 })
  expect((await given.rowsOf(one.id))[0]?.faults.map(({ code }) => code)).toEqual(['unknown_position'])
})

test('of two who confirm at once one is heard, and what changed since is stale', {
  tags: ['race'],
}, async () => {
  const one = await given.tried(await given.uploaded('d.csv', csv([titles, ...rowsOf(2000, 3)])), {
    position_id: given.position,
  })
  const body: RequestOf<typeof importsApi.runImport>['body'] = { id: one.id, version: one.version }
  const answers = await Promise.all([
    given.admin.send(api.runImport, { body }),
    given.admin.send(api.runImport, { body }),
  ])
  expect(answers.map(({ code }) => code ?? 'heard').sort()).toEqual(['heard', 'stale'])
  await given.until(one.id, 'done')
})

test('the report has every row or those of one outcome, as a table or as text that runs nothing', async () => {
  const rows = [...rowsOf(3000, 2), ['=cmd|x', 'broken'], ['', 'a@b.org']]
  const one = await given.tried(await given.uploaded('e.csv', csv([titles, ...rows])), {
    position_id: given.position,
  })
  const report = async (query: string) => {
    const address = `${given.world.origin}/api/candidate/import/report?id=${one.id}&${query}`
    return fetch(address, { headers: { cookie: given.admin.cookie, 'accept-language': 'en-US' } })
  }
  const lines = (await (await report('format=csv')).text()).trim().split('\r\n')
  expect(lines[0]).toContain('"Row","Name","Result","Why","Undo"')
  expect(lines).toHaveLength(5)
  expect(lines[3]).toBe('"4","\'=cmd|x","Refused","Email: Not a valid email address",""')
  const refused = (await (await report('format=csv&outcome=refused')).text()).trim().split('\r\n')
  expect(refused).toHaveLength(3)
  const workbook = await report('format=xlsx')
  expect(workbook.headers.get('content-type')).toContain('spreadsheetml')
  expect(new Uint8Array(await workbook.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
})
