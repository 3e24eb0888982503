import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lifeOf } from './life-of.ts'

let world: World
let organisation: number
let position: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
})
afterAll(() => world.end())

const asked = (postId: number, of = organisation) => {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  return inTransaction(parts, of, (tx) => lifeOf(tx, postId, (words) => words.replace(/\d{5,}/g, '•')))
}

test('a life tells what somebody did, covers what they wrote, and no way to reach them', async () => {
  const facts = { name: 'Li Lei', phone: '13800138000', email: 'lei@example.com', birth_date: '1995-04-01' }
  const id = await world.application(organisation, position, {
    ...facts,
    city: '上海',
    employer: '云帆 13800138000',
  })
  const life = await asked(id)
  expect(life).toMatchObject({ city: '上海', employer: '云帆 •', schools: [], skills: [] })
  expect(JSON.stringify(life)).not.toMatch(/13800138000|example\.com|1995-04|Li Lei/)
})

test('of another company there is none', async () => {
  const id = await world.application(organisation, position, { name: 'Li Lei' })
  await expect(asked(id, await world.organisation('Other'))).rejects.toThrow()
})
