import { inTransaction } from '@bole/platform/testing'
import { keepFrom, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readerOf } from './reader-of.ts'

let world: World
let house: number
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  house = await world.organisation()
})

const read = (userId: number, of = house) =>
  inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, of, (tx) =>
    readerOf(tx, userId),
  )

test('whoever work is done for sees as far as when they sign in', async () => {
  const part = await world.department(house, 'Sales')
  const below = await world.department(house, 'North', part)
  await world.department(house, 'Elsewhere')
  const all = await read((await world.user(house, 'OrgAdmin2')).id)
  expect(all?.scopes.candidates).toEqual({ kind: 'organisation' })
  const head = await read((await world.user(house, 'DepAdmin2', part)).id)
  expect(head?.scopes.candidates).toEqual({ kind: 'departments', departmentIds: [part, below] })
  expect(head?.permissions.has('candidates.view')).toBe(true)
  expect(head?.permissions.has('company.manage')).toBe(false)
})

test('what a role is kept from, and what somebody was given or denied, holds for them too', async () => {
  const user: Visitor = await world.user(house, 'OrgAdmin')
  await keepFrom(world, house, 'OrgAdmin', ['contacts'])
  await world.rows(
    `update users set permission_changes = '{"candidates.view": false}' where id = $1`,
    user.id,
  )
  const reader = await read(user.id)
  expect([...(reader?.hides ?? [])]).toEqual(['contacts'])
  expect(reader?.permissions.has('candidates.view')).toBe(false)
})

test.each([
  ['is disabled', `update users set state = 'disabled' where id = $1`],
  ['has an account that ended', `update users set expires_at = now() - interval '1 day' where id = $1`],
])('nobody who %s is worked for', async (_, change) => {
  const { id } = await world.user(house, 'OrgAdmin2')
  await world.rows(change, id)
  expect(await read(id)).toBeNull()
})

test('nor is somebody of another company', async () => {
  const { id } = await world.user(await world.organisation(), 'OrgAdmin2')
  expect(await read(id)).toBeNull()
})
