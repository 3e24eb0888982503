import { accountsApi } from '@bole/accounts/contract'
import { requisitionsApi } from '@bole/requisitions/contract'
import { keepFrom, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let company: number
let admin: Visitor
let manager: Visitor

const { askRequisition, changeRequisition, decideRequisition, listRequisitions, viewRequisition } =
  requisitionsApi

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
  manager = await world.user(company, 'User2')
})

const wanted = { origin: 2, title: '后端工程师', head_count: 2, budget: 80_000_000 }
const ask = (by: Visitor, more: object = {}) => by.ask(askRequisition, { body: { ...wanted, ...more } })
const view = async (by: Visitor, id: number) => (await by.ask(viewRequisition, { query: { id } })).requisition

test('who is kept from salaries neither sees the budget nor sends it, and leaves it as it was', async () => {
  await keepFrom(world, company, 'User2', ['salary'])
  const kept = await world.user(company, 'User2')
  const { id } = await ask(admin)
  await world.rows('update requisitions set asked_by = $2 where id = $1', id, kept.id)
  expect(await view(kept, id)).toMatchObject({ title: '后端工程师', budget: null })
  const { list } = await kept.ask(listRequisitions, { query: {} })
  expect(list.map(({ budget }) => budget)).toEqual([null])
  expect((await kept.send(askRequisition, { body: wanted })).http).toBe(422)
  const body = { id, version: 1, title: 'Other', head_count: 2 }
  await kept.ask(changeRequisition, { body })
  expect(await view(admin, id)).toMatchObject({ title: 'Other', budget: 80_000_000 })
})

test('heads of departments decide about what is asked for theirs, and are told of nothing else', async () => {
  const [mine, theirs] = [await world.department(company, 'A'), await world.department(company, 'B')]
  const below = await world.department(company, 'A1', mine)
  const head = await world.user(company, 'DepAdmin2', mine)
  const of = async (department_id: number) => (await ask(manager, { department_id })).id
  const [here, there] = [await of(below), await of(theirs)]
  const told = await world.rows('select link from notices where user_id = $1', head.id)
  expect(told.map(({ link }) => link)).toEqual([`/post/requirement/${here}`])
  expect((await view(head, here)).can.approve).toBe(true)
  const decision = { version: 1, decision: 'approved' as const }
  expect((await head.send(decideRequisition, { body: { id: there, ...decision } })).http).toBe(404)
  expect((await head.send(decideRequisition, { body: { id: here, ...decision } })).status).toBe('success')
})

test('another company’s is nobody’s', async () => {
  const { id } = await ask(manager)
  const stranger = await world.user(await world.organisation(), 'SuperAdmin')
  expect((await stranger.send(viewRequisition, { query: { id } })).http).toBe(404)
  const { list } = await stranger.ask(listRequisitions, { query: {} })
  expect(list).toEqual([])
})

test('a requisition goes up with its department into the one that takes it in', async () => {
  const [gone, into] = [await world.department(company, 'Gone'), await world.department(company, 'Into')]
  const { id } = await ask(admin, { department_id: gone })
  await admin.ask(accountsApi.mergeDepartment, { body: { id: gone, version: 1, into_id: into } })
  expect((await view(admin, id)).department?.id).toBe(into)
})

test('what is asked for a department nobody has is refused at once', async () => {
  const foreign = await world.department(await world.organisation(), 'Elsewhere')
  const asked = await manager.send(askRequisition, { body: { ...wanted, department_id: foreign } })
  expect(asked.code).toBe('unknown_department')
})

test('the list is found by its words, its department and its state, page by page', async () => {
  const department = await world.department(company, 'A')
  for (const title of ['后端', '前端', '测试']) await ask(manager, { title })
  await ask(admin, { title: '后端二', department_id: department })
  const titles = async (query: object) =>
    (await admin.ask(listRequisitions, { query })).list.map(({ title }) => title)
  expect(await titles({ keyword: '后端' })).toEqual(['后端二', '后端'])
  expect(await titles({ department_id: [department] })).toEqual(['后端二'])
  expect(await titles({ state: ['approved'] })).toEqual([])
  expect(await titles({ page_size: 2, page: 2 })).toEqual(['前端', '后端'])
  expect(await titles({ origin: 1 })).toEqual([])
})
