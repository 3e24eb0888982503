import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const message = { language: 'en-US' } as const
const meets_at = '2999-03-02T02:00:00Z'

let world: World
let organisation: number
let admin: Visitor
let people: number[]

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  people = []
  for (const name of ['Lin', 'Wu', 'He'])
    people.push(await world.application(organisation, position, { name, email: `${name}@example.com` }))
})
afterAll(() => world.end())

const seen = (version = 1) => people.map((post_id) => ({ post_id, version }))
const told = async () => {
  const { list } = await admin.ask(notificationsApi.listRecords, { query: {} })
  return list.map(({ basic, event, stage, subject }) => ({ name: basic.name, event, stage, subject }))
}
const move = (stage: number, version = 1, more: object = {}) =>
  admin.ask(pipelineApi.moveMany, { body: { applications: seen(version), stage, message, ...more } })

test('several who are moved are told of the step they come to, each by name', async () => {
  await move(12, 1, { meets_at })
  expect((await told()).map(({ name, event, stage }) => [name, event, stage])).toEqual([
    ['He', 'invited', 12],
    ['Wu', 'invited', 12],
    ['Lin', 'invited', 12],
  ])
  await move(5, 2)
  expect((await told())[0]).toMatchObject({ event: 'offered', stage: 5 })
  await move(6, 3)
  expect((await told())[0]).toMatchObject({ event: 'awaited', stage: 6 })
})

test('who could not be moved is told nothing', async () => {
  const [first] = people
  await admin.ask(pipelineApi.move, { body: { post_id: first ?? 0, version: 1, stage: 5 } })
  const done = await move(5)
  expect(done).toMatchObject({ done: 2, refused: [{ post_id: first, code: 'stale' }] })
  expect((await told()).map(({ name }) => name)).toEqual(['He', 'Wu'])
})

test('a move that candidates are told nothing of by itself can still carry a message', async () => {
  const words = { subject: 'A word, {{candidate}}', body: 'Your papers are with the department.' }
  await move(14, 1, { message: { ...message, words } })
  expect((await told())[0]).toEqual({ name: 'He', event: 'message', stage: 0, subject: 'A word, He' })
})

test('nobody is told where nothing was asked for', async () => {
  await move(12, 1, { message: null })
  await admin.ask(pipelineApi.giveFeedbackToMany, { body: { applications: seen(2), action: 'pass' } })
  expect(await told()).toEqual([])
})

test('the words are those of each one’s process', async () => {
  const [row] = await world.rows('select process_id from positions where organisation_id = $1', organisation)
  const occasion = { stage: 5, event: 'offered', language: 'en-US' } as const
  const words = { subject: 'Ours for {{candidate}}', body: '{{page}}' }
  await admin.ask(notificationsApi.saveTemplate, {
    body: { ...occasion, ...words, process_id: Number(row?.process_id), seen_version: 0 },
  })
  const other = await world.position(organisation)
  people.push(await world.application(organisation, other, { name: 'Zhao', email: null }))
  await move(5)
  const subjects = (await told()).map(({ subject }) => subject)
  expect(subjects).toEqual(['An offer from Acme: Engineer', 'Ours for He', 'Ours for Wu', 'Ours for Lin'])
})
