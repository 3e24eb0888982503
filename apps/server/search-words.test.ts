import { accountsApi } from '@bole/accounts/contract'
import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'

// Signs that mean something to a search pattern, to SQL or to nobody: each is only a sign in a name.
const names = ['Rate 100%', 'A_B', 'C\\D', "O'Neil", 'AxB', '王小明']
const asked: readonly (readonly [keyword: string, found: readonly string[]])[] = [
  ['%', ['Rate 100%']],
  ['100%', ['Rate 100%']],
  ['_', ['A_B']],
  ['a_b', ['A_B']],
  ['\\', ['C\\D']],
  ["'", ["O'Neil"]],
  ['小明', ['王小明']],
  [`'; drop table users; --`, []],
  ['%%', []],
  ['*', []],
]

let world: World
let organisation: number
let slug: string
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  for (const name of names) {
    const { id } = await world.user(organisation, 'User2')
    await world.rows('update users set name = $2, username = $3 where id = $1', id, name, `user-${id}`)
    await admin.ask(themesApi.createTheme, { body: { theme_name: name, type: 'sz' } })
    await admin.ask(processesApi.createProcess, { body: { origin: 2, name, stages: [1, 12] } })
    await world.application(organisation, await world.position(organisation, { title: name }), { name })
  }
  await world.rows(`update projects set company_name = '' where organisation_id = $1`, organisation)
})
afterAll(() => world.end())

type Search = (keyword: string) => Promise<readonly string[]>

const searches: readonly (readonly [what: string, search: Search])[] = [
  [
    'accounts',
    async (keyword) =>
      (await admin.ask(accountsApi.listUsers, { query: { keyword } })).list.map(({ name }) => name),
  ],
  [
    'people to choose',
    async (keyword) =>
      (await admin.ask(accountsApi.listPeople, { query: { keyword } })).list.map(({ name }) => name),
  ],
  [
    'projects',
    async (keyword) => {
      const { list } = await admin.ask(themesApi.listThemes, { query: { type: 'sz', keyword } })
      return list.map(({ theme_name }) => theme_name)
    },
  ],
  [
    'processes',
    async (keyword) =>
      (await admin.ask(processesApi.listProcesses, { query: { keyword } })).list.map(({ name }) => name),
  ],
  [
    'positions',
    async (keyword) =>
      (await admin.ask(positionsApi.listPositions, { query: { keyword } })).list.map(({ title }) => title),
  ],
  [
    'open positions, by anybody',
    async (keyword) => {
      const query = { slug, keyword }
      const { list } = await world.stranger().ask(careersApi.listPositions, { query })
      return list.map(({ title }) => title)
    },
  ],
]

describe.each(searches)('searching %s', (_, search) => {
  test.each(asked)('for %j finds names with these signs', async (keyword, found) => {
    // The career site searches for words: signs of SQL among them are words like any other.
    const hits = await search(keyword)
    expect(hits.filter((name) => names.includes(name)).toSorted()).toEqual([...found].toSorted())
  })

  test('for nothing finds them all', async () => {
    expect(await search('')).toEqual(expect.arrayContaining(names))
  })
})

test.each(asked)(
  'searching people by %j is no error and finds nobody of another name',
  async (keyword, found) => {
    const { list } = await admin.ask(pipelineApi.listCandidates, { query: { keyword } })
    for (const { basic } of list) expect(found).toContain(basic.name)
    await admin.ask(pipelineApi.listCandidates, { query: { content: keyword } })
  },
)
