import { positionsApi } from '@bole/positions/contract'
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
  const body = {
    theme_name: '校招',
    type: 'xz' as const,
    station_list: [{ name: '武汉大学', type: 'university' as const }],
  }
  project = (await recruiter.ask(themesApi.createTheme, { body })).id
})
afterAll(() => world.end())

const make = async (title: string, state: 'draft' | 'open' = 'draft') => {
  const body = { title, theme_id: project, city_list: ['上海', '北京'], description: 'x', state }
  return { id: (await recruiter.ask(positionsApi.createPosition, { body })).id, version: 1 }
}
const viewed = async (id: number) =>
  (await recruiter.ask(positionsApi.viewPosition, { query: { id } })).position

test('cities change where they can, and each position that cannot says why', async () => {
  const [draft, open] = [await make('Draft'), await make('Open', 'open')]
  const stale = { ...(await make('Stale')), version: 7 }
  const body = { change: 'remove' as const, city_list: ['上海', '北京'], positions: [draft, open, stale] }
  const { done, refused } = await recruiter.ask(positionsApi.changeManyCities, { body })
  expect(done).toEqual([{ id: draft.id, version: 2, state: 'draft' }])
  expect(refused.map(({ title, code }) => [title, code])).toEqual([
    ['Open', 'city_missing'],
    ['Stale', 'stale'],
  ])
  expect([(await viewed(draft.id)).city_list, (await viewed(open.id)).city_list]).toEqual([
    [],
    ['上海', '北京'],
  ])
  const more = { change: 'add' as const, city_list: ['深圳'], positions: [open] }
  await recruiter.ask(positionsApi.changeManyCities, { body: more })
  expect((await viewed(open.id)).city_list).toEqual(['上海', '北京', '深圳'])
})

test('stations are those of the project, and do not follow a position to another one', async () => {
  const [one] = [await make('Stationed')]
  const station = { name: '武汉大学', type: 'university' as const }
  const unknown = { station_list: [{ ...station, type: 'city' as const }], positions: [one] }
  const { refused } = await recruiter.ask(positionsApi.changeManyStations, { body: unknown })
  expect(refused.map(({ code }) => code)).toEqual(['unknown_station'])
  await recruiter.ask(positionsApi.changeManyStations, {
    body: { station_list: [station], positions: [one] },
  })
  expect((await viewed(one.id)).station_list).toEqual([station])
  const other = await recruiter.ask(themesApi.createTheme, { body: { theme_name: '另一个', type: 'xz' } })
  await recruiter.ask(positionsApi.updatePosition, { body: { id: one.id, version: 2, theme_id: other.id } })
  expect((await viewed(one.id)).station_list).toEqual([])
})

test('what positions are filled in with leaves deleted ones out, and projects without any', async () => {
  const gone = await make('Gone')
  await recruiter.ask(themesApi.createTheme, { body: { theme_name: '空', type: 'xz' } })
  await recruiter.ask(positionsApi.deletePosition, { body: gone })
  const { themes, city_list } = await recruiter.ask(positionsApi.getParams, { query: { origin: 1 } })
  expect(themes.map(({ theme_name }) => theme_name)).not.toContain('空')
  expect(themes.flatMap(({ positions }) => positions.map(({ title }) => title))).not.toContain('Gone')
  expect(themes.find(({ id }) => id === project)?.station_list).toEqual([
    { name: '武汉大学', type: 'university' },
  ])
  expect(city_list).toContain('上海')
})

test('the people of a position are those who see it, its owner first', async () => {
  const company = await world.organisation()
  const admin = await world.user(company, 'OrgAdmin2')
  const mine = await world.department(company, 'A')
  const head = await world.user(company, 'DepAdmin2', mine)
  const elsewhere = await world.user(company, 'DepAdmin2', await world.department(company, 'B'))
  const manager = await world.user(company, 'User2')
  const theme = await admin.ask(themesApi.createTheme, { body: { theme_name: '社招', type: 'sz' } })
  const body = { title: 'X', theme_id: theme.id, department_id: mine, owner_id: manager.id }
  const { id } = await admin.ask(positionsApi.createPosition, { body })
  const { list } = await admin.ask(positionsApi.listPositionUsers, { query: { id } })
  expect(list[0]).toMatchObject({ id: manager.id, part: 'owner' })
  const ids = list.map((person) => person.id)
  expect([ids.includes(head.id), ids.includes(elsewhere.id), ids.includes(admin.id)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await elsewhere.send(positionsApi.listPositionUsers, { query: { id } })).http).toBe(404)
})
