import { pipelineApi } from '@bole/pipeline/contract'
import { type NewPosition, positionsApi } from '@bole/positions/contract'
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

let count = 0
async function project(type: 'xz' | 'sz', who = recruiter) {
  return (await who.ask(themesApi.createTheme, { body: { theme_name: `Project ${++count}`, type } })).id
}

async function made(more: Partial<NewPosition> & { theme_id: number }) {
  const body = { title: 'Engineer', city_list: ['上海'], description: '设计接口', ...more }
  return (await recruiter.ask(positionsApi.createPosition, { body })).id
}

describe('the list', () => {
  test('narrows by every condition, pages, and counts the states', async () => {
    const [social, campus] = [await project('sz'), await project('xz')]
    const department = await world.department(organisation, '研发')
    const colleague = await world.user(organisation, 'OrgAdmin2')
    const ids = [
      await made({
        theme_id: social,
        title: '后端工程师',
        state: 'open',
        department_id: department,
        category: '研发',
      }),
      await made({ theme_id: social, title: '前端工程师', city_list: ['北京', '成都'], state: 'open' }),
      await made({ theme_id: social, title: '100% 远程', owner_id: colleague.id }),
      await made({ theme_id: campus, title: '管培生', category: '研发' }),
    ]
    const find = async (query: object) => {
      const answer = await recruiter.send(positionsApi.listPositions, { query })
      return [answer.total, answer.data?.list.map(({ id }) => ids.indexOf(id)) ?? []]
    }
    expect(await find({})).toEqual([4, [3, 2, 1, 0]])
    expect(await find({ origin: 2 })).toEqual([3, [2, 1, 0]])
    expect(await find({ theme_id: String(campus) })).toEqual([1, [3]])
    expect(await find({ state: 'open' })).toEqual([2, [1, 0]])
    expect(await find({ state: 'open,draft', origin: 2 })).toEqual([3, [2, 1, 0]])
    expect(await find({ department_id: String(department) })).toEqual([1, [0]])
    expect(await find({ city: '成都,上海', origin: 2 })).toEqual([3, [2, 1, 0]])
    expect(await find({ city: '成都' })).toEqual([1, [1]])
    expect(await find({ category: '研发' })).toEqual([2, [3, 0]])
    expect(await find({ owner_id: String(colleague.id) })).toEqual([1, [2]])
    expect(await find({ keyword: '工程师' })).toEqual([2, [1, 0]])
    expect(await find({ keyword: '100%' })).toEqual([1, [2]])
    expect(await find({ keyword: '１００%' })).toEqual([1, [2]])
    const technical = await made({ theme_id: campus, title: "Técnico d'Água" })
    for (const keyword of ['tecnico d’agua', 'TÉCNICO', "d'água"])
      expect(await recruiter.ask(positionsApi.listPositions, { query: { keyword } })).toMatchObject({
        list: [{ id: technical }],
      })
    const { position } = await recruiter.ask(positionsApi.viewPosition, { query: { id: technical } })
    await recruiter.ask(positionsApi.deletePosition, { body: { id: technical, version: position.version } })
    expect(await find({ page: 2, page_size: 3 })).toEqual([4, [0]])
    const { statistic } = await recruiter.ask(positionsApi.listPositions, { query: { state: 'open' } })
    const values = Object.values(statistic).map(({ key, value }) => [key, value])
    expect(Object.fromEntries(values)).toEqual({ all: 4, draft: 2, open: 2, closed: 0 })
    const { list } = await recruiter.ask(positionsApi.listLocations, { query: { origin: 2 } })
    expect(list).toEqual([
      { city: '上海', position_count: 2 },
      { city: '北京', position_count: 1 },
      { city: '成都', position_count: 1 },
    ])
    const kinds = await recruiter.ask(positionsApi.listCategories, { query: {} })
    expect(kinds.list).toEqual([{ category: '研发', position_count: 2 }])
    const choices = await recruiter.ask(positionsApi.listProcessChoices, { query: { origin: 1 } })
    expect(choices.list.map(({ is_default, stages }) => [is_default, stages.length])).toEqual([[true, 7]])
  })

  test('counts its applications by stage, and who has joined', async () => {
    const id = await made({ theme_id: await project('sz'), state: 'open', head_count: 2 })
    const [first = 0, second = 0] = [
      await world.application(organisation, id),
      await world.application(organisation, id),
      await world.application(organisation, id),
    ]
    await recruiter.ask(pipelineApi.move, { body: { post_id: first, version: 1, stage: 6 } })
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id: first },
      body: { side: 'company', action: 'entry', version: 2 },
    })
    await recruiter.ask(pipelineApi.move, { body: { post_id: second, version: 1, stage: 12 } })
    const { list } = await recruiter.ask(positionsApi.listPositions, { query: {} })
    expect(list.find((position) => position.id === id)).toMatchObject({
      head_count: 2,
      joined_count: 1,
      post_count: 3,
      stage_counts: [
        { stage: 1, count: 1 },
        { stage: 12, count: 1 },
        { stage: 6, count: 1 },
      ],
    })
  })
})

