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
