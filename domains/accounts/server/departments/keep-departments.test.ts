import { accountsApi } from '@bole/accounts/contract'
import type { Call, RequestOf } from '@bole/platform/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const {
  createDepartment,
  updateDepartment,
  moveDepartment,
  deleteDepartment,
  overviewDepartments,
  viewDepartment,
  listDepartmentHistory,
  createDepartmentTag,
  updateDepartmentTag,
  removeDepartmentTag,
  listDepartmentTags,
} = accountsApi

let world: World
let house: number
let admin: Visitor
beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin2')
})
afterAll(() => world.end())

const isRefused = async <C extends Call>(who: Visitor, call: C, request: RequestOf<C>, code: string) =>
  expect((await who.send(call, request)).code).toBe(code)

const made = async (name: string, parent_id: number | null = null) =>
  (await admin.ask(createDepartment, { body: { name, parent_id } })).id
const rowOf = async (id: number) => {
  const [row] = await world.rows('select parent_id, path, name, version from departments where id = $1', id)
  const numbers = (path: unknown) => (Array.isArray(path) ? path.map(Number) : path)
  return (
    row && {
      ...row,
      parent_id: row.parent_id === null ? null : Number(row.parent_id),
      path: numbers(row.path),
    }
  )
}
const childrenOf = async (id: number) =>
  (await world.rows('select name from departments where parent_id = $1 order by sort, id', id)).map(
    ({ name }) => name,
  )

describe('a department', () => {
  test('is made below another, with heads in order and tags, and its page says all of it', async () => {
    const top = await made('研发')
    const tag = await admin.ask(createDepartmentTag, { body: { name: '核心' } })
    const heads = [(await world.user(house, 'User2')).id, admin.id]
    const body = { name: '  平台  ', parent_id: top, head_ids: heads, tag_ids: [tag.id] }
    const { id } = await admin.ask(createDepartment, { body })
    const { department } = await admin.ask(viewDepartment, { query: { id } })
    expect(department).toMatchObject({
      name: '平台',
      parent_id: top,
      above: [{ id: top, name: '研发' }],
      tags: [{ id: tag.id, name: '核心' }],
      contents: { departments: 0, people: 0, positions: 0 },
      can: { edit: true, move: true, remove: true },
    })
    expect(department.heads.map((head) => head.id)).toEqual(heads)
    expect(await rowOf(id)).toMatchObject({ path: [top, id], version: 1 })
  })

  test('has a name of its own among its siblings, however it is written', async () => {
    const top = await made('市场')
    await made('Brand', top)
    for (const name of ['Brand', 'bRAND'])
      await isRefused(admin, createDepartment, { body: { name, parent_id: top } }, 'name_taken')
    const other = await made('Design', top)
    await isRefused(
      admin,
      updateDepartment,
      { query: { id: other }, body: { version: 1, name: 'brand' } },
      'name_taken',
    )
    expect(await made('Brand')).toBeGreaterThan(0)
  })

  test('is changed at the version seen: the second of two hears what the first made of it', async () => {
    const id = await made('财务')
    const change = (name: string) =>
      admin.send(updateDepartment, { query: { id }, body: { version: 1, name } })
    const answers = await Promise.all([change('财务部'), change('财务中心')])
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'stale'])
    expect(await rowOf(id)).toMatchObject({ version: 2 })
    const { list } = await admin.ask(listDepartmentHistory, { query: { id } })
    expect(list).toMatchObject([
      { action: 'update', detail: '财务', user_name: expect.stringContaining('OrgAdmin2') },
      { action: 'create' },
    ])
  })

  test('takes heads and tags only of its own organisation', async () => {
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    const tag = await stranger.ask(createDepartmentTag, { body: { name: 'x' } })
    const id = await made('法务')
    const change = (body: object) => ({ query: { id }, body: { version: 1, ...body } })
    await isRefused(admin, updateDepartment, change({ head_ids: [stranger.id] }), 'unknown_head')
    await isRefused(admin, updateDepartment, change({ tag_ids: [tag.id] }), 'unknown_tag')
  })
})

describe('moving', () => {
  test('takes everything beneath along and stands where it was put', async () => {
    const [a, b] = [await made('甲'), await made('乙')]
    const [child, first] = [await made('甲一', a), await made('乙一', b)]
    const leaf = await made('甲一一', child)
    await admin.ask(moveDepartment, { body: { id: child, version: 1, parent_id: b, before_id: first } })
    expect(await rowOf(leaf)).toMatchObject({ path: [b, child, leaf] })
    expect(await childrenOf(b)).toEqual(['甲一', '乙一'])
    await admin.ask(moveDepartment, { body: { id: child, version: 2, parent_id: b } })
    expect(await childrenOf(b)).toEqual(['乙一', '甲一'])
    await admin.ask(moveDepartment, { body: { id: child, version: 3, parent_id: null } })
    expect(await rowOf(leaf)).toMatchObject({ path: [child, leaf] })
    expect(await rowOf(child)).toMatchObject({ parent_id: null })
  })

  test('goes in no circle, also when two at once put each below the other', { tags: ['race'] }, async () => {
    const [one, two] = [await made('左'), await made('右')]
    await isRefused(admin, moveDepartment, { body: { id: one, version: 1, parent_id: one } }, 'under_itself')
    const moves = await Promise.all([
      admin.send(moveDepartment, { body: { id: one, version: 1, parent_id: two } }),
      admin.send(moveDepartment, { body: { id: two, version: 1, parent_id: one } }),
    ])
    expect(moves.map(({ code }) => code ?? 'done').sort()).toEqual(['done', 'under_itself'])
    const circles = await world.rows(
      'select id from departments where path[cardinality(path)] <> id or id = any(path[:cardinality(path)-1])',
    )
    expect(circles).toEqual([])
  })

  test('is heard by sessions at once: whoever looks after a department reaches what came into it', async () => {
    const [mine, theirs] = [await made('我的'), await made('别的')]
    const hr = await world.user(house, 'DepAdmin2', mine)
    const seen = async () => (await hr.ask(accountsApi.listDepartments, {})).list.map(({ name }) => name)
    expect(await seen()).toEqual(['我的'])
    await admin.ask(moveDepartment, { body: { id: theirs, version: 1, parent_id: mine } })
    expect(await seen()).toEqual(['我的', '别的'])
    await admin.ask(moveDepartment, { body: { id: theirs, version: 2, parent_id: null } })
    expect(await seen()).toEqual(['我的'])
  })

  test('is not deeper than twenty levels', async () => {
    let at: number | null = null
    for (let level = 1; level <= 20; level++) at = await made(`第${level}级`, at)
    await isRefused(admin, createDepartment, { body: { name: '更深', parent_id: at } }, 'too_deep')
    const other = await made('浅')
    await isRefused(admin, moveDepartment, { body: { id: other, version: 1, parent_id: at } }, 'too_deep')
  })
})

