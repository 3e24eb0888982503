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

const made = async (theme_name: string, type: 'xz' | 'sz' = 'xz', who = recruiter) =>
  (await who.ask(themesApi.createTheme, { body: { theme_name, type } })).id
const update = (id: number, version: number, changes: object) =>
  recruiter.send(themesApi.updateTheme, { body: { ...changes, id, version } })
const viewOf = (id: number) => recruiter.ask(themesApi.viewTheme, { query: { id } })
const found = async (query: object, who = recruiter) =>
  (await who.ask(themesApi.listThemes, { query })).list.map(({ theme_name }) => theme_name)

describe('searching', () => {
  test.each([
    ['100%', ['满 100% 校招']],
    ['%', ['满 100% 校招']],
    ['_', ['A_B']],
    ['a_b', ['A_B']],
    ['\\', ['C\\D']],
    [`'; drop table projects; --`, []],
    ['校招', ['满 100% 校招']],
  ])('for %j finds those words and not what they could mean', async (keyword, names) => {
    const own = await world.organisation()
    const who = await world.user(own, 'OrgAdmin2')
    for (const name of ['满 100% 校招', 'A_B', 'C\\D', 'AxB']) await made(name, 'xz', who)
    expect(await found({ keyword }, who)).toEqual(names)
  })
})

test('projects are found by their numbers', async () => {
  const own = await world.organisation()
  const who = await world.user(own, 'OrgAdmin2')
  const [first] = [await made('甲', 'xz', who), await made('乙', 'xz', who)]
  expect(await found({ ids: [first] }, who)).toEqual(['甲'])
})

describe('a change', () => {
  test('of what is not given leaves it, of null takes it away', async () => {
    const id = await made('秋招')
    const all = { post_limit: 3, limit_time: '2030-01-01T00:00:00+08:00', company: { trade: '软件' } }
    expect((await update(id, 1, all)).data).toEqual({ id, version: 2 })
    await update(id, 2, { company: { finance: 'B 轮' } })
    expect(await viewOf(id)).toMatchObject({
      theme: { post_limit: 3, limit_time: '2029-12-31T16:00:00.000Z', version: 3 },
      company: { trade: '软件', finance: 'B 轮' },
    })
    await update(id, 3, { post_limit: null, limit_time: null, company: { trade: '' } })
    const { theme, company } = await viewOf(id)
    expect(theme).toMatchObject({ post_limit: null, limit_time: null })
    expect(company).toMatchObject({ trade: '', finance: 'B 轮' })
  })

  test('of nothing is a version further and says the same', async () => {
    const id = await made('春招')
    const before = await viewOf(id)
    await update(id, 1, {})
    expect(await viewOf(id)).toEqual({ ...before, theme: { ...before.theme, version: 2 } })
  })

  test('of what somebody has changed since is refused, with what is there now', async () => {
    const id = await made('夏招')
    await update(id, 1, { theme_name: '夏季招聘' })
    const late = await update(id, 1, { theme_name: '暑期招聘' })
    expect(late).toMatchObject({ code: 'stale', data: { theme: { theme_name: '夏季招聘', version: 2 } } })
    expect((await viewOf(id)).theme.theme_name).toBe('夏季招聘')
  })

  test('is heard of in the organisation and nowhere else', async () => {
    const other = await world.organisation()
    const [heard, elsewhere] = [world.heard(organisation), world.heard(other)]
    const before = heard.length
    const id = await made('冬招')
    await expect.poll(() => JSON.stringify(heard.slice(before))).toContain(String(id))
    expect(JSON.stringify(elsewhere)).not.toContain('project')
  })
})

describe('what people who apply are asked', () => {
  test('is kept question by question, own ones with keys nobody else has', async () => {
    const id = await made('问题')
    const own = (name: string, key?: string) => ({ name, is_checked: true, is_necessary: false, key })
    await update(id, 1, { question_list: [own('一'), own('二', 'own_1'), own('三', 'own_1'), own('')] })
    const { question_list } = await viewOf(id)
    const asked = question_list.filter(({ name }) => name !== '')
    expect(asked.map(({ name }) => name)).toEqual(['一', '二', '三'])
    expect(new Set(question_list.map(({ key }) => key)).size).toBe(question_list.length)
    await update(id, 2, { question_list })
    expect((await viewOf(id)).question_list).toEqual(question_list)
  })

  test('never leaves out who they are', async () => {
    const id = await made('必填')
    const off = (key: string) => ({ key, name: '', is_checked: false, is_necessary: false })
    await update(id, 1, { question_list: ['name', 'phone', 'email', 'resume'].map(off) })
    const byKey = new Map((await viewOf(id)).question_list.map((question) => [question.key, question]))
    for (const key of ['name', 'phone', 'email'])
      expect(byKey.get(key)).toMatchObject({ is_checked: true, is_necessary: true, is_disabled: true })
    expect(byKey.get('resume')).toMatchObject({ is_checked: false, is_necessary: false })
  })
})

