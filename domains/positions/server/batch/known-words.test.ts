import { positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let company: number
let recruiter: Visitor
let theme_id: number
let path: { readonly head: number; readonly first: number; readonly second: number }

beforeAll(async () => {
  world = await startWorld()
  company = await world.organisation()
  recruiter = await world.user(company, 'OrgAdmin2')
  const make = async (theme_name: string, type: 'sz' | 'xz' = 'sz') =>
    (await recruiter.ask(themesApi.createTheme, { body: { theme_name, type } })).id
  theme_id = await make('社招')
  await world.rows(
    `insert into projects (organisation_id, origin, name) values ($1, 2, '重名'), ($1, 2, '重名')`,
    company,
  )
  await make('校招', 'xz')
  const head = await world.department(company, '总部')
  const [a, b] = [
    await world.department(company, '一部', head),
    await world.department(company, '二部', head),
  ]
  path = {
    head,
    first: await world.department(company, '研发', a),
    second: await world.department(company, '研发', b),
  }
  const steps = [{ stage: 1 }, { stage: 12 }]
  await recruiter.ask(processesApi.createProcess, { body: { origin: 2, name: '短流程', steps } })
  await world.rows(`update users set name = '何静' where id = $1`, recruiter.id)
})
afterAll(() => world.end())

async function read(row: Readonly<Record<string, string>>) {
  const body = { theme_id, rows: [{ title: 'X', ...row }], is_written: true, check_only: true }
  const { results } = await recruiter.ask(positionsApi.createManyPositions, { body })
  return results[0]?.errors.map((error) => `${error.path} ${error.code}`)
}

describe('a word of a table', () => {
  test.each<[Readonly<Record<string, string>>, string[]]>([
    [{}, []],
    [{ project: '社招' }, []],
    [{ project: ' 社招 ' }, []],
    [{ project: '没有' }, ['project unknown_name']],
    [{ project: '重名' }, ['project several_names']],
    [{ process: '短流程' }, []],
    [{ process: '长流程' }, ['process unknown_name']],
    [{ process: '短流程', project: '校招' }, ['process other_origin']],
    [{ department: '总部' }, []],
    [{ department: '研发' }, ['department several_names']],
    [{ department: '一部/研发' }, []],
    [{ department: '总部/二部/研发' }, []],
    [{ department: '总部/研发' }, ['department unknown_name']],
    [{ department: '三部/研发' }, ['department unknown_name']],
    [{ owner: '何静' }, []],
    [{ owner: '何某' }, ['owner unknown_name']],
    [{ degree: '本科' }, []],
    [{ degree: 'bachelor’s' }, []],
    [{ degree: 'Graduação' }, []],
    [{ degree: '碩士' }, []],
    [{ degree: 'bachelor' }, ['degree unknown_word']],
    [{ state: '草稿' }, []],
    [{ state: 'OPEN' }, ['cities city_missing', 'description text_missing']],
    [{ state: '已关闭' }, ['state unknown_word']],
    [{ head_count: '0' }, ['head_count invalid']],
    [{ head_count: '2.6' }, ['head_count invalid']],
    [{ head_count: '12,5' }, ['head_count not_a_number']],
    [{ salary_from: '12345.678' }, ['salary_from invalid']],
    [{ head_count: '两' }, ['head_count not_a_number']],
    [{ salary_from: '20k', salary_to: '10k' }, ['salary_to salary_reversed']],
    [{ salary_currency: '元' }, ['salary_currency invalid']],
    [{ title: '' }, ['title missing']],
    [{ title: 'x'.repeat(121) }, ['title invalid']],
    [{ cities: 'x'.repeat(61) }, ['cities invalid']],
    [{ project: '没有', owner: '何某' }, ['project unknown_name', 'owner unknown_name']],
  ])('in %j: %j', async (row, faults) => expect(await read(row)).toEqual(faults))
})

test('people are named by their user names as well, and departments by their way down', async () => {
  const [row] = await world.rows('select username from users where id = $1', recruiter.id)
  const rows = [{ title: '甲', owner: String(row?.username).toUpperCase(), department: '二部/研发' }]
  await recruiter.ask(positionsApi.createManyPositions, { body: { theme_id, rows, is_written: true } })
  const [made] = await world.rows(
    'select owner_user_id::int, department_id::int from positions where organisation_id = $1',
    company,
  )
  expect(made).toEqual({ owner_user_id: recruiter.id, department_id: path.second })
})

test('projects and people of other companies are nobody here', async () => {
  const other = await world.organisation()
  const stranger = await world.user(other, 'OrgAdmin2')
  await stranger.ask(themesApi.createTheme, { body: { theme_name: '别家', type: 'sz' } })
  await world.rows(`update users set name = '别人' where id = $1`, stranger.id)
  expect([await read({ project: '别家' }), await read({ owner: '别人' })]).toEqual([
    ['project unknown_name'],
    ['owner unknown_name'],
  ])
})
