import { accountsApi } from '@bole/accounts/contract'
import { mailApi } from '@bole/mail/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { inviteColleagues, inviteAgain, cancelInvitation, listInvitations, viewInvitation, acceptInvitation } =
  accountsApi
let world: World
let organisation: number
let department: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = null
  organisation = await world.organisation('Acme')
  department = await world.department(organisation, 'Research')
  admin = await world.user(organisation, 'OrgAdmin')
})
afterAll(() => world.end())

const person = (more: object = {}) => ({
  email: 'new@acme.test',
  role: 'User' as const,
  department_id: department,
  ...more,
})
const invite = (...people: ReturnType<typeof person>[]) =>
  admin.send(inviteColleagues, { body: { people: people.length > 0 ? people : [person()] } })
const tokenIn = (path = '') => path.split('#')[1] ?? ''
const linkOf = async () => tokenIn((await invite()).data?.links[0]?.path)
let made = 0
const joining = (token: string, more: object = {}) => ({
  token,
  name: '何静',
  username: `he-${++made}-${organisation}`,
  password: 'a-long-enough-secret',
  ...more,
})
const join = (token: string, more: object = {}) =>
  world.stranger().send(acceptInvitation, { body: joining(token, more) })

test('without a mail server the link is answered; whoever has it joins once, with the role and place meant for them', async () => {
  const answer = await invite()
  expect(answer.data).toMatchObject({ invited: 1, links: [{ email: 'new@acme.test' }] })
  const path = answer.data?.links[0]?.path ?? ''
  expect(path).toMatch(/^\/site\/invitation#[\w-]{43}$/)
  const token = tokenIn(path)
  const [kept] = await world.rows('select * from invitations where organisation_id = $1', organisation)
  expect(JSON.stringify(kept)).not.toContain(token)
  const stranger = world.stranger()
  expect(await stranger.ask(viewInvitation, { body: { token } })).toMatchObject({
    email: 'new@acme.test',
    organisation_name: 'Acme',
  })
  const body = joining(token)
  await stranger.ask(acceptInvitation, { body })
  expect(
    await world.rows('select name, email, role, department_id from users where username = $1', body.username),
  ).toEqual([{ name: '何静', email: 'new@acme.test', role: 'User', department_id: department }])
  await stranger.ask(accountsApi.signIn, { body: { username: body.username, password: body.password } })
  expect(await join(token)).toMatchObject({ code: 'invitation_over' })
  expect((await admin.ask(listInvitations, { query: {} })).list).toMatchObject([
    { email: 'new@acme.test', state: 'accepted', can: { again: false, cancel: false } },
  ])
})

test('with a mail server the link goes by mail alone, in the organisation’s language, and no use after a week', async () => {
  await world.rows(`update organisations set language = 'pt-BR' where id = $1`, organisation)
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: 1, security: 'none', sender_address: 'jobs@acme.test' },
  })
  expect((await invite()).data).toEqual({ invited: 1, links: [] })
  const [mail] = await world.rows('select * from mails where organisation_id = $1', organisation)
  expect(mail).toMatchObject({ recipient: 'new@acme.test', language: 'pt-BR', is_secret: true })
  expect(String(mail?.subject)).toContain('convida você para o recrutamento da Acme')
  const link = /https:\/\/jobs\.acme\.test\/site\/invitation#(\S+)/.exec(String(mail?.plain))
  const week = new Date(String(mail?.useful_until)).getTime() - Date.now()
  expect(Math.round(week / 3_600_000)).toBe(168)
  expect(JSON.stringify(await admin.ask(mailApi.listMails, { query: {} }))).not.toContain(link?.[1])
  expect((await join(link?.[1] ?? '')).status).toBe('success')
})

test('a link holds for seven days, and a new one or a cancelled one takes its place', async () => {
  const first = await linkOf()
  world.now = new Date(Date.now() + 7 * 86_400_000 + 60_000)
  expect(await join(first)).toMatchObject({ code: 'invitation_over' })
  expect((await admin.ask(listInvitations, { query: {} })).list).toMatchObject([{ state: 'expired' }])
  const [row] = await world.rows('select id from invitations where organisation_id = $1', organisation)
  const id = Number(row?.id)
  await admin.ask(accountsApi.prove, { body: { password } })
  const again = await admin.ask(inviteAgain, { body: { id } })
  world.now = new Date(Date.now() + 8 * 86_400_000)
  expect(await join(first)).toMatchObject({ code: 'invitation_over' })
  await admin.ask(cancelInvitation, { body: { id } })
  expect(await join(tokenIn(again.links[0]?.path))).toMatchObject({ code: 'invitation_over' })
  await admin.ask(accountsApi.prove, { body: { password } })
  const third = await admin.ask(inviteAgain, { body: { id } })
  expect((await join(tokenIn(third.links[0]?.path))).status).toBe('success')
  for (const call of [inviteAgain, cancelInvitation])
    expect(await admin.send(call, { body: { id } })).toMatchObject({ code: 'has_joined' })
})

