import { accountsApi } from '@bole/accounts/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Call, RequestOf } from '@bole/platform/contract'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { createDepartment, mergeDepartment, viewDepartment } = accountsApi

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

test('a merged department hands over people, positions, candidates, counts, views and what is beneath it', async () => {
  const [from, into] = [await made('旧部'), await made('新部')]
  const child = await made('旧部一组', from)
  const before = await world.user(house, 'DepAdmin2', from)
  const after = await world.user(house, 'DepAdmin2', into)
  const position = await world.position(house, { departmentId: from })
  const application = await world.application(house, position)
  const conditions = { department_id: `${from},${child}` }
  await admin.ask(pipelineApi.saveSearch, { body: { screen: 'positions', name: '旧部', conditions } })

  const isSeen = async (who: Visitor) =>
    (await who.send(pipelineApi.getApplication, { query: { post_id: application } })).http === 200
  expect([await isSeen(before), await isSeen(after)]).toEqual([true, false])
  await admin.ask(mergeDepartment, { body: { id: from, version: 1, into_id: into } })
  expect([await isSeen(before), await isSeen(after)]).toEqual([true, true])

  expect(await world.rows('select id from departments where id = $1', from)).toEqual([])
  const [row] = await world.rows('select path from departments where id = $1', child)
  expect(row?.path).toEqual([into, child])
  const { department } = await admin.ask(viewDepartment, { query: { id: into } })
  expect(department.contents).toEqual({ departments: 1, people: 2, positions: 1 })
  expect(department.numbers).toEqual({ people: 2, open: 1, candidates: 1 })
  const { list } = await admin.ask(pipelineApi.listSavedSearches, { query: { screen: 'positions' } })
  expect(list[0]?.conditions.department_id?.split(',').map(Number).toSorted()).toEqual(
    [into, child].toSorted(),
  )
  expect(await miscounts(world)).toEqual([])
})

test('a change of position that is taken back stands in the department that the position has by now', async () => {
  const [from, into] = [await made('来处'), await made('去处')]
  const [earlier, later] = [await world.position(house, { departmentId: from }), await world.position(house)]
  const application = await world.application(house, earlier)
  const { batch_id } = await admin.ask(pipelineApi.changePosition, {
    body: { applications: [{ post_id: application, version: 1 }], position_id: later },
  })
  await admin.ask(mergeDepartment, { body: { id: from, version: 1, into_id: into } })
  await admin.ask(pipelineApi.undo, { body: { batch_id } })
  const [row] = await world.rows(
    'select position_id, department_id from applications where id = $1',
    application,
  )
  expect([Number(row?.position_id), Number(row?.department_id)]).toEqual([earlier, into])
  expect(await miscounts(world)).toEqual([])
})

test('a department goes up neither in itself nor in what is beneath it, nor where a name would stand twice', async () => {
  const [top, other] = [await made('上'), await made('旁')]
  const below = await made('下', top)
  await made('下', other)
  const merge = (id: number, into_id: number) => ({ body: { id, version: 1, into_id } })
  await isRefused(admin, mergeDepartment, merge(top, top), 'under_itself')
  await isRefused(admin, mergeDepartment, merge(top, below), 'under_itself')
  await isRefused(admin, mergeDepartment, merge(top, other), 'name_taken')
  // Into its own parent, though a sibling is called like it.
  await made('下', below)
  await admin.ask(mergeDepartment, merge(below, top))
})
