import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstReasons } from '../../model/reject-reasons.ts'

let world: World
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  admin = await world.user(await world.organisation(), 'OrgAdmin')
})
afterAll(() => world.end())

const offered = async () => {
  const { list } = await admin.ask(pipelineApi.listScenes, { query: { status: 12 } })
  return list.find(({ flag }) => flag === 'eliminate')?.libs.map(({ name }) => name) ?? []
}
const all = async () => (await admin.ask(pipelineApi.listReasons, { query: {} })).list

test('every organisation begins with the same reasons, in the language of whoever reads', async () => {
  const names = await offered()
  expect(names).toHaveLength(firstReasons.length)
  expect(names[0]).toBe('Not the right experience')
})

test('a reason is worded, ordered and retired, and comes back', async () => {
  const made = await admin.ask(pipelineApi.createReason, { body: { name: 'Too far away' } })
  const [experience] = await all()
  if (!experience) throw new Error('there are reasons')
  const { id, version } = experience
  const taken = await admin.send(pipelineApi.updateReason, { body: { id, version, name: 'MISSING SKILLS' } })
  expect(taken).toMatchObject({ code: 'name_taken' })
  const worded = await admin.ask(pipelineApi.updateReason, { body: { id, version, name: 'Too junior' } })
  await admin.ask(pipelineApi.sortReasons, { body: { ids: [made.id, id] } })
  const names = await offered()
  expect(names[0]).toBe('Too far away')
  expect(names.at(-1)).toBe('Too junior')
  await admin.ask(pipelineApi.retireReason, { body: { ...worded, is_retired: true } })
  expect(await offered()).not.toContain('Too junior')
  expect(
    await admin.send(pipelineApi.retireReason, { body: { ...worded, is_retired: false } }),
  ).toMatchObject({ code: 'changed_meanwhile' })
  expect(await admin.send(pipelineApi.createReason, { body: { name: 'too junior' } })).toMatchObject({
    code: 'name_taken',
  })
})
