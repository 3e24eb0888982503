import { importsApi } from '@bole/imports/contract'
import { inboxApi } from '@bole/inbox/contract'
import { intakeApi } from '@bole/intake/contract'
import { miscounts } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'
import { csv, type ImportWorld, startImportWorld } from '../testing/import-world.ts'

let given: ImportWorld
beforeAll(async () => {
  given = await startImportWorld()
})
afterAll(() => given.world.end())

const titles = ['姓名', '手机', '邮箱', '学历', '当前公司', '应聘职位', '招聘状态', '标签', '备注']

describe('a table', () => {
  test('is read, tried out without making anybody, brought over with everything it says, and told to the end', async () => {
    const rows = [
      [
        '孟晚舟',
        '13911110001',
        'meng@example.com',
        '硕士',
        '云帆科技',
        '后端工程师',
        '面试',
        '海归、推荐',
        '很好',
      ],
      ['陆离', '13911110002', '', '本科', '', '后端工程师', '淘汰', '', ''],
      ['错电话', '123', '', '', '', '后端工程师', '', '', ''],
      ['', '13911110004', '', '', '', '后端工程师', '', '', ''],
      ['孟晚舟', '13911110001', '', '', '', '后端工程师', '', '', ''],
    ]
    const read = await given.uploaded('人员.csv', csv([titles, ...rows]))
    expect(read).toMatchObject({ state: 'read', kind: 'csv', rows_read: 5 })
    expect(read.mapping).toEqual([
      'name',
      'phone',
      'email',
      'degree',
      'employer',
      'position',
      'status',
      'labels',
      'note',
    ])
    expect(read.positions).toEqual([
      { word: '后端工程师', rows: 5, position_id: given.position, is_settled: true },
    ])
    expect(read.statuses.map(({ standing }) => standing).sort()).toEqual(['eliminated', 'interview'])
    const tried = await given.tried(read)
    expect(tried.sums).toMatchObject({ new: 2, known: 1, refused: 2 })
    expect(await given.countOf('candidates')).toBe(0)
    const faults = (await given.rowsOf(read.id)).map(({ id, faults: own }) => [
      id,
      own.map(({ column, code }) => `${column} ${code}`),
    ])
    expect(faults).toEqual([
      [2, []],
      [3, []],
      [4, ['手机 invalid_phone']],
      [5, ['姓名 name_missing']],
      [6, []],
    ])
    const done = await given.ran(tried)
    expect(done.sums).toMatchObject({ new: 2, known: 1, refused: 2, done: 5 })
    const made = await given.world.rows(
      `select c.name, c.degree, c.employer, a.stage, a.step, a.detail, a.source,
         (select count(*)::int from application_tags t where t.application_id = a.id) as tags,
         (select string_agg(body, '') from candidate_notes n where n.candidate_id = c.id) as notes
       from candidates c join applications a on a.candidate_id = c.id where c.organisation_id = $1 order by c.id`,
      given.organisation,
    )
    expect(made).toEqual([
      {
        ...{ name: '孟晚舟', degree: 'master', employer: '云帆科技', stage: 12, step: 10, detail: 11 },
        ...{ source: 'import', tags: 2, notes: '很好' },
      },
      {
        ...{ name: '陆离', degree: 'bachelor', employer: null, stage: 1, step: 40, detail: 41 },
        ...{ source: 'import', tags: 0, notes: null },
      },
    ])
    expect(await miscounts(given.world)).toEqual([])
    const { list } = await given.admin.ask(inboxApi.listProgress, { query: {} })
    expect(list[0]).toMatchObject({ kind: 'import', total: 5, done: 3, failed: 2, state: 'finished' })
    const notices = await given.admin.ask(inboxApi.listNotices, { query: {} })
    expect(notices.list[0]).toMatchObject({ type: 'import_finished', link: `/candidate/import/${read.id}` })
  })

  test('stands in the ledger of arrivals under its own door, and the sums agree with it', async () => {
    const sums = await given.admin.ask(intakeApi.sumArrivals, { query: { door: 'import' } })
    expect(sums.all).toEqual({ waiting: 0, accepted: 2, duplicate: 1, failed: 2, total: 5 })
    const arrivals = await given.admin.ask(intakeApi.listArrivals, {
      query: { door: 'import', state: 'failed' },
    })
    expect(arrivals.list.map(({ reason }) => reason)).toEqual(['row_refused', 'row_refused'])
  })

  test('asks for what nobody can tell: a position no title of ours names, and a status', async () => {
    const rows = [
      ['甲一', '13911110011', '', '', '', '前端砖家', '飞走了', '', ''],
      ['甲二', '13911110012', '', '', '', '', '', '', ''],
    ]
    const read = await given.uploaded('b.csv', csv([titles, ...rows]))
    expect([read.positions[0]?.is_settled, read.statuses[0]?.is_settled]).toEqual([false, false])
    const tried = await given.tried(read)
    expect((await given.rowsOf(read.id)).map(({ faults }) => faults.map(({ code }) => code))).toEqual([
      ['unknown_position', 'unknown_status'],
      ['no_position'],
    ])
    const again = await given.tried(tried, {
      position_id: given.position,
      positions: [{ word: '前端砖家', position_id: null }],
      statuses: [{ word: '飞走了', standing: null }],
    })
    expect(again.sums).toMatchObject({ new: 2, refused: 0 })
    await given.ran(again)
    const notes = await given.world.rows(
      `select body from candidate_notes n join candidates c on c.id = n.candidate_id where c.name = '甲一'`,
    )
    expect(notes).toEqual([{ body: '前端砖家 · 飞走了' }])
  })

  test('with the same titles means what it was said to mean the last time', async () => {
    const read = await given.uploaded(
      'c.csv',
      csv([
        ['Who', 'Where'],
        ['Ann Lee', 'Oslo'],
      ]),
    )
    expect(read.mapping).toEqual([null, null])
    await given.imported(
      'c.csv',
      csv([
        ['Who', 'Where'],
        ['Ann Lee', 'Oslo'],
      ]),
      { mapping: ['name', 'city'] },
    )
    const next = await given.uploaded(
      'd.csv',
      csv([
        ['where', 'WHO'],
        ['Rome', 'Bo Ek'],
      ]),
    )
    expect(next.mapping).toEqual(['city', 'name'])
  })

  test('of Excel comes over as it is shown, dates as days and formulas as text', async () => {
    const born = { value: new Date(Date.UTC(1990, 4, 17)), type: Date, format: 'yyyy-mm-dd' }
    const sheet = [
      ['Full name', 'Date of birth', 'City'].map((value) => ({ value })),
      [{ value: 'Eva Lind' }, born, { value: '=1+1' }],
    ]
    const bytes = await writeTable(sheet).toBuffer()
    const done = await given.imported('people.xlsx', new Uint8Array(bytes))
    expect(done).toMatchObject({ kind: 'xlsx', sums: { new: 1 } })
    expect(await given.world.rows(`select birth_date, city from candidates where name = 'Eva Lind'`)).toEqual(
      [{ birth_date: '1990-05-17', city: '=1+1' }],
    )
  })
})

