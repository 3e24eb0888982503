import { resumesApi } from '@bole/resumes/contract'
import { miscounts } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpOf, type OldPerson } from '../testing/dump.ts'
import { type ImportWorld, startImportWorld } from '../testing/import-world.ts'

let given: ImportWorld
beforeAll(async () => {
  given = await startImportWorld()
})
afterAll(() => given.world.end())

const file = (name: string) => ({
  name,
  bytes: new TextEncoder().encode(`Résumé of somebody\n${name}\nPHP, SQL`),
})
const people: readonly OldPerson[] = [
  {
    ...{ id: 1, first: 'Anna', last: "O'Neill", phone: '13977770001', job: 7, said: 'Called <br /> talked' },
    statuses: [
      [200, '2019-02-02'],
      [500, '2019-03-01'],
      [700, '2019-04-01'],
    ],
    file: file('anna.txt'),
  },
  { id: 2, first: 'Bob', last: 'Ray', phone: 'n/a', job: 8, statuses: [[600, '2019-05-01']] },
  { id: 3, first: 'Cid', last: 'Fox', phone: '13977770003' },
]
const jobs = { 7: '后端工程师', 8: 'COBOL Wizard' }

test('a dump with its attachments comes over: people, where they stood and when, what was said, and their files', async () => {
  const { zip } = dumpOf(people, jobs)
  const read = await given.uploaded('cats-backup.zip', zip)
  expect(read).toMatchObject({ kind: 'opencats', rows_read: 3 })
  expect(read.positions.map(({ word, rows, position_id }) => [word, rows, position_id])).toEqual([
    ['COBOL Wizard', 1, null],
    ['后端工程师', 1, given.position],
  ])
  const done = await given.ran(await given.tried(read, { position_id: given.position }))
  expect(done.sums).toMatchObject({ new: 3, known: 0, refused: 0 })
  const rows = await given.world.rows(
    `select c.name, c.phone, c.skills, a.stage, a.step, a.detail, a.applied_at,
       array(select h.action || ' ' || to_char(h.happened_at at time zone 'utc', 'YYYY-MM-DD') from application_history h
         where h.application_id = a.id order by h.id) as history,
       array(select n.body from candidate_notes n where n.candidate_id = c.id order by n.created_at, n.id) as notes
     from candidates c join applications a on a.candidate_id = c.id where c.organisation_id = $1 order by c.id`,
    given.organisation,
  )
  expect(rows[0]).toMatchObject({
    ...{
      name: "Anna O'Neill",
      phone: '13977770001',
      skills: ['PHP', 'SQL'],
      stage: 12,
      step: 50,
      detail: 51,
    },
    history: ['apply 2019-02-01', 'take_up 2019-02-02', 'move 2019-03-01', 'company_eliminate 2019-04-01'],
    notes: ['Called \n talked'],
  })
  expect(rows[1]).toMatchObject({ name: 'Bob Ray', phone: null, stage: 1, step: 0 })
  expect(rows[1]?.notes).toEqual(expect.arrayContaining(['n/a', 'COBOL Wizard: offer']))
  expect(await miscounts(given.world)).toEqual([])
  const [anna] = await given.rowsOf(read.id)
  const { files } = await given.admin.ask(resumesApi.getDetail, { query: { post_id: anna?.post_id ?? 0 } })
  expect(files.map(({ name }) => name)).toEqual(['anna.txt'])
})

test('undone, its files are gone as well', async () => {
  const [row] = await given.world.rows(
    `select id, version from imports where organisation_id = $1`,
    given.organisation,
  )
  await expect
    .poll(() =>
      given.world.rows(
        `select 1 from resumes where state = 'reading' and organisation_id = $1`,
        given.organisation,
      ),
    )
    .toEqual([])
  const one = await given.until(Number(row?.id), 'done')
  const undone = await given.undone(one)
  expect(undone.sums).toMatchObject({ removed: 3, kept: 0 })
  expect(await given.countOf('candidates')).toBe(0)
  const files = await given.world.rows(
    `select name from files where organisation_id = $1`,
    given.organisation,
  )
  expect(files).toEqual([{ name: 'cats-backup.zip' }])
})

test('the dump alone comes over without files', async () => {
  const done = await given.imported('cats.sql', dumpOf(people, jobs).sql)
  expect(done).toMatchObject({ kind: 'opencats', sums: { new: 3 } })
})

test('a file of somebody who brings nothing is not left behind in the store', async () => {
  // Whose application is still open does not apply again.
  const dora = { id: 9, first: 'Dora', last: 'Lee', phone: '13977770009', job: 7, file: file('dora.txt') }
  const before = await given.imported('one.zip', dumpOf([dora], jobs).zip)
  const count = async () => {
    const [row] = await given.world.rows(
      `select count(*)::int as n from files where storage_key like 'imports/%'`,
    )
    return Number(row?.n)
  }
  const files = await count()
  const again = await given.imported('one.zip', dumpOf([dora], jobs).zip)
  expect([before.state, again.state, await count()]).toEqual(['done', 'done', files])
  await expect(given.world.store.read(`imports/${again.id}/1-0`)).rejects.toThrow()
})
