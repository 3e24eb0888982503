import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('a hiring manager who is restricted is not shown contacts from the next request on, and it is written down', async () => {
  const house = await world.organisation()
  const admin = await world.user(house, 'OrgAdmin')
  const manager = await world.user(house, 'User2')
  const limit = (version: number, body: object) =>
    admin.ask(accountsApi.updateUser, { query: { id: manager.id }, body: { version, ...body } })
  const now = async () => {
    const { isLimit, hides } = await manager.ask(accountsApi.getCurrentUser, {})
    return { isLimit, hides }
  }
  expect(await now()).toEqual({ isLimit: false, hides: [] })
  await limit(1, { is_limited: true })
  expect(await now()).toEqual({ isLimit: true, hides: ['contacts'] })
  const { user } = await admin.ask(accountsApi.viewUser, { query: { id: manager.id } })
  expect(user.is_limited).toBe(true)
  const history = { query: { id: manager.id, page: 1, page_size: 20 } }
  expect((await admin.ask(accountsApi.listUserHistory, history)).list[0]?.changes).toEqual([
    { name: 'is_limited', from: 'false', to: 'true' },
  ])
  // What is not given stays; another role has no such mark.
  await limit(2, { name: '方圆' })
  expect(await now()).toEqual({ isLimit: true, hides: ['contacts'] })
  const department_id = await world.department(house, '研发')
  await limit(3, { role: 'DepAdmin2', department_id })
  expect(await now()).toEqual({ isLimit: false, hides: [] })
  await limit(4, { role: 'User2' })
  expect(await now()).toEqual({ isLimit: false, hides: [] })
})

test('a new account may be restricted from the beginning, where it is of a hiring manager', async () => {
  const admin = await world.user(await world.organisation(), 'OrgAdmin')
  const make = async (username: string, role: 'User' | 'OrgAdmin2') => {
    const body = { username: `${username}.${admin.id}`, name: username, role, is_limited: true }
    const { id } = await admin.ask(accountsApi.createUser, { body })
    return (await admin.ask(accountsApi.viewUser, { query: { id } })).user.is_limited
  }
  expect(await make('manager', 'User')).toBe(true)
  expect(await make('recruiter', 'OrgAdmin2')).toBe(false)
})
