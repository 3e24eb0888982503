import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'

let world: World
let house: number
let admin: Visitor
let own: number

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
  const made = await admin.ask(accountsApi.createRole, { body: { name: '校招面试官', based_on: 'User2' } })
  own = made.id
})

const create = (fields: { readonly role: Role; readonly role_id?: number | null }, name = '方圆') =>
  admin.send(accountsApi.createUser, { body: { username: `given.${house}.${name}`, name, ...fields } })
const roleOf = async (id: number) => {
  const { user } = await admin.ask(accountsApi.viewUser, { query: { id } })
  return [user.role.name, user.own_role?.id ?? null]
}

test('a new account gets an own role, and ranks as what it is based on', async () => {
  const { data } = await create({ role: 'DepAdmin2', role_id: own })
  expect(await roleOf(data?.id ?? 0)).toEqual(['User2', own])
  const found = await admin.ask(accountsApi.listUsers, { query: { role_id: own } })
  expect(found.list.map(({ own_role }) => own_role)).toEqual([{ id: own, name: '校招面试官' }])
  const others = await admin.ask(accountsApi.listUsers, { query: { role: 'DepAdmin2' } })
  expect(others.list).toEqual([])
})

test('a role of nobody, and one of another organisation, is none', async () => {
  expect((await create({ role: 'User2', role_id: 999_999 })).http).toBe(404)
  const stranger = await world.user(await world.organisation(), 'OrgAdmin')
  const theirs = await stranger.ask(accountsApi.createRole, {
    body: { name: '校招面试官', based_on: 'User2' },
  })
  expect((await create({ role: 'User2', role_id: theirs.id })).http).toBe(404)
})

test('another built-in role takes the own one away; what is not given leaves it', async () => {
  const { data } = await create({ role: 'User2', role_id: own })
  const id = data?.id ?? 0
  const update = (
    version: number,
    body: { readonly name?: string; readonly role?: Role; readonly role_id?: null },
  ) => admin.ask(accountsApi.updateUser, { query: { id }, body: { version, ...body } })
  await update(1, { name: '方方', role: 'User2' })
  expect(await roleOf(id)).toEqual(['User2', own])
  await update(2, { role: 'User' })
  expect(await roleOf(id)).toEqual(['User', null])
  await admin.ask(accountsApi.updateUser, { query: { id }, body: { version: 3, role_id: own } })
  await update(4, { role_id: null })
  expect(await roleOf(id)).toEqual(['User2', null])
})

test('a table of accounts names own roles by their names', async () => {
  const table = [
    ['Name', 'Username', 'Role'],
    ['甲', `given.${house}.a`, '校招面试官'],
    ['乙', `given.${house}.b`, 'Hiring manager'],
    ['丙', `given.${house}.c`, '社招面试官'],
  ]
  const send = async (rows: readonly (readonly string[])[]) => {
    const body = new FormData()
    const written = await writeTable(rows.map((row) => [...row])).toBuffer()
    body.set('file', new Blob([new Uint8Array(written)]), 'people.xlsx')
    return admin.send(accountsApi.createManyUsers, { body })
  }
  const refused = await send(table)
  expect(refused.code).toBe('rows_invalid')
  expect((await send(table.slice(0, 3))).data?.done).toBe(2)
  const { list } = await admin.ask(accountsApi.listUsers, { query: { keyword: `given.${house}` } })
  expect(list.map(({ name, own_role }) => [name, own_role?.id ?? null])).toEqual([
    ['甲', own],
    ['乙', null],
  ])
})

test('the roles to give are those below, own ones after what they stand on', async () => {
  const { list } = await admin.ask(accountsApi.listRoles, {})
  expect(list.map(({ name, own: one }) => one?.name ?? name)).toEqual([
    'OrgAdmin2',
    'DepAdmin',
    'DepAdmin2',
    'User',
    'User2',
    '校招面试官',
  ])
})

test('who hands over a role gets its people where there are seats for them, and none are moved where there are not', async () => {
  const hr = await admin.ask(accountsApi.createRole, { body: { name: '校招 HR', based_on: 'DepAdmin2' } })
  const [one, two] = [
    await create({ role: 'User2', role_id: own }, '甲'),
    await create({ role: 'User2', role_id: own }, '乙'),
  ]
  const department_id = await world.department(house, '研发中心')
  for (const { data } of [one, two])
    await admin.ask(accountsApi.updateUser, {
      query: { id: data?.id ?? 0 },
      body: { version: 1, department_id },
    })
  await world.rows('update organisations set hr_seats = 2 where id = $1', house)
  const remove = () =>
    admin.send(accountsApi.deleteRole, { query: { id: own }, body: { version: 1, to_id: hr.id } })
  const refused = await remove()
  expect([refused.code, refused.notice?.title]).toEqual(['seats_full', expect.any(String)])
  expect(await roleOf(one.data?.id ?? 0)).toEqual(['User2', own])
  await world.rows('update organisations set hr_seats = 3 where id = $1', house)
  expect((await remove()).status).toBe('success')
  expect(await roleOf(one.data?.id ?? 0)).toEqual(['DepAdmin2', hr.id])
  const notes = await world.rows(
    `select changes from user_history where user_id = $1 and changes ? 'role_id'`,
    two.data?.id,
  )
  expect(notes).toEqual([{ changes: { role: ['User2', 'DepAdmin2'], role_id: [own, hr.id] } }])
})

test('somebody given a role while it is deleted has another one, or it stays', async () => {
  const { data } = await create({ role: 'User2' })
  const id = data?.id ?? 0
  const [given, removed] = await Promise.all([
    admin.send(accountsApi.updateUser, { query: { id }, body: { version: 1, role_id: own } }),
    admin.send(accountsApi.deleteRole, { query: { id: own }, body: { version: 1 } }),
  ])
  // Whichever came first, nobody has a role that is not there.
  expect([
    ['success', 'role_in_use'],
    ['not_found', 'success'],
  ]).toContainEqual([given.code ?? given.status, removed.code ?? removed.status])
  const { list } = await admin.ask(accountsApi.listKeptRoles, {})
  expect(list.some((role) => role.id === own)).toBe(removed.code === 'role_in_use')
})

test('one person’s permissions are told from those of their own role', async () => {
  await admin.ask(accountsApi.updateRole, {
    query: { id: own },
    body: { version: 1, permissions: [{ name: 'users.view', is_held: true }] },
  })
  const { data } = await create({ role: 'User2', role_id: own })
  const id = data?.id ?? 0
  const held = async () => {
    const { list } = await admin.ask(accountsApi.viewUserPermissions, { query: { id } })
    return list.find(({ name }) => name === 'users.view')
  }
  expect(await held()).toMatchObject({ is_held: true, is_of_role: true })
  const save = (version: number, is_held: boolean) =>
    admin.ask(accountsApi.saveUserPermissions, {
      body: { users: [{ id, version, permissions: [{ name: 'users.view', is_held }] }] },
    })
  await save(1, false)
  expect(await held()).toMatchObject({ is_held: false, is_of_role: true })
  await save(2, true)
  expect(await world.rows('select permission_changes from users where id = $1', id)).toEqual([
    { permission_changes: {} },
  ])
})
