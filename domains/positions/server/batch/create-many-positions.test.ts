import { positionsApi, rowResults } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let project: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  project = (await recruiter.ask(themesApi.createTheme, { body: { theme_name: '社招', type: 'sz' } })).id
})
afterAll(() => world.end())

const titles = async () =>
  (await world.rows('select title from positions where organisation_id = $1 order by id', organisation)).map(
    ({ title }) => title,
  )

test('one row at fault and nothing is written; each fault is said of its row and field', async () => {
  const rows = [
    { title: 'Good', city_list: ['上海'] },
    { title: '', head_count: 'many', salary: 9 },
    { title: 'Open nowhere', state: 'open', city_list: '', description: '设计接口' },
    { title: 'Says nothing', state: 'open', city_list: ['上海'], requirements: ' ' },
    { title: 'Lost', theme_id: 999_999_999, department_id: 999_999_999 },
  ]
  const answer = await recruiter.send(positionsApi.createManyPositions, { body: { theme_id: project, rows } })
  expect(answer).toMatchObject({ http: 200, status: 'error', code: 'rows_invalid' })
  expect(answer.message).toContain('4 rows')
  const { done, results } = rowResults.parse(answer.data)
  expect(done).toBe(0)
  expect(
    results.map(({ row, id, errors }) => [row, id, errors.map(({ path, code }) => `${path} ${code}`)]),
  ).toEqual([
    [0, null, []],
    [1, null, ['title missing', 'head_count invalid', 'salary invalid']],
    [2, null, ['city_list city_missing']],
    [3, null, ['description text_missing']],
    [4, null, ['theme_id unknown_project', 'department_id unknown_department']],
  ])
  expect(results[2]?.errors[0]?.message).toBe('Add at least one city.')
  expect(await titles()).toEqual([])
})

test('checking first says the same and writes nothing; then all are written in their order', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    title: `Position ${index}`,
    city_list: ['上海'],
    description: 'Builds chargers',
    state: index % 2 ? 'open' : 'draft',
  }))
  const body = { theme_id: project, rows }
  const check = { ...body, check_only: true }
  const checked = await recruiter.ask(positionsApi.createManyPositions, { body: check })
  expect([checked.done, checked.results.flatMap(({ errors }) => errors)]).toEqual([0, []])
  expect(await titles()).toEqual([])
  const written = await recruiter.ask(positionsApi.createManyPositions, { body })
  expect(written.done).toBe(60)
  expect(await titles()).toEqual(rows.map(({ title }) => title))
  const ids = written.results.map(({ id }) => id)
  const [row] = await world.rows('select title, state from positions where id = $1', ids[17])
  expect(row).toEqual({ title: 'Position 17', state: 'open' })
  const faulty = { ...check, rows: [{ title: 'No project' }], theme_id: undefined }
  const told = await recruiter.ask(positionsApi.createManyPositions, { body: faulty })
  expect(told.results[0]?.errors).toMatchObject([{ path: 'theme_id', code: 'missing' }])
})

test('rows are bounded, and departments’ people place them in their own', async () => {
  const rows = Array.from({ length: 501 }, () => ({ title: 'X' }))
  expect((await recruiter.send(positionsApi.createManyPositions, { body: { rows } })).http).toBe(422)
  const [mine, other] = [await world.department(organisation, 'A'), await world.department(organisation, 'B')]
  const head = await world.user(organisation, 'DepAdmin2', mine)
  const body = {
    theme_id: project,
    rows: [
      { title: 'Mine', department_id: mine },
      { title: 'Theirs', department_id: other },
    ],
    check_only: true,
  }
  const { results } = await head.ask(positionsApi.createManyPositions, { body })
  expect(results.map(({ errors }) => errors.map(({ code }) => code))).toEqual([[], ['department_not_yours']])
  const reader = await world.user(organisation, 'User2')
  expect((await reader.send(positionsApi.createManyPositions, { body })).http).toBe(403)
})