test('somebody asked twice has one link that holds', async () => {
  const [first, second] = [await linkOf(), await linkOf()]
  expect(await join(first)).toMatchObject({ code: 'invitation_over' })
  expect((await join(second)).status).toBe('success')
  expect(await invite(person({ email: 'NEW@acme.test' }))).toMatchObject({ code: 'has_account' })
})

test('of two who follow one link at once one joins', { tags: ['race'] }, async () => {
  const token = await linkOf()
  const answers = await Promise.all([join(token), join(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success'])
})

test('all are asked or nobody: roles below the own, a department where it is needed, each once, seats that are left', async () => {
  expect(await invite(person(), person({ email: 'b@acme.test', role: 'OrgAdmin' }))).toMatchObject({
    code: 'role_too_high',
  })
  expect(await invite(person({ role: 'DepAdmin', department_id: null }))).toMatchObject({
    code: 'department_needed',
  })
  expect(await invite(person(), person({ email: 'New@Acme.test' }))).toMatchObject({ code: 'invited_twice' })
  const elsewhere = await world.department(await world.organisation(), 'Elsewhere')
  expect(await invite(person({ department_id: elsewhere }))).toMatchObject({ http: 404 })
  await world.rows('update organisations set hiring_manager_seats = 1 where id = $1', organisation)
  expect(await invite(person(), person({ email: 'b@acme.test' }))).toMatchObject({ code: 'seats_full' })
  expect(await world.rows('select 1 from invitations where organisation_id = $1', organisation)).toEqual([])
  const token = await linkOf()
  await world.rows('update organisations set hiring_manager_seats = 0 where id = $1', organisation)
  expect(await join(token)).toMatchObject({ code: 'seats_full' })
})

test('who joins takes a name of their own, a free username and a good password', async () => {
  const token = await linkOf()
  for (const name of ['Win at evil.test/prize', 'Lei \u202egnp', 'Lei\u200f'])
    expect(await join(token, { name })).toMatchObject({ code: 'name_not_plain' })
  expect(await join(token, { username: admin.username.toUpperCase() })).toMatchObject({
    code: 'username_taken',
  })
  expect(await join(token, { password: 'short' })).toMatchObject({ code: 'too_short' })
  expect((await join(token)).status).toBe('success')
})

test('one is invited to a role of the organisation’s own, unless it gives more than the inviter holds', async () => {
  const own = await admin.ask(accountsApi.createRole, { body: { name: 'Campus', based_on: 'User2' } })
  const invited = await invite(person({ role_id: own.id }))
  expect((await admin.ask(listInvitations, { query: {} })).list).toMatchObject([
    { role: 'User2', own_role_name: 'Campus' },
  ])
  await join(tokenIn(invited.data?.links[0]?.path))
  const found = await admin.ask(accountsApi.listUsers, { query: { role_id: own.id } })
  expect(found.list).toMatchObject([{ role: { name: 'User2' }, own_role: { name: 'Campus' } }])
  const head = await world.user(organisation, 'OrgAdmin2')
  await world.rows(
    `update roles set hides = '{contacts}' where organisation_id = $1 and based_on = 'OrgAdmin2'`,
    organisation,
  )
  for (const role_id of [own.id, null]) {
    const people = [person({ email: 'c@acme.test', role: 'User2', role_id })]
    expect(await head.send(inviteColleagues, { body: { people } })).toMatchObject({ code: 'role_too_high' })
  }
})

test('whoever has not joined is not invited to a role that is gone', async () => {
  const body = { name: 'Campus', based_on: 'User2' } as const
  const own = await admin.ask(accountsApi.createRole, { body })
  const invited = await invite(person({ role_id: own.id }))
  const { id, version } = own
  await admin.ask(accountsApi.deleteRole, { query: { id }, body: { version } })
  expect(await join(tokenIn(invited.data?.links[0]?.path))).toMatchObject({ code: 'invitation_over' })
  expect((await admin.ask(listInvitations, { query: {} })).list).toEqual([])
})
