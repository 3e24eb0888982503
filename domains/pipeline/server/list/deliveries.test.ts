import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

let first: number
let again: number
let designer: number

beforeAll(async () => {
  const engineer = await world.position(organisation, { title: 'Engineer' })
  designer = await world.position(organisation, { title: 'Designer' })
  first = await world.application(organisation, engineer, { name: 'Ada' })
  await world.application(organisation, engineer, { name: 'Grace' })
  again = await world.application(organisation, designer, { name: 'Somebody' })
  await world.rows(
    `update applications set candidate_id = (select candidate_id from applications where id = $1) where id = $2`,
    first,
    again,
  )
  await world.rows(`update applications set applied_at = '2026-03-04T09:00:00Z' where id = $1`, first)
})

type Query = Parameters<typeof hr.ask<typeof pipelineApi.listDeliveries>>[1]['query']
const found = async (query: Query) =>
  (await hr.ask(pipelineApi.listDeliveries, { query })).list.map(({ basic, position, times }) =>
    [basic.name, position.title, times].join(' '),
  )

test('are listed newest first, and say when somebody applied again', async () => {
  expect(await found({})).toEqual(['Ada Designer 2', 'Grace Engineer 1', 'Ada Engineer 1'])
})

test('are narrowed by day, position, words and repeats', async () => {
  expect(await found({ applied_from: '2026-03-01', applied_to: '2026-03-31' })).toEqual(['Ada Engineer 1'])
  expect(await found({ position_id: [designer] })).toEqual(['Ada Designer 2'])
  expect(await found({ keyword: 'grace' })).toEqual(['Grace Engineer 1'])
  expect(await found({ is_repeat: true })).toEqual(['Ada Designer 2'])
  expect(await found({ is_repeat: false })).toEqual(['Grace Engineer 1', 'Ada Engineer 1'])
  expect(await found({ source: 'referral' })).toEqual([])
  expect(await found({ source: 'upload', keyword: 'Engineer' })).toHaveLength(2)
  expect(await found({ origin: 1 })).toEqual([])
})

test('of one person are found by any of their applications', async () => {
  expect(await found({ post_id: first })).toEqual(['Ada Designer 2', 'Ada Engineer 1'])
  expect(await found({ post_id: again })).toEqual(['Ada Designer 2', 'Ada Engineer 1'])
})

test('stay when somebody is taken off the list', async () => {
  const removed = { applications: [{ post_id: again, version: 1 }] }
  await hr.ask(pipelineApi.removeApplications, { body: removed })
  expect(await found({ is_listed: false })).toEqual(['Ada Designer 2'])
  const { list } = await hr.ask(pipelineApi.listDeliveries, { query: { post_id: again } })
  expect(list.map(({ is_listed }) => is_listed)).toEqual([false, true])
})

test('a hiring manager sees those they take part in', async () => {
  const manager = await world.user(organisation, 'User2')
  expect((await manager.ask(pipelineApi.listDeliveries, { query: {} })).list).toEqual([])
})

test('tell nothing of applications to departments that somebody does not see', async () => {
  const here = await world.department(organisation, 'R')
  await world.rows('update applications set department_id = $2 where id = $1', again, here)
  const keeper = await world.user(organisation, 'DepAdmin2', here)
  const listed = async (query: Query) => (await keeper.ask(pipelineApi.listDeliveries, { query })).list
  expect(await listed({})).toMatchObject([{ id: again, times: 1, can: { others: false } }])
  expect(await listed({ is_repeat: true })).toEqual([])
  expect(await listed({ is_repeat: false, post_id: again })).toMatchObject([{ id: again }])
})
