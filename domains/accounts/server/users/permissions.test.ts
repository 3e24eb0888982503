import { accountsApi } from '@bole/accounts/contract'
import type { Permission } from '@bole/accounts/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
})
afterAll(() => world.end())

const wish = (id: number, name: Permission, is_held: boolean, version = 1) => ({
  id,
  version,
  permissions: [{ name, is_held }],
})
const save = (users: readonly ReturnType<typeof wish>[], by = admin) =>
  by.send(accountsApi.saveUserPermissions, { body: { users: [...users] } })
const view = (id: number, by = admin) => by.ask(accountsApi.viewUserPermissions, { query: { id } })

test('what is given and taken holds from the next request on, and is written down', async () => {
  const user = await world.user(house, 'User2')
  const list = () => user.send(accountsApi.listUsers, { query: {} })
  expect((await list()).http).toBe(403)
  expect((await save([wish(user.id, 'users.view', true)])).data).toEqual({
    users: [{ id: user.id, version: 2 }],
  })
  expect((await list()).http).toBe(200)
  const { list: shown } = await view(user.id)
  expect(shown.find(({ name }) => name === 'users.view')).toEqual({
    name: 'users.view',
    is_held: true,
    is_of_role: false,
    can_change: true,
  })
  await save([wish(user.id, 'users.view', false, 2)])
  expect((await list()).http).toBe(403)
  expect(await world.rows('select permission_changes from users where id = $1', user.id)).toEqual([
    { permission_changes: {} },
  ])
  const notes = await world.rows(
    'select action, changes from user_history where user_id = $1 order by id',
    user.id,
  )
  expect(notes).toEqual([
    { action: 'permit', changes: { permissions: [{}, { 'users.view': true }] } },
    { action: 'permit', changes: { permissions: [{ 'users.view': true }, {}] } },
  ])
})

test('several people are changed together, or none of them', async () => {
  const [one, two] = [await world.user(house, 'User2'), await world.user(house, 'User2')]
  const stale = await save([wish(one.id, 'users.view', true), wish(two.id, 'users.view', true, 9)])
  expect(stale.code).toBe('stale')
  expect((await view(one.id)).version).toBe(1)
  expect((await save([wish(one.id, 'users.view', true), wish(two.id, 'users.view', true)])).status).toBe(
    'success',
  )
  expect((await view(two.id)).version).toBe(2)
  const foreign = await world.user(await world.organisation(), 'User2')
  expect(
    (await save([wish(one.id, 'users.view', false, 2), wish(foreign.id, 'users.view', true)])).http,
  ).toBe(404)
  expect((await view(one.id)).version).toBe(2)
})

test('one gives only what one holds, to whom ranks below', async () => {
  const user = await world.user(house, 'User2')
  const other = await world.user(house, 'OrgAdmin')
  expect((await save([wish(user.id, 'server.view', true)])).code).toBe('not_held')
  expect((await save([wish(other.id, 'users.view', false)])).code).toBe('not_lower_role')
  expect((await save([wish(admin.id, 'server.view', true)])).code).toBe('not_lower_role')
  const { list } = await view(user.id)
  expect(list.find(({ name }) => name === 'server.view')?.can_change).toBe(false)
  expect((await view(other.id)).list.some(({ can_change }) => can_change)).toBe(false)
})

test('of two administrators at once the second hears that it is stale', { tags: ['race'] }, async () => {
  const user = await world.user(house, 'User2')
  const second = await world.user(house, 'OrgAdmin')
  const answers = await Promise.all([
    save([wish(user.id, 'users.view', true)]),
    save([wish(user.id, 'candidates.edit', true)], second),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['stale', undefined])
})
