import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
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

const create = (name: string, based_on: Role = 'User2', by = admin) =>
  by.send(accountsApi.createRole, { body: { name, based_on } })
const made = async (name: string, based_on: Role = 'User2') =>
  (await admin.ask(accountsApi.createRole, { body: { name, based_on } })).id
const view = async (id: number) => (await admin.ask(accountsApi.viewRole, { query: { id } })).role
type Change = Parameters<typeof admin.send<typeof accountsApi.updateRole>>[1]['body']
const update = (id: number, body: Change, by = admin) =>
  by.send(accountsApi.updateRole, { query: { id }, body })
const built = async (role: Role) => {
  const { list } = await admin.ask(accountsApi.listKeptRoles, {})
  return list.find(({ based_on, name }) => based_on === role && name === null)?.id ?? 0
}
const wish = (name: 'users.view' | 'candidates.view' | 'server.view', is_held: boolean) => ({ name, is_held })

test('an organisation has the eight built-in roles; own ones stand below them', async () => {
  const id = await made('校招面试官')
  const { list } = await admin.ask(accountsApi.listKeptRoles, {})
  expect(list.slice(0, 8).map(({ based_on }) => based_on)).toContain('SuperAdmin')
  expect(list.at(-1)).toMatchObject({
    id,
    name: '校招面试官',
    based_on: 'User2',
    people: 0,
    is_changed: false,
    can: { edit: true, copy: true, remove: true },
  })
  expect(list.find(({ based_on }) => based_on === 'OrgAdmin')?.can.edit).toBe(false)
  expect((await create(' 校招面试官 ')).code).toBe('role_name_taken')
  expect((await create('总管', 'OrgAdmin')).code).toBe('role_too_high')
})

test('what a role loses holds from the next request on, and stands in its history', async () => {
  const id = await made('看账号的')
  const user = await world.user(house, 'User2')
  await admin.ask(accountsApi.updateUser, { query: { id: user.id }, body: { version: 1, role_id: id } })
  const list = () => user.send(accountsApi.listUsers, { query: {} })
  expect((await list()).http).toBe(403)
  await update(id, { version: 1, permissions: [wish('users.view', true)], hides: ['salary'] })
  expect((await list()).http).toBe(200)
  expect((await view(id)).hides).toEqual(['salary'])
  await update(id, { version: 2, permissions: [wish('users.view', false)], hides: [], name: '谁也不看' })
  expect((await list()).http).toBe(403)
  const history = await admin.ask(accountsApi.listRoleHistory, { query: { id } })
  expect(
    history.list.map(({ action, name, given, taken, hidden, shown }) => [
      action,
      name,
      given,
      taken,
      hidden,
      shown,
    ]),
  ).toEqual([
    ['update', '谁也不看', [], ['users.view'], [], ['salary']],
    ['update', null, ['users.view'], [], ['salary'], []],
    ['create', '看账号的', [], [], [], []],
  ])
})

test('a built-in role is changed for everybody who has it, and neither renamed nor deleted', async () => {
  const own = await world.organisation()
  const [keeper, user] = [await world.user(own, 'OrgAdmin'), await world.user(own, 'User2')]
  const { list } = await keeper.ask(accountsApi.listKeptRoles, {})
  const id = list.find(({ based_on }) => based_on === 'User2')?.id ?? 0
  expect((await update(id, { version: 1, name: '别名' }, keeper)).code).toBe('role_built_in')
  expect((await keeper.send(accountsApi.deleteRole, { query: { id }, body: { version: 1 } })).code).toBe(
    'role_built_in',
  )
  await update(id, { version: 1, permissions: [wish('users.view', true)] }, keeper)
  expect((await user.send(accountsApi.listUsers, { query: {} })).http).toBe(200)
  const { list: tree } = await keeper.ask(accountsApi.getPermissionTree, {})
  const users = tree.find(({ name }) => name === 'users')?.children.find(({ name }) => name === 'users.view')
  expect(users?.roles).toContain('User2')
  // What somebody has beyond the role is told by the role as it is here.
  const { list: held } = await keeper.ask(accountsApi.viewUserPermissions, { query: { id: user.id } })
  expect(held.find(({ name }) => name === 'users.view')).toMatchObject({ is_held: true, is_of_role: true })
})

test('one gives only what one holds, and only roles below', async () => {
  const id = await made('越权')
  expect((await update(id, { version: 1, permissions: [wish('server.view', true)] })).code).toBe('not_held')
  const departments = await world.user(house, 'DepAdmin', await world.department(house, '研发'))
  await world.rows(
    `update users set permission_changes = '{"users.manage": true}' where id = $1`,
    departments.id,
  )
  const fresh = departments
  await admin.ask(accountsApi.updateRole, {
    query: { id: await built('User') },
    body: { version: 1, permissions: [] },
  })
  expect((await create('部门的', 'User2', fresh)).code).toBe('whole_organisation_only')
  // A role that gives what its giver lacks is neither offered nor given, nor copied.
  await world.rows(`update roles set permission_changes = '{"server.view": true}' where id = $1`, id)
  const user = await world.user(house, 'User2')
  const { list } = await admin.ask(accountsApi.listRoles, {})
  expect(list.some(({ own }) => own?.id === id)).toBe(false)
  expect(
    (await admin.send(accountsApi.updateUser, { query: { id: user.id }, body: { version: 1, role_id: id } }))
      .code,
  ).toBe('role_too_high')
  expect(
    (await admin.send(accountsApi.copyRole, { query: { id }, body: { version: 1, name: '副本' } })).code,
  ).toBe('not_held')
})

test('a copy begins as the role is by now', async () => {
  const id = await made('原本')
  await update(id, { version: 1, permissions: [wish('users.view', true)], hides: ['birth'] })
  const copy = await admin.ask(accountsApi.copyRole, { query: { id }, body: { version: 2, name: '副本二' } })
  const { permissions, hides, based_on } = await view(copy.id)
  expect(permissions.find(({ name }) => name === 'users.view')?.is_held).toBe(true)
  expect([hides, based_on]).toEqual([['birth'], 'User2'])
})

test('of two administrators at once the second hears that it is stale', { tags: ['race'] }, async () => {
  const id = await made('抢着改')
  const second = await world.user(house, 'OrgAdmin')
  const answers = await Promise.all([
    update(id, { version: 1, permissions: [wish('users.view', true)] }),
    update(id, { version: 1, permissions: [wish('candidates.view', false)] }, second),
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual(['stale', undefined])
})

test('a role that people have goes only with a role for them', async () => {
  const id = await made('临时')
  const user = await world.user(house, 'User2')
  await admin.ask(accountsApi.updateUser, { query: { id: user.id }, body: { version: 1, role_id: id } })
  const { user: seen } = await admin.ask(accountsApi.viewUser, { query: { id: user.id } })
  expect([seen.role.name, seen.own_role]).toEqual(['User2', { id, name: '临时' }])
  const remove = (to_id: number | null) =>
    admin.send(accountsApi.deleteRole, { query: { id }, body: { version: 1, to_id } })
  expect((await remove(null)).code).toBe('role_in_use')
  expect((await remove(await built('OrgAdmin'))).code).toBe('role_too_high')
  // Whoever looks after departments stands in one.
  expect((await remove(await built('DepAdmin2'))).code).toBe('department_needed')
  expect((await remove(await built('User2'))).status).toBe('success')
  const { user: after } = await admin.ask(accountsApi.viewUser, { query: { id: user.id } })
  expect([after.role.name, after.own_role]).toEqual(['User2', null])
  expect((await admin.send(accountsApi.viewRole, { query: { id } })).http).toBe(404)
})
