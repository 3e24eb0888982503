import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let house: number
let first: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  first = await world.user(house, 'SuperAdmin')
})

const disable = (id: number, by: Visitor) =>
  by.send(accountsApi.disableUser, { query: { id }, body: { version: 1 } })
const update = (id: number, body: object, by = first) =>
  by.send(accountsApi.updateUser, { query: { id }, body: { version: 1, ...body } })

test('a SuperAdmin makes another, or promotes somebody; nobody below does', async () => {
  const body = { username: `chief.${house}`, name: '副手', role: 'SuperAdmin' as const }
  expect((await first.ask(accountsApi.createUser, { body })).id).toBeGreaterThan(0)
  const { list } = await first.ask(accountsApi.listRoles, {})
  expect(list.map(({ name }) => name)).toContain('SuperAdmin')
  const colleague = await world.user(house, 'OrgAdmin')
  expect((await update(colleague.id, { role: 'SuperAdmin' })).status).toBe('success')
  const below = await world.user(house, 'OrgAdmin')
  const again = { ...body, username: `other.${house}` }
  expect((await below.send(accountsApi.createUser, { body: again })).code).toBe('role_too_high')
})

test('of two each is replaced, reset and disabled by the other, and none by themselves', async () => {
  const second = await world.user(house, 'SuperAdmin')
  expect((await disable(first.id, first)).code).toBe('not_lower_role')
  expect((await first.send(accountsApi.resetPassword, { query: { id: second.id } })).status).toBe('success')
  expect((await first.send(accountsApi.resetSecondFactor, { query: { id: second.id } })).status).toBe(
    'success',
  )
  await second.signIn(password)
  expect((await disable(first.id, second)).status).toBe('success')
  expect((await first.send(accountsApi.getCurrentUser, {})).http).toBe(401)
  const { user } = await second.ask(accountsApi.viewUser, { query: { id: first.id } })
  expect(user.can).toMatchObject({ enable: true, edit: true, permit: false })
})

test('of two who disable or demote each other at once one is left', { tags: ['race'] }, async () => {
  for (const act of [
    disable,
    (id: number, by: Visitor) => update(id, { role: 'User2' }, by),
    async (id: number, by: Visitor) => {
      const { data } = await by.send(accountsApi.disableUsers, { body: { users: [{ id, version: 1 }] } })
      const [refused] = data?.refused ?? []
      return refused ? { code: refused.code } : { status: 'success' }
    },
  ]) {
    const home = await world.organisation()
    const [one, two] = [await world.user(home, 'SuperAdmin'), await world.user(home, 'SuperAdmin')]
    // Both were let in before either was done: who asks is remembered for some seconds.
    const [held] = await Promise.all([act(two.id, one), act(one.id, two)])
    const left = await world.rows(
      `select id from users where organisation_id = $1 and role = 'SuperAdmin' and state = 'enabled'`,
      home,
    )
    expect(left, JSON.stringify(held)).toHaveLength(1)
  }
})