describe('what cannot be', () => {
  test.each<[string, string, string | Uint8Array, string]>([
    ['a picture', 'x.csv', new Uint8Array([137, 80, 78, 71, 0, 0, 0, 1, 2, 3, 250]), 'unknown_kind'],
    ['titles alone', 'x.csv', '姓名,手机', 'no_rows'],
    ['a broken archive', 'x.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'damaged'],
    ['too many columns', 'x.csv', `${'a,'.repeat(300)}b\n1`, 'too_many_columns'],
  ])('%s says so, and can be deleted', async (_, name, content, reason) => {
    const one = await given.uploaded(name, content)
    expect(one).toMatchObject({ state: 'unreadable', reason, can: { check: false, remove: true } })
    await given.admin.ask(importsApi.removeImport, { body: { id: one.id } })
    expect(await given.world.rows('select 1 from imports where id = $1', one.id)).toEqual([])
  })

  test('a mapping without a name, or with one meaning twice, is refused with the reason', async () => {
    const one = await given.uploaded(
      'e.csv',
      csv([
        ['姓名', '手机'],
        ['甲', '13911110021'],
      ]),
    )
    const send = (mapping: (typeof one)['mapping']) =>
      given.admin.send(importsApi.checkImport, {
        body: {
          ...{ id: one.id, version: one.version, mapping, positions: [], statuses: [] },
          ...{ position_id: null, skips_known: false },
        },
      })
    expect((await send(['phone', null])).code).toBe('no_name_column')
    expect((await send(['name', 'name'])).code).toBe('meaning_twice')
    expect((await send(['name'])).code).toBe('wrong_columns')
    expect(
      (await given.admin.send(importsApi.runImport, { body: { id: one.id, version: one.version } })).code,
    ).toBe('not_now')
  })
})
