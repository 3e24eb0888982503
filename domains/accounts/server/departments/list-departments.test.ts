import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('gives parents before children, and to whoever looks after departments their own subtree alone', async () => {
  const organisation = await world.organisation()
  const company = await world.department(organisation, 'Company')
  const cloud = await world.department(organisation, 'Cloud', company)
  const data = await world.department(organisation, 'Data', cloud)
  await world.department(organisation, 'Sales', company)
  await world.department(await world.organisation(), 'Elsewhere')
  const everything = await world.user(organisation, 'OrgAdmin2')
  const { list } = await everything.ask(accountsApi.listDepartments, {})
  expect(list.map(({ name }) => name)).toEqual(['Company', 'Cloud', 'Sales', 'Data'])
  expect(list.at(-1)).toEqual({ id: data, parent_id: cloud, name: 'Data' })

  const own = await world.user(organisation, 'DepAdmin2', cloud)
  expect((await own.ask(accountsApi.listDepartments, {})).list).toEqual([
    { id: cloud, parent_id: null, name: 'Cloud' },
    { id: data, parent_id: cloud, name: 'Data' },
  ])
  const assigned = await world.user(organisation, 'User2', cloud)
  expect((await assigned.ask(accountsApi.listDepartments, {})).list).toEqual([])
})

test('the current user knows by which name the career site of the organisation is found', async () => {
  const organisation = await world.organisation()
  const user = await world.user(organisation, 'OrgAdmin2')
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  expect((await user.ask(accountsApi.getCurrentUser, {})).organization.slug).toBe(row?.slug)
})