describe('referrals, ranked choices, limited fields and stations', () => {
  const given = {
    is_nt: 1,
    is_volunteer: '1',
    limit_field: { basic: ['name', 'phone', 'name'], education: ['school'] },
    station_list: [
      { name: '杭州' },
      { name: '浙江大学', type: 'university' },
      { name: '杭州', type: 'city' },
    ],
  }
  const kept = {
    is_nt: 1,
    is_volunteer: 1,
    is_set_limit_field: 1,
    limit_field: { basic: ['name', 'phone'], expect: [], education: ['school'], evaluation: [] },
    station_list: [
      { name: '杭州', type: 'city' },
      { name: '浙江大学', type: 'university' },
    ],
  }
  const none = {
    is_nt: 0,
    is_volunteer: 0,
    is_set_limit_field: 0,
    limit_field: { basic: [], expect: [], education: [], evaluation: [] },
    station_list: [],
  }

  test('are kept from the first on, seen in the list, left alone by other changes, copied and taken away', async () => {
    const body = themesApi.createTheme.body.parse({ theme_name: '志愿', type: 'xz', ...given })
    const { id } = await recruiter.ask(themesApi.createTheme, { body })
    expect((await viewOf(id)).theme).toMatchObject(kept)
    expect((await recruiter.ask(themesApi.listThemes, { query: { ids: [id] } })).list).toMatchObject([kept])
    await update(id, 1, { theme_name: '志愿填报' })
    expect((await viewOf(id)).theme).toMatchObject(kept)
    const copy = await recruiter.ask(themesApi.copyTheme, { body: { id } })
    expect((await viewOf(copy.id)).theme).toMatchObject(kept)
    await update(id, 2, { is_nt: false, is_volunteer: false, limit_field: null, station_list: [] })
    expect((await viewOf(id)).theme).toMatchObject(none)
  })

  test('are limited by the flag alone, too', async () => {
    const id = await made('限')
    const limitOf = async () => {
      const { is_set_limit_field, limit_field } = (await viewOf(id)).theme
      return [is_set_limit_field, limit_field.basic]
    }
    await update(id, 1, { is_set_limit_field: true })
    expect(await limitOf()).toEqual([1, []])
    await update(id, 2, { limit_field: { basic: ['name'] } })
    await update(id, 3, { is_set_limit_field: true })
    expect(await limitOf()).toEqual([1, ['name']])
    await update(id, 4, { is_set_limit_field: false })
    expect(await limitOf()).toEqual([0, []])
  })

  test('are none where nothing was said', async () => {
    expect((await viewOf(await made('无'))).theme).toMatchObject(none)
  })
})

describe('a copy', () => {
  test('keeps a closing date to come, its questions and its limit, and belongs to whoever made it', async () => {
    const id = await made('明年', 'sz')
    const question = { name: '能否出差？', is_checked: true, is_necessary: true }
    await update(id, 1, { limit_time: '2099-01-01T00:00:00Z', post_limit: 2, question_list: [question] })
    const colleague = await world.user(organisation, 'OrgAdmin')
    const copy = await colleague.ask(themesApi.copyTheme, { body: { id, theme_name: '后年' } })
    const { theme, question_list } = await viewOf(copy.id)
    expect(theme).toMatchObject({
      theme_name: '后年',
      type: 'sz',
      post_limit: 2,
      limit_time: '2099-01-01T00:00:00.000Z',
      owner: { id: colleague.id },
      version: 1,
    })
    expect(question_list).toEqual((await viewOf(id)).question_list)
    await update(id, 2, { theme_name: '原件' })
    expect((await viewOf(copy.id)).theme.theme_name).toBe('后年')
  })
})

describe('the newest positions', () => {
  test('come newest first, of one type, without deleted ones or those of deleted projects', async () => {
    const own = await world.organisation()
    const who = await world.user(own, 'OrgAdmin2')
    const [school, social, gone] = [
      await made('校', 'xz', who),
      await made('社', 'sz', who),
      await made('旧', 'xz', who),
    ]
    const add = async (theme_id: number, title: string) =>
      (await who.ask(positionsApi.createPosition, { body: { title, theme_id } })).id
    await add(school, 'First')
    await add(social, 'Social')
    await add(gone, 'Gone')
    await add(school, 'Second')
    const deleted = await add(school, 'Deleted')
    await who.ask(positionsApi.deletePosition, { body: { id: deleted, version: 1 } })
    await who.ask(themesApi.deleteTheme, { body: { id: gone } })
    const titles = async (query: object) =>
      (await who.ask(positionsApi.listRecentPositions, { query })).list.map(({ title }) => title)
    expect(await titles({})).toEqual(['Second', 'First'])
    expect(await titles({ limit: 1 })).toEqual(['Second'])
    expect(await titles({ type: 'sz' })).toEqual(['Social'])
    const head = await world.user(own, 'DepAdmin2', await world.department(own, 'Team'))
    const seen = await head.ask(positionsApi.listRecentPositions, { query: {} })
    expect(seen.list).toEqual([])
  })
})
