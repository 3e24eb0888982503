import { pipelineApi } from '@bole/pipeline/contract'
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

let count = 0
async function made(theme_name = `2027 届校园招聘 ${++count}`, type: 'xz' | 'sz' = 'xz', who = recruiter) {
  return (await who.ask(themesApi.createTheme, { body: { theme_name, type } })).id
}

async function position(theme_id: number, title = 'Engineer', state: 'draft' | 'open' = 'open') {
  const body = { title, theme_id, city_list: ['上海'], state, description: 'Builds chargers' }
  return (await recruiter.ask(positionsApi.createPosition, { body })).id
}

const viewOf = (id: number, who = recruiter) => who.ask(themesApi.viewTheme, { query: { id } })

const stored = async (id: number) =>
  (await world.rows('select * from projects where organisation_id = $1 and id = $2', organisation, id))[0]

describe('a project', () => {
  test('is made with its company and form, seen, and changed in parts', async () => {
    const body = {
      theme_name: '“渡光者”校园招聘',
      type: 'xz' as const,
      post_limit: 2,
      limit_time: '2030-06-30T18:00:00+08:00',
      company: {
        company_name: '渡光能源',
        trade: '能源',
        worker_number: '500-999',
        company_description: '充电与储能',
      },
      question_list: [
        { key: 'gender', is_checked: false, is_necessary: false },
        { name: '能否到成都实习？', is_checked: true, is_necessary: true },
      ],
    }
    const { id } = await recruiter.ask(themesApi.createTheme, { body })
    const { theme, company, question_list } = await viewOf(id)
    expect(theme).toMatchObject({
      theme_name: '“渡光者”校园招聘',
      type: 'xz',
      kind: 1,
      post_limit: 2,
      limit_time: '2030-06-30T10:00:00.000Z',
      owner: { id: recruiter.id },
      is_deleted: 0,
    })
    expect(company).toEqual({ ...body.company, finance: '', logo: null, logoUrl: null })
    expect(question_list.find(({ key }) => key === 'gender')).toMatchObject({ is_checked: false })
    expect(question_list.at(-1)).toMatchObject({ key: 'own_1', name: '能否到成都实习？', is_necessary: true })

    const changes = { id, version: 1, limit_time: null, company: { finance: 'B 轮' } }
    await recruiter.ask(themesApi.updateTheme, { body: changes })
    expect(await stored(id)).toMatchObject({
      name: '“渡光者”校园招聘',
      application_limit: 2,
      closes_at: null,
      company_name: '渡光能源',
      company_financing: 'B 轮',
      version: 2,
    })
    expect((await viewOf(id)).question_list).toEqual(question_list)
    const late = await recruiter.send(themesApi.updateTheme, { body: changes })
    expect(late).toMatchObject({ code: 'stale', data: { theme: { version: 2 } } })
  })

  test('of four who change it at once one wins', { tags: ['race'] }, async () => {
    const id = await made()
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((theme_name) =>
        recruiter.send(themesApi.updateTheme, { body: { id, version: 1, theme_name } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'stale')).toHaveLength(3)
    expect(await stored(id)).toMatchObject({ version: 2 })
  })

  test('has an owner who exists, and keeps its type once it has positions', async () => {
    const id = await made()
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    const owned = { id, version: 1, owner_id: stranger.id }
    expect(await recruiter.send(themesApi.updateTheme, { body: owned })).toMatchObject({
      code: 'unknown_person',
    })
    const body = { theme_name: 'X', type: 'sz' as const, owner_id: stranger.id }
    expect(await recruiter.send(themesApi.createTheme, { body })).toMatchObject({ code: 'unknown_person' })
    await recruiter.ask(themesApi.updateTheme, { body: { id, version: 1, type: 'sz' } })
    await position(id, 'Engineer', 'draft')
    const back = { id, version: 2, type: 'xz' as const }
    expect(await recruiter.send(themesApi.updateTheme, { body: back })).toMatchObject({
      code: 'has_positions',
    })
    expect(await stored(id)).toMatchObject({ origin: 2, version: 2 })
  })
})

describe('the list', () => {
  test('is of one type, thirty a page, with counts; params nests positions and drops projects without', async () => {
    const mine = await world.organisation()
    recruiter = await world.user(mine, 'OrgAdmin2')
    const [empty, used] = [await made('空项目'), await made('有职位')]
    await made('社招', 'sz')
    const first = await position(used, 'First')
    await position(used, 'Draft', 'draft')
    const gone = await position(used, 'Gone', 'draft')
    await recruiter.ask(positionsApi.deletePosition, { body: { id: gone, version: 1 } })
    await world.application(mine, first)
    const all = await recruiter.send(themesApi.listThemes, { query: {} })
    expect(all.total).toBe(2)
    expect(all.data?.list).toMatchObject([
      { id: used, position_count: 2, open_count: 1, post_count: 1 },
      { id: empty, position_count: 0, open_count: 0, post_count: 0 },
    ])
    const params = await recruiter.send(themesApi.listThemes, { query: { scenario: 'params' } })
    expect(params.total).toBe(1)
    expect(params.data?.list[0]?.positions?.map(({ title, state }) => [title, state])).toEqual([
      ['Draft', 'draft'],
      ['First', 'open'],
    ])
    const find = async (query: object) =>
      (await recruiter.send(themesApi.listThemes, { query })).data?.list.map(({ theme_name }) => theme_name)
    expect(await find({ type: 'sz' })).toEqual(['社招'])
    expect(await find({ keyword: '职位' })).toEqual(['有职位'])
    expect(await find({ scenario: 'home', page_size: 99 })).toEqual(['有职位', '空项目'])
    for (let index = 0; index < 31; index++) await made(`第 ${index} 期`)
    expect(await find({})).toHaveLength(30)
    expect(await find({ page: 2 })).toHaveLength(3)
    const recent = await recruiter.ask(positionsApi.listRecentPositions, { query: { type: 'xz', limit: 1 } })
    expect(recent.list).toMatchObject([{ title: 'Draft', theme_name: '有职位', city_list: ['上海'] }])
    recruiter = await world.user(organisation, 'OrgAdmin2')
  })
})

describe('copying', () => {
  test('brings the positions along as drafts, in their order, and nobody who applied', async () => {
    const id = await made('秋招')
    await recruiter.ask(themesApi.updateTheme, {
      body: { id, version: 1, limit_time: '2020-01-01T00:00:00Z', company: { company_name: '渡光' } },
    })
    const [one] = [await position(id, 'One'), await position(id, 'Two')]
    await world.application(organisation, one)
    const copy = await recruiter.ask(themesApi.copyTheme, { body: { id } })
    expect(copy).toMatchObject({ theme_name: '秋招 (2)', position_count: 2 })
    expect(await stored(copy.id)).toMatchObject({ company_name: '渡光', closes_at: null, version: 1 })
    const { list } = await recruiter.ask(positionsApi.listPositions, { query: { theme_id: String(copy.id) } })
    expect(list.map(({ title, state, post_count }) => [title, state, post_count])).toEqual([
      ['Two', 'draft', 0],
      ['One', 'draft', 0],
    ])
    expect((await recruiter.ask(themesApi.copyTheme, { body: { id } })).theme_name).toBe('秋招 (3)')
  })
})

describe('deleting', () => {
  const remove = (id: number) => recruiter.send(themesApi.deleteTheme, { body: { id } })

  test('waits for open positions and people under way, saying how many; recovering brings all back', async () => {
    const id = await made()
    const [one, two] = [await position(id), await position(id)]
    const application = await world.application(organisation, one)
    const first = await remove(id)
    expect(first).toMatchObject({ code: 'has_open_positions' })
    expect(first.message).toContain('2 open positions')
    for (const open of [one, two]) {
      await recruiter.ask(positionsApi.closePosition, { body: { id: open, version: 1 } })
    }
    const second = await remove(id)
    expect(second).toMatchObject({ code: 'has_live_applications' })
    expect(second.message).toContain('1 candidate is')
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id: application },
      body: { side: 'company', action: 'eliminate', version: 1 },
    })
    expect((await viewOf(id)).theme.can).toMatchObject({ delete: true, recover: false })
    expect((await remove(id)).status).toBe('success')
    expect((await remove(id)).status).toBe('success')
    expect((await viewOf(id)).theme).toMatchObject({ is_deleted: 1, can: { edit: false, recover: true } })
    expect((await recruiter.send(positionsApi.viewPosition, { query: { id: one } })).http).toBe(404)
    const update = { body: { id, version: 2, theme_name: 'X' } }
    expect(await recruiter.send(themesApi.updateTheme, update)).toMatchObject({ code: 'project_deleted' })
    expect((await recruiter.send(themesApi.copyTheme, { body: { id } })).http).toBe(404)
    const deleted = await recruiter.ask(themesApi.listThemes, { query: { is_deleted: true } })
    expect(deleted.total).toBe(deleted.list.length)
    expect(deleted.total).toBeGreaterThan(0)
    expect(deleted.list.map((theme) => theme.id)).toEqual([id])
    await recruiter.ask(themesApi.recoverTheme, { query: { id } })
    expect((await viewOf(id)).theme).toMatchObject({ is_deleted: 0, position_count: 2 })
    expect((await recruiter.send(positionsApi.viewPosition, { query: { id: one } })).http).toBe(200)
  })

  test('and opening at once never leaves an open position in a deleted project', {
    tags: ['race'],
  }, async () => {
    for (let round = 0; round < 8; round++) {
      const id = await made()
      const draft = await position(id, 'Draft', 'draft')
      const [opened, created, deleted] = await Promise.all([
        recruiter.send(positionsApi.openPosition, { body: { id: draft, version: 1 } }),
        recruiter.send(positionsApi.createPosition, {
          body: { title: 'New', theme_id: id, city_list: ['上海'], description: 'New', state: 'open' },
        }),
        remove(id),
      ])
      const isDeleted = deleted.status === 'success'
      const anyOpen = [opened, created].some(({ status }) => status === 'success')
      expect(isDeleted).toBe(!anyOpen)
    }
  })
})
