import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { createRole, copyRole, viewRole, createUser, updateUser, listRoles } = accountsApi
let world: World
let house: number
let department: number
let keeper: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  department = await world.department(house, '研发')
  keeper = await world.user(house, 'OrgAdmin2')
})

const change = (role: string, set: string) =>
  world.rows(
    `update roles set ${set} where organisation_id = $1 and based_on = $2 and name is null`,
    house,
    role,
  )
const made = (role: 'DepAdmin2' | 'User2', more: object = {}) =>
  keeper.send(createUser, {
    body: { username: `kept.${house}`, name: '方圆', role, department_id: department, ...more },
  })

test('what was taken from a built-in role, a role of another name does not give back', async () => {
  for (const role of ['OrgAdmin2', 'DepAdmin2'])
    await change(role, `hides = '{contacts}', permission_changes = '{"candidates.view": false}'`)
  const { id } = await keeper.ask(createRole, { body: { name: '同级', based_on: 'DepAdmin2' } })
  const { role } = await keeper.ask(viewRole, { query: { id } })
  expect(role.hides).toEqual(['contacts'])
  expect(role.permissions.find(({ name }) => name === 'candidates.view')?.is_held).toBe(false)
})

test('who is kept from something makes nobody who sees it, and no role that shows it', async () => {
  await change('OrgAdmin2', `hides = '{contacts}'`)
  expect(await made('DepAdmin2')).toMatchObject({ code: 'role_too_high' })
  expect((await keeper.ask(listRoles, {})).list).toEqual([])
  const own = { name: '看得见的', based_on: 'DepAdmin2' } as const
  expect(await keeper.send(createRole, { body: own })).toMatchObject({ code: 'not_held' })
  const [built] = await world.rows(
    `select id, version from roles where organisation_id = $1 and based_on = 'DepAdmin2'`,
    house,
  )
  const copied = await keeper.send(copyRole, {
    query: { id: Number(built?.id) },
    body: { version: Number(built?.version), name: '副本' },
  })
  expect(copied).toMatchObject({ code: 'not_held' })
  await change('DepAdmin2', `hides = '{contacts}'`)
  expect(await made('DepAdmin2')).toMatchObject({ status: 'success' })
})

test('who is kept from contacts makes restricted hiring managers, and takes the mark from none', async () => {
  await change('OrgAdmin2', `hides = '{contacts}'`)
  expect(await made('User2')).toMatchObject({ code: 'role_too_high' })
  const { data } = await made('User2', { is_limited: true })
  const update = (body: object) =>
    keeper.send(updateUser, { query: { id: data?.id ?? 0 }, body: { version: 1, ...body } })
  expect(await update({ is_limited: false })).toMatchObject({ code: 'role_too_high' })
  expect(await update({ name: '方方' })).toMatchObject({ status: 'success' })
})

test('a permission taken from somebody is none they give to others', async () => {
  await world.rows(
    `update users set permission_changes = '{"candidates.view": false}' where id = $1`,
    keeper.id,
  )
  expect(await made('DepAdmin2')).toMatchObject({ code: 'role_too_high' })
})
