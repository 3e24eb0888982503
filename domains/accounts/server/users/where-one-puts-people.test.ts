import { accountsApi } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let house: number
let near: number
let far: number
let keeper: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  near = await world.department(house, '近处')
  far = await world.department(house, '远处')
  keeper = await world.user(house, 'OrgAdmin2', near)
})

const sees = (accounts: 'departments' | 'own') =>
  world.rows(
    `update roles set scopes = $2 where organisation_id = $1 and based_on = 'OrgAdmin2' and name is null`,
    house,
    JSON.stringify({ accounts }),
  )
const create = (department_id: number | null, role: Role = 'User2', role_id?: number) =>
  keeper.send(accountsApi.createUser, {
    body: { username: `placed.${house}`, name: '方圆', role, role_id: role_id ?? null, department_id },
  })

test('who sees the accounts of departments puts nobody outside of them', async () => {
  await sees('departments')
  expect(await create(null)).toMatchObject({ code: 'department_needed' })
  expect(await create(far)).toMatchObject({ http: 404 })
  expect(await create(near)).toMatchObject({ status: 'success' })
})

test('who sees no account but their own makes none', async () => {
  await sees('own')
  // Every role sees more accounts than that.
  for (const place of [null, near]) expect(await create(place)).toMatchObject({ code: 'role_too_high' })
})

test('whose own role sees by departments stands in one', async () => {
  const { id } = await keeper.ask(accountsApi.createRole, { body: { name: '部门面试官', based_on: 'User2' } })
  await world.rows(`update roles set scopes = '{"candidates": "departments"}' where id = $1`, id)
  expect(await create(null, 'User2', id)).toMatchObject({ code: 'department_needed' })
  expect(await create(far, 'User2', id)).toMatchObject({ status: 'success' })
})
