import { importsApi } from '@bole/imports/contract'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { resumesApi } from '@bole/resumes/contract'
import { miscounts } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csv, type ImportWorld, startImportWorld } from '../testing/import-world.ts'

let given: ImportWorld
beforeAll(async () => {
  given = await startImportWorld()
})
afterAll(() => given.world.end())

const titles = ['姓名', '手机', '标签', '备注', '招聘状态']
const person = (name: string, phone: string, status = '') => [name, phone, '海归', '来自旧系统', status]
const undoneOf = async (id: number) =>
  (await given.rowsOf(id)).map(({ name, undone, kept_because }) => [name, undone, kept_because])
const applicationOf = async (name: string) => {
  const [row] = await given.world.rows(
    `select a.id, a.version from applications a join candidates c on c.id = a.candidate_id where c.name = $1`,
    name,
  )
  return { id: Number(row?.id), version: Number(row?.version) }
}

test('an import nobody touched is gone without a trace, counts and ledger included', async () => {
  const done = await given.imported(
    'a.csv',
    csv([
      titles,
      person('甲', '13922220001'),
      person('乙', '13922220002', '面试'),
      person('甲', '13922220001'),
    ]),
  )
  expect(await given.countOf('candidates')).toBe(2)
  const undone = await given.undone(done)
  expect(undone.sums).toMatchObject({ removed: 2, in_part: 0, kept: 0 })
  for (const table of ['candidates', 'applications', 'candidate_notes', 'application_history'] as const)
    expect(await given.countOf(table), table).toBe(0)
  expect(await miscounts(given.world)).toEqual([])
  const { all } = await given.admin.ask(intakeApi.sumArrivals, { query: { door: 'import' } })
  expect(all).toMatchObject({ accepted: 0, total: 3 })
  await given.admin.ask(importsApi.removeImport, { body: { id: undone.id } })
})

test('what somebody worked on stays, and says why', async () => {
  const names = ['没动', '备注了', '往前走了', '换标签了', '改过了', '另有应聘', '在别处']
  const rows = names.map((name, at) => person(name, `1393333000${at}`))
  const done = await given.imported('b.csv', csv([titles, ...rows]))
  const noted = await applicationOf('备注了')
  await given.admin.ask(resumesApi.addNote, { body: { post_id: noted.id, text: '值得联系' } })
  const moved = await applicationOf('往前走了')
  await given.admin.ask(pipelineApi.takeUp, { body: { post_id: moved.id, version: moved.version } })
  const labelled = await applicationOf('换标签了')
  await given.world.rows('delete from application_tags where application_id = $1', labelled.id)
  const changed = await applicationOf('改过了')
  await given.world.rows(
    'update candidates set version = version + 1 where id = (select candidate_id from applications where id = $1)',
    changed.id,
  )
  const other = await applicationOf('另有应聘')
  await given.world.rows(
    `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source)
     select organisation_id, candidate_id, position_id, project_id, origin, 'upload' from applications where id = $1`,
    other.id,
  )
  const called = await applicationOf('在别处')
  await given.world.rows(
    `insert into call_imports (organisation_id, application_id, candidate_id, user_id)
     select organisation_id, id, candidate_id, $2 from applications where id = $1`,
    called.id,
    given.admin.id,
  )
  await given.undone(done)
  expect(await undoneOf(done.id)).toEqual([
    ['没动', 'removed', null],
    ['备注了', 'kept', 'noted'],
    ['往前走了', 'kept', 'went_on'],
    ['换标签了', 'kept', 'labelled'],
    ['改过了', 'kept', 'changed'],
    ['另有应聘', 'in_part', 'other_application'],
    ['在别处', 'kept', 'used_elsewhere'],
  ])
})

test('who was known before stays with everything, and loses only what was brought', async () => {
  const before = await given.world.application(given.organisation, given.position, {
    name: '旧人',
    phone: '13944440001',
  })
  const another = await given.world.position(given.organisation, { title: '数据分析师' })
  const done = await given.imported(
    'c.csv',
    csv([
      [...titles, '应聘职位'],
      [...person('旧人', '139 4444 0001'), '数据分析师'],
    ]),
  )
  expect(done.sums).toMatchObject({ new: 0, known: 1 })
  const applications = () =>
    given.world.rows(
      `select position_id::int from applications where candidate_id = (select candidate_id from applications where id = $1) order by id`,
      before,
    )
  expect(await applications()).toEqual([{ position_id: given.position }, { position_id: another }])
  await given.undone(done)
  expect(await applications()).toEqual([{ position_id: given.position }])
  expect(await undoneOf(done.id)).toEqual([['旧人', 'removed', null]])
})

test('people who are known can be skipped, and who applied already is not taken twice', async () => {
  await given.world.application(given.organisation, given.position, { name: '在职', phone: '13955550001' })
  const rows = csv([titles, person('在职', '13955550001')])
  const count = await given.countOf('applications')
  expect((await given.imported('d.csv', rows)).sums).toMatchObject({ known: 1 })
  expect((await given.imported('d.csv', rows, { skips_known: true })).sums).toMatchObject({ known: 1 })
  expect(await given.countOf('applications')).toBe(count)
})

test('two imports do not run at once', async () => {
  const one = await given.tried(await given.uploaded('e.csv', csv([titles, person('甲', '13966660001')])), {
    position_id: given.position,
  })
  await given.world.rows(
    `update imports set state = 'running' where organisation_id = $1 and state = 'done'`,
    given.organisation,
  )
  const body = { id: one.id, version: one.version }
  expect((await given.admin.send(importsApi.runImport, { body })).code).toBe('another_runs')
  await given.world.rows(
    `update imports set state = 'done' where organisation_id = $1 and state = 'running'`,
    given.organisation,
  )
})
