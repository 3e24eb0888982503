import { readTable } from '@bole/accounts/table'
import { positionsApi, rowResults } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'

let world: World
let organisation: number
let recruiter: Visitor
let project: number

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  project = (await recruiter.ask(themesApi.createTheme, { body: { theme_name: '社招', type: 'sz' } })).id
})

const titles = ['Title', 'Project', 'Cities', 'Headcount', 'Degree', 'Salary from', 'Department', 'Status']
type Cells = readonly (string | number | null)[]

async function send(rows: readonly Cells[], flags: Readonly<Record<string, string>> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(flags)) body.set(name, value)
  const bytes = await writeTable(rows.map((row) => [...row])).toBuffer()
  body.set('file', new Blob([new Uint8Array(bytes)]), 'positions.xlsx')
  return recruiter.send(positionsApi.uploadPositions, { body })
}

const kept = () =>
  world.rows(
    'select title, cities, head_count, degree, salary_from from positions where organisation_id = $1 order by id',
    organisation,
  )

test('two hundred rows, three of them wrong: the wrong are named, and the rest made once that is asked for', async () => {
  const rows: Cells[] = Array.from({ length: 200 }, (_, at) => [`Position ${at}`, '社招', '上海、北京'])
  rows[3] = [null, '社招', '上海']
  rows[50] = ['Lost', 'Nowhere', '上海']
  rows[199] = ['Odd', '社招', '上海', 'many']
  const refused = await send([titles, ...rows])
  expect(refused).toMatchObject({ status: 'error', code: 'rows_invalid' })
  const { results } = rowResults.parse(refused.data)
  const faulty = results.filter(({ errors }) => errors.length > 0)
  expect(faulty.map(({ line, errors }) => [line, errors.map(({ path, code }) => `${path} ${code}`)])).toEqual(
    [
      [5, ['title missing']],
      [52, ['project unknown_name']],
      [201, ['head_count not_a_number']],
    ],
  )
  expect(results[0]?.cells).toEqual({ title: 'Position 0', project: '社招', cities: '上海、北京' })
  expect(await kept()).toEqual([])
  expect((await send([titles, ...rows], { check_only: 'true', skip_faulty: 'true' })).data?.done).toBe(0)
  const made = await send([titles, ...rows], { skip_faulty: 'true' })
  expect(made.data?.done).toBe(197)
  const ids = made.data?.results.map(({ id }) => id)
  expect([ids?.[3], ids?.[50], typeof ids?.[198]]).toEqual([null, null, 'number'])
  expect((await kept()).length).toBe(197)
})

test('words stand for what they name, in whatever order and language the titles are', async () => {
  const department = await world.department(organisation, '研发中心')
  const rows = [
    ['最低学历', '职位名称', '月薪下限', '部门', '状态', '工作内容', '工作城市'],
    ['本科', '工程师', '1.5万', '研发中心', '开放', '写代码', '上海'],
  ]
  const { data } = await send(rows, { theme_id: String(project) })
  expect(data?.results[0]?.errors).toEqual([])
  expect(await kept()).toEqual([
    { title: '工程师', cities: ['上海'], head_count: 1, degree: 'bachelor', salary_from: 1_500_000 },
  ])
  const [row] = await world.rows(
    'select department_id, state from positions where organisation_id = $1',
    organisation,
  )
  expect([Number(row?.department_id), row?.state]).toEqual([department, 'open'])
})

test.each<[string, readonly Cells[], string]>([
  ['without the column that names them', [['Project'], ['社招']], 'columns_missing'],
  ['of titles alone', [titles], 'no_rows'],
  ['of too many rows', [titles, ...Array.from({ length: 501 }, () => ['X'])], 'too_many_rows'],
])('a table %s is refused whole', async (_, rows, code) => {
  expect((await send(rows)).code).toBe(code)
  expect(await kept()).toEqual([])
})

test('the template is a table that is taken as it is filled in', async () => {
  const response = await fetch(`${world.origin}/api/recruit/position/template`, {
    headers: { cookie: recruiter.cookie, 'accept-language': 'pt-BR' },
  })
  const [columns = [], hints = []] = (await readTable(new Uint8Array(await response.arrayBuffer()))) ?? []
  expect([columns[0], hints[2]]).toEqual(['Título', 'São Paulo; Rio de Janeiro'])
  const row = columns.map((title) =>
    title === 'Título' ? 'Engenheira' : title === 'Projeto' ? '社招' : null,
  )
  const { data } = await send([columns, hints, row])
  expect([data?.done, data?.results.map(({ line }) => line)]).toEqual([1, [3]])
})

test('rows that are typed into a grid are read as those of a table', async () => {
  const rows = [{ title: 'A', project: '社招' }, { title: 'B', degree: 'none' }, { owner: '没有' }]
  const body = { rows, is_written: true, skip_faulty: true, theme_id: project }
  const { done, results } = await recruiter.ask(positionsApi.createManyPositions, { body })
  expect([done, results.map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`))]).toEqual([
    1,
    [[], ['degree unknown_word'], ['owner unknown_name', 'title missing']],
  ])
})
