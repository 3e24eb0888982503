import { readTable } from '@bole/accounts/table'
import { pipelineApi } from '@bole/pipeline/contract'
import { addressOf, type BodyOf } from '@bole/platform/contract'
import { reportsApi } from '@bole/reports/contract'
import { measures, standardReports } from '@bole/reports/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let hr: Visitor
let department: number
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin2')
  department = await world.department(organisation, '研发')
})
afterAll(() => world.end())

type Conditions = NonNullable<BodyOf<typeof reportsApi.createReport>>['conditions']
const columns = [
  'applications',
  'reached_interview',
  'joined',
  'eliminated',
  'under_way',
  'interview_rate',
] as const
const conditionsOf = (title: string, advances: object = {}) => ({
  title,
  header: { columns: [...columns], rows: 'position' as const },
  scope: { period: 'all' as const },
  advances,
})
const create = (title: string, advances: object = {}, who = hr) =>
  who.send(reportsApi.createReport, { body: { origin: 2, conditions: conditionsOf(title, advances) } })
const versionOf = async (id: number) =>
  Number((await world.rows('select version from applications where id = $1', id))[0]?.version)
const move = async (id: number, stage: number) =>
  hr.ask(pipelineApi.move, { body: { post_id: id, version: await versionOf(id), stage } })
const eliminate = async (id: number) =>
  hr.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action: 'eliminate', version: await versionOf(id) },
  })

describe('the figures of a report', () => {
  let position: number
  let people: number[]
  let id: number
  beforeAll(async () => {
    position = await world.position(organisation)
    people = []
    for (let count = 0; count < 4; count++) people.push(await world.application(organisation, position))
    const [first = 0, second = 0, third = 0] = people
    await move(first, 12)
    await move(second, 12)
    await eliminate(second)
    const { batch_id } = await move(third, 12)
    await hr.ask(pipelineApi.undo, { body: { batch_id } })
    id = (
      await hr.ask(reportsApi.createReport, {
        body: { origin: 2, conditions: conditionsOf('数字', { position_ids: [position] }) },
      })
    ).id
  })

  test('count what happened, but not what was taken back at once', async () => {
    const { details, report } = await hr.ask(reportsApi.viewReport, { query: { id } })
    expect(report.names.positions).toHaveLength(1)
    expect(details).toMatchObject({
      list: [{ key: String(position), values: [4, 2, 0, 1, 3, 0.5] }],
      total: [4, 2, 0, 1, 3, 0.5],
      is_cut: false,
    })
  })

  test.each([
    ['reached_interview', [0, 1]],
    ['interview_rate', [0, 1]],
    ['eliminated', [1]],
    ['under_way', [0, 2, 3]],
    ['joined', []],
  ] as const)('open the applications behind %s', async (column, which) => {
    const { list } = await hr.ask(reportsApi.listReportRows, {
      query: { report_id: id, column, row: String(position) },
    })
    expect(list.map((row) => people.indexOf(row.id)).sort()).toEqual([...which])
  })

  test('are as of the end of a day', async () => {
    // As if all of it had happened: applied eleven days ago, everything since then three days ago.
    await world.rows(
      `update applications set applied_at = now() - interval '11 days' where organisation_id = $1 and position_id = $2`,
      ...[organisation, position],
    )
    await world.rows(
      `update application_history h set happened_at = case when exists (
           select 1 from application_history e where e.application_id = h.application_id and e.id < h.id)
         then now() - interval '3 days' else now() - interval '11 days' end
       where organisation_id = $1 and application_id in (select id from applications where position_id = $2)`,
      ...[organisation, position],
    )
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toLocaleDateString('sv')
    const asOf = async (days: number) =>
      (await hr.ask(reportsApi.viewReport, { query: { id, as_of: dayAgo(days) } })).details.total
    expect(await asOf(13)).toEqual([0, 0, 0, 0, 0, null])
    expect(await asOf(6)).toEqual([4, 0, 0, 0, 4, 0])
    expect(await asOf(0)).toEqual([4, 2, 0, 1, 3, 0.5])
  })

  test('leave the company as an Excel file', async () => {
    const address = world.origin + addressOf(reportsApi.exportReport, {}, { id })
    const file = await fetch(address, { headers: { cookie: hr.cookie } })
    expect(file.headers.get('content-disposition')).toContain('.xlsx')
    const rows = (await readTable(new Uint8Array(await file.arrayBuffer()))) ?? []
    expect(rows.at(-1)).toMatchObject(['合计', '4', '2', '0', '1', '3', '50'])
  })
})

