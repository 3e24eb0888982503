import { accountsApi, signInRules } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { inviteColleagues, inviteAgain, cancelInvitation, listInvitations, viewInvitation, acceptInvitation } =
  accountsApi
let world: World
let house: number
let near: number
let far: number
let admin: Visitor
let keeper: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  house = await world.organisation()
  near = await world.department(house, '近处')
  far = await world.department(house, '远处')
  admin = await world.user(house, 'OrgAdmin')
  keeper = await world.user(house, 'DepAdmin', near)
  await world.rows(`update users set permission_changes = '{"users.manage": true}' where id = $1`, keeper.id)
})

const invite = async (department_id: number, role: 'User2' | 'DepAdmin' = 'User2') => {
  const email = `${role}.${department_id}@acme.test`
  const { links } = await admin.ask(inviteColleagues, { body: { people: [{ email, role, department_id }] } })
  const [link] = links
  return { id: link?.id ?? 0, token: link?.path.split('#')[1] ?? '' }
}
const seen = async (by: Visitor) => (await by.ask(listInvitations, { query: {} })).list.map(({ id }) => id)
const join = (token: string) =>
  world.stranger().send(acceptInvitation, {
    body: { token, name: '何静', username: `joins.${house}`, password: 'a-long-enough-secret' },
  })

test('who looks after departments sees and keeps the invitations into them alone', async () => {
  const [here, there] = [await invite(near), await invite(far)]
  expect(await seen(admin)).toEqual([there.id, here.id])
  expect(await seen(keeper)).toEqual([here.id])
  for (const call of [inviteAgain, cancelInvitation])
    expect(await keeper.send(call, { body: { id: there.id } })).toMatchObject({ http: 404 })
  const { list } = await keeper.ask(dashboardApi.listWork, { query: {} })
  expect(list.filter(({ kind }) => kind === 'newcomer').map(({ title }) => title)).toEqual([
    `User2.${near}@acme.test`,
  ])
  expect(await keeper.send(cancelInvitation, { body: { id: here.id } })).toMatchObject({ status: 'success' })
})

test('an invitation into a role that one could not give is neither renewed nor taken back', async () => {
  const { id } = await invite(near, 'DepAdmin')
  const { list } = await keeper.ask(listInvitations, { query: {} })
  expect(list).toMatchObject([{ id, can: { again: false, cancel: false } }])
  for (const call of [inviteAgain, cancelInvitation])
    expect(await keeper.send(call, { body: { id } })).toMatchObject({ code: 'role_too_high' })
})

test('nobody joins by the invitation of somebody who is disabled, or ranks too low by now', async () => {
  const { id, token } = await invite(near)
  await world.rows(`update users set state = 'disabled' where id = $1`, admin.id)
  expect(await world.stranger().send(viewInvitation, { body: { token } })).toMatchObject({
    code: 'invitation_over',
  })
  expect(await join(token)).toMatchObject({ code: 'invitation_over' })
  await world.rows(`update users set state = 'enabled', role = 'User2' where id = $1`, admin.id)
  expect(await join(token)).toMatchObject({ code: 'invitation_over' })
  const { links } = await keeper.ask(inviteAgain, { body: { id } })
  expect(await join(links[0]?.path.split('#')[1] ?? '')).toMatchObject({ status: 'success' })
})

test('a link for a password is over once its account has another role', async () => {
  const { id, link } = await admin.ask(accountsApi.createUser, {
    body: { username: `grows.${house}`, name: '方圆', role: 'User2' },
  })
  const token = link?.path.split('#')[1] ?? ''
  const look = () => world.stranger().send(accountsApi.viewPasswordLink, { body: { token } })
  await admin.ask(accountsApi.updateUser, { query: { id }, body: { version: 1, name: '方方' } })
  expect(await look()).toMatchObject({ status: 'success' })
  await admin.ask(accountsApi.updateUser, { query: { id }, body: { version: 2, role: 'OrgAdmin2' } })
  expect(await look()).toMatchObject({ code: 'link_over' })
})

test('who asked for an account waits for those who would see it, and for nobody who could not give its role', async () => {
  const rules = { id: house, version: 0, ...signInRules.rules.defaults, can_register: true }
  const { code } = await admin.ask(organisationsApi.generateCode, {})
  await admin.ask(accountsApi.updateSignInRules, { body: { ...rules, register_department_id: far } })
  await world.stranger().ask(accountsApi.register, {
    body: { dzcode: code, name: '韩梅梅', email: `han.${house}@acme.test` },
  })
  const { listRegistrations, admitRegistration, refuseRegistration } = accountsApi
  const [asked] = (await admin.ask(listRegistrations, {})).list
  const body = { id: asked?.id ?? 0 }
  expect(await keeper.ask(listRegistrations, {})).toEqual({ list: [] })
  for (const call of [admitRegistration, refuseRegistration])
    expect(await keeper.send(call, { body })).toMatchObject({ http: 404 })
  const hidden = (role: string) =>
    world.rows(
      `update roles set hides = '{contacts}' where organisation_id = $1 and based_on = $2`,
      house,
      role,
    )
  await hidden('OrgAdmin')
  const kept = await world.user(house, 'OrgAdmin')
  expect(await kept.send(admitRegistration, { body })).toMatchObject({ code: 'role_too_high' })
  await hidden('User2')
  expect(await kept.send(admitRegistration, { body })).toMatchObject({ status: 'success' })
})
