import { accountsApi, signInRules } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor
let from: number
let into: number

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  admin = await world.user(house, 'OrgAdmin')
  from = await world.department(house, '旧部')
  into = await world.department(house, '新部')
})

const invite = async () => {
  const people = [{ email: 'new@acme.test', role: 'DepAdmin2' as const, department_id: from }]
  const { links } = await admin.ask(accountsApi.inviteColleagues, { body: { people } })
  return links[0]?.path.split('#')[1] ?? ''
}
const join = (token: string) =>
  world.stranger().send(accountsApi.acceptInvitation, {
    body: { token, name: '何静', username: `joins.${house}`, password: 'a-long-enough-secret' },
  })
const merge = () => admin.ask(accountsApi.mergeDepartment, { body: { id: from, version: 1, into_id: into } })

test('whoever was asked to join a department joins the one that took it in, and so do those who register', async () => {
  const token = await invite()
  const rules = { id: house, version: 0, ...signInRules.rules.defaults, can_register: true }
  await admin.ask(accountsApi.updateSignInRules, { body: { ...rules, register_department_id: from } })
  await merge()
  expect(await admin.ask(accountsApi.getSignInRules, {})).toMatchObject({
    register_department_id: into,
    version: 2,
  })
  expect(await join(token)).toMatchObject({ status: 'success' })
  const { list } = await admin.ask(accountsApi.listUsers, { query: { keyword: `joins.${house}` } })
  expect(list).toMatchObject([{ department_id: into }])
})

test('whoever stood in it has that in their history', async () => {
  const user = await world.user(house, 'User2', from)
  await merge()
  const { list } = await admin.ask(accountsApi.listUserHistory, { query: { id: user.id } })
  expect(list).toMatchObject([
    { action: 'update', changes: [{ name: 'department_id', from: String(from), to: String(into) }] },
  ])
})

test('nobody joins to see nothing: an invitation whose department is gone is over', async () => {
  const token = await invite()
  await admin.ask(accountsApi.deleteDepartment, { query: { id: from } })
  expect(await join(token)).toMatchObject({ code: 'invitation_over' })
})
