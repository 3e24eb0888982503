import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

async function made(theme_name = '2027 届校园招聘', type: 'xz' | 'sz' = 'xz', who = recruiter) {
  return (await who.ask(themesApi.createTheme, { body: { theme_name, type } })).id
}

const viewOf = (id: number, who = recruiter) => who.ask(themesApi.viewTheme, { query: { id } })

const stored = async (id: number) =>
  (await world.rows('select * from projects where organisation_id = $1 and id = $2', organisation, id))[0]

describe('who sees and does what', () => {
  test('counts and nested positions are of what the caller sees; what stands in the way is of all', async () => {
    const id = await made('部门')
    const [mine, other] = [
      await world.department(organisation, 'A'),
      await world.department(organisation, 'B'),
    ]
    const said = { title: 'Theirs', city_list: ['上海'], description: 'Theirs' }
    const body = { ...said, theme_id: id, state: 'open' as const }
    await recruiter.ask(positionsApi.createPosition, { body: { ...body, department_id: other } })
    const own = { ...body, title: 'Mine', state: 'draft' as const, department_id: mine }
    await recruiter.ask(positionsApi.createPosition, { body: own })
    const head = await world.user(organisation, 'DepAdmin2', mine)
    const { list } = await head.ask(themesApi.listThemes, { query: { scenario: 'params', keyword: '部门' } })
    expect(list[0]).toMatchObject({ position_count: 1, open_count: 0, can: { delete: false } })
    expect(list[0]?.positions?.map(({ title }) => title)).toEqual(['Mine'])
    expect(await head.send(themesApi.deleteTheme, { body: { id } })).toMatchObject({
      code: 'has_open_positions',
    })
    const copy = await head.ask(themesApi.copyTheme, { body: { id } })
    expect(copy.position_count).toBe(1)
  })

  test('hiring managers read, operators and strangers do not, another organisation’s ids answer 404', async () => {
    const id = await made()
    const manager = await world.user(organisation, 'User2')
    expect((await viewOf(id, manager)).theme.can).toEqual({
      edit: false,
      copy: false,
      delete: false,
      recover: false,
    })
    const calls = (who: Visitor) => [
      who.send(themesApi.updateTheme, { body: { id, version: 1, theme_name: 'Taken' } }),
      who.send(themesApi.copyTheme, { body: { id } }),
      who.send(themesApi.deleteTheme, { body: { id } }),
      who.send(themesApi.recoverTheme, { query: { id } }),
    ]
    const answersOf = async (who: Visitor) => (await Promise.all(calls(who))).map(({ http }) => http)
    expect(await answersOf(manager)).toEqual([403, 403, 403, 403])
    expect(await answersOf(await world.user(organisation, 'SysAdmin'))).toEqual([403, 403, 403, 403])
    expect(await answersOf(world.stranger())).toEqual([401, 401, 401, 401])
    const other = await world.user(await world.organisation(), 'SuperAdmin')
    expect(await answersOf(other)).toEqual([404, 404, 404, 404])
    expect((await other.send(themesApi.viewTheme, { query: { id } })).http).toBe(404)
    const stolen = { title: 'X', theme_id: id }
    expect(await other.send(positionsApi.createPosition, { body: stolen })).toMatchObject({
      code: 'unknown_project',
    })
    expect(await stored(id)).toMatchObject({ version: 1, is_deleted: false })
  })
})