test('each measure, line and ready-made report can be counted', async () => {
  for (const { rows, columns: shown, period } of Object.values(standardReports)) {
    const body = {
      origin: 2,
      conditions: {
        title: `${rows} ${shown.join()}`.slice(0, 100),
        header: { rows, columns: [...shown] },
        scope: { period },
        advances: {},
      },
    }
    const { id } = await hr.ask(reportsApi.createReport, { body })
    const { details } = await hr.ask(reportsApi.viewReport, { query: { id } })
    expect(details.total).toHaveLength(shown.length)
    for (const [place, column] of shown.entries()) {
      const query = { report_id: id, column, page_size: 100 }
      const { list } = await hr.ask(reportsApi.listReportRows, { query })
      if (measures.definitions[column].kind === 'count') expect(list).toHaveLength(details.total[place] ?? -1)
    }
  }
})

test('the list finds a report by its title, and says what may be in one', async () => {
  await create('Propostas de março')
  const { list } = await hr.ask(reportsApi.listReports, { query: { keyword: 'marco' } })
  expect(list.map(({ conditions }) => conditions.title)).toEqual(['Propostas de março'])
  const { columns: offered, standard } = await hr.ask(reportsApi.listReportColumns, { query: {} })
  expect(offered).toHaveLength(measures.measures.length)
  expect(standard).toHaveLength(6)
})

test('a title is given once, whatever its case, and a copy takes the next', async () => {
  const { data } = await create('Funnel')
  expect(await create('funnel')).toMatchObject({ code: 'title_taken' })
  const copy = await hr.ask(reportsApi.copyReport, { query: { id: data?.id ?? 0 } })
  const { report } = await hr.ask(reportsApi.viewReport, { query: { id: copy.id } })
  expect(report.conditions).toMatchObject({ title: 'Funnel (2)', header: { columns } })
})

test('of two who give one title at once, one is refused', { tags: ['race'] }, async () => {
  const codes = (await Promise.all([create('Twice'), create('Twice')])).map(({ status }) => status)
  expect(codes.sort()).toEqual(['error', 'success'])
})

test('a report changes at the version seen, by its creator or who sees the whole company', async () => {
  const manager = await world.user(organisation, 'DepAdmin2', department)
  const { data } = await create('Mine')
  const body = { id: data?.id ?? 0, version: 1, conditions: conditionsOf('Ours') }
  expect(await manager.send(reportsApi.updateReport, { body })).toMatchObject({ code: 'not_yours' })
  expect(await hr.send(reportsApi.updateReport, { body })).toMatchObject({ data: { version: 2 } })
  expect(await hr.send(reportsApi.updateReport, { body })).toMatchObject({ code: 'stale' })
  expect(await hr.send(reportsApi.removeReport, { body: { id: body.id, version: 2 } })).toMatchObject({
    status: 'success',
  })
  expect(await hr.send(reportsApi.viewReport, { query: { id: body.id } })).toMatchObject({ http: 404 })
})

const between = { period: 'between', from: null, until: null } as const
const always = { period: 'all', from: null, until: null } as const

test.each<[string, Partial<Conditions>]>([
  ['days_missing', { scope: between }],
  ['days_reversed', { scope: { ...between, from: '2026-02-02', until: '2026-02-01' } }],
  ['unknown_position', { advances: { position_ids: [999_999], department_ids: [], sources: [] } }],
  ['unknown_department', { advances: { position_ids: [], department_ids: [999_999], sources: [] } }],
])('%s is said at its field', async (code, given) => {
  const conditions = { ...conditionsOf(code), scope: always, ...given }
  const answer = await hr.send(reportsApi.createReport, { body: { origin: 2, conditions } })
  expect(answer).toMatchObject({ http: 200, code })
})

test('a department sees its own applications alone', async () => {
  const manager = await world.user(organisation, 'DepAdmin2', department)
  const { data } = await create('Everyone')
  const { details } = await manager.ask(reportsApi.viewReport, { query: { id: data?.id ?? 0 } })
  expect(details.total[0]).toBe(0)
})