describe('who sees and manages what', () => {
  test('people of departments: those of their part of the tree, and no further', async () => {
    const social = await project('sz')
    const top = await world.department(organisation, 'Top')
    const team = await world.department(organisation, 'Team', top)
    const other = await world.department(organisation, 'Other')
    const inTeam = await made({ theme_id: social, department_id: team })
    const inOther = await made({ theme_id: social, department_id: other })
    const nowhere = await made({ theme_id: social })
    for (const role of ['DepAdmin', 'DepAdmin2'] as const) {
      const head = await world.user(organisation, role, top)
      const { list } = await head.ask(positionsApi.listPositions, { query: {} })
      expect(list.map(({ id }) => id)).toEqual([inTeam])
      expect(list[0]?.can.edit).toBe(true)
      for (const id of [inOther, nowhere]) {
        expect((await head.send(positionsApi.viewPosition, { query: { id } })).http).toBe(404)
        const seen = { id, version: 1 }
        expect((await head.send(positionsApi.openPosition, { body: seen })).http).toBe(404)
        expect((await head.send(positionsApi.deletePosition, { body: seen })).http).toBe(404)
        expect((await head.send(positionsApi.copyPosition, { body: { id } })).http).toBe(404)
        const many = { positions: [seen], state: 'open' as const }
        const { refused } = await head.ask(positionsApi.changeManyStates, { body: many })
        expect(refused.map(({ code, title }) => [code, title])).toEqual([['not_found', '']])
      }
      const body = { title: 'Mine', theme_id: social, city_list: ['上海'] }
      const create = (more: object) => head.send(positionsApi.createPosition, { body: { ...body, ...more } })
      expect(await create({})).toMatchObject({ code: 'department_not_yours' })
      expect(await create({ department_id: other })).toMatchObject({ code: 'department_not_yours' })
      const created = await create({ department_id: top })
      expect(created.status).toBe('success')
      const away = { id: created.data?.id ?? 0, version: 1, department_id: other }
      expect(await head.send(positionsApi.updatePosition, { body: away })).toMatchObject({
        code: 'department_not_yours',
      })
      await head.ask(positionsApi.deletePosition, { body: { id: away.id, version: 1 } })
    }
  })

  test('hiring managers: what they own or hire for, with their own counts, to read', async () => {
    const social = await project('sz')
    for (const role of ['User', 'User2'] as const) {
      const manager = await world.user(organisation, role)
      const id = await made({ theme_id: social, state: 'open' })
      const owned = await made({ theme_id: social, owner_id: manager.id })
      const application = await world.application(organisation, id)
      await world.application(organisation, id)
      const seen = async () => (await manager.ask(positionsApi.listPositions, { query: {} })).list
      expect((await seen()).map((position) => position.id)).toEqual([owned])
      const handed = { applications: [{ post_id: application, version: 1 }], owner_id: manager.id }
      await recruiter.ask(pipelineApi.transfer, { body: handed })
      const list = await seen()
      expect(list.map((position) => position.id)).toEqual([owned, id])
      expect(list[1]).toMatchObject({ post_count: 1, stage_counts: [{ stage: 1, count: 1 }] })
      expect(list.flatMap(({ can }) => Object.values(can))).not.toContain(true)
      const body = { id: owned, version: 1 }
      expect((await manager.send(positionsApi.openPosition, { body })).http).toBe(403)
      // Also when the permission was given to the person: what is assigned is read.
      await world.rows(
        `update users set permission_changes = '{"positions.manage": true}' where id = $1`,
        manager.id,
      )
      manager.cookie = ''
      await manager.signIn('correct-horse-battery')
      expect(await manager.send(positionsApi.openPosition, { body })).toMatchObject({ code: 'read_only' })
      const create = { title: 'Mine', theme_id: social }
      expect(await manager.send(positionsApi.createPosition, { body: create })).toMatchObject({
        code: 'read_only',
      })
    }
  })

  test('operators see none, strangers are asked to sign in, another organisation’s ids answer 404', async () => {
    const id = await made({ theme_id: await project('sz') })
    const operator = await world.user(organisation, 'SysAdmin')
    expect((await operator.send(positionsApi.listPositions, { query: {} })).total).toBe(0)
    expect((await world.stranger().send(positionsApi.listPositions, { query: {} })).http).toBe(401)
    const other = await world.user(await world.organisation(), 'SuperAdmin')
    const seen = { id, version: 1 }
    const answers = [
      await other.send(positionsApi.viewPosition, { query: { id } }),
      await other.send(positionsApi.updatePosition, { body: { ...seen, title: 'Taken' } }),
      await other.send(positionsApi.copyPosition, { body: { id } }),
      await other.send(positionsApi.openPosition, { body: seen }),
      await other.send(positionsApi.closePosition, { body: seen }),
      await other.send(positionsApi.deletePosition, { body: seen }),
      await other.send(positionsApi.sortPositions, { body: { ids: [id, id + 1] } }),
    ]
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404, 404, 404, 404])
    const [row] = await world.rows('select title, state, version, sort from positions where id = $1', id)
    expect(row).toEqual({ title: 'Engineer', state: 'draft', version: 1, sort: 0 })
  })
})