describe('who looks after departments only', () => {
  test('changes those below their own, with the right to; not their topmost one, nor others', async () => {
    const [own, other] = [await made('自有'), await made('他人')]
    const hr = await world.user(house, 'DepAdmin2', own)
    expect((await hr.send(createDepartment, { body: { name: 'x', parent_id: own } })).http).toBe(403)
    await world.rows(
      `update users set permission_changes = '{"departments.manage": true}' where id = $1`,
      hr.id,
    )
    await admin.ask(updateDepartment, { query: { id: own }, body: { version: 1 } })
    await expect
      .poll(async () => (await hr.send(createDepartment, { body: { name: '下级', parent_id: own } })).http)
      .toBe(200)
    await isRefused(hr, createDepartment, { body: { name: 'x', parent_id: null } }, 'top_is_out_of_reach')
    await isRefused(
      hr,
      moveDepartment,
      { body: { id: own, version: 2, parent_id: null } },
      'top_is_out_of_reach',
    )
    await isRefused(hr, deleteDepartment, { query: { id: own } }, 'top_is_out_of_reach')
    expect((await hr.send(viewDepartment, { query: { id: other } })).http).toBe(404)
    expect((await hr.send(deleteDepartment, { query: { id: other } })).http).toBe(404)
    const { can, list } = await hr.ask(overviewDepartments, {})
    expect(can).toEqual({ manage: true, createAtTop: false })
    expect(list.map(({ name }) => name)).toEqual(['自有', '下级'])
  })
})

describe('deleting', () => {
  test('says what is still in it, and happens when nothing is', async () => {
    const id = await made('满')
    const child = await made('内', id)
    await world.user(house, 'User2', id)
    const position = await world.position(house, { departmentId: id })
    const answer = await admin.send(deleteDepartment, { query: { id } })
    expect(answer).toMatchObject({
      code: 'department_not_empty',
      data: { departments: 1, people: 1, positions: 1 },
    })
    await admin.ask(deleteDepartment, { query: { id: child } })
    await world.rows('update users set department_id = null where department_id = $1', id)
    // A position that is deleted itself keeps nobody from it.
    await world.rows('update positions set is_deleted = true where id = $1', position)
    await admin.ask(deleteDepartment, { query: { id } })
    expect(await rowOf(id)).toBeUndefined()
    expect(await world.rows('select department_id from positions where id = $1', position)).toEqual([
      { department_id: null },
    ])
  })
})

describe('the tree', () => {
  test('counts people, positions, heads and tags of each department alone', async () => {
    const company = await world.organisation()
    const boss = await world.user(company, 'OrgAdmin2')
    const { id: top } = await boss.ask(createDepartment, { body: { name: '总部', head_ids: [boss.id] } })
    const { id: below } = await boss.ask(createDepartment, { body: { name: '分部', parent_id: top } })
    await world.user(company, 'User2', below)
    await world.position(company, { departmentId: below })
    await world.position(company, { departmentId: below, state: 'draft' })
    const { list } = await boss.ask(overviewDepartments, {})
    expect(list).toMatchObject([
      { id: top, people: 0, positions: 0, open: 0, heads: [expect.stringContaining('OrgAdmin2')] },
      { id: below, parent_id: top, people: 1, positions: 2, open: 1, heads: [] },
    ])
    const { department } = await boss.ask(viewDepartment, { query: { id: top } })
    expect(department.numbers).toEqual({ people: 1, open: 1, candidates: 0 })
  })
})

test('tags are kept by name, and leave their departments when they go', async () => {
  const { id } = await admin.ask(createDepartmentTag, { body: { name: '上海' } })
  await isRefused(admin, createDepartmentTag, { body: { name: '上海' } }, 'entry_name_taken')
  const department = await made('上海分公司')
  await admin.ask(updateDepartment, { query: { id: department }, body: { version: 1, tag_ids: [id] } })
  await admin.ask(updateDepartmentTag, { body: { id, version: 1, name: '华东' } })
  await isRefused(admin, updateDepartmentTag, { body: { id, version: 1, name: '华北' } }, 'stale')
  const { list } = await admin.ask(listDepartmentTags, { query: { keyword: '华' } })
  expect(list).toMatchObject([{ id, name: '华东', departments: 1 }])
  await admin.ask(removeDepartmentTag, { body: { id } })
  const after = await admin.ask(viewDepartment, { query: { id: department } })
  expect(after.department.tags).toEqual([])
})
