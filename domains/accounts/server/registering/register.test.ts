import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const { register, confirmRegistration, listRegistrations, admitRegistration, refuseRegistration } =
  accountsApi
const { getSignInRules, updateSignInRules, getCompany, setPassword, signIn } = accountsApi

let world: World
let organisation: number
let admin: Visitor
let dzcode: string
let people = 0

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  dzcode = (await admin.ask(organisationsApi.generateCode, {})).code
  await world.rows(`delete from sign_in_failures where subject like 'register:%'`)
})

async function allow(given: object = {}) {
  const rules = await admin.ask(getSignInRules, {})
  return admin.send(updateSignInRules, {
    body: { ...rules, can_register: true, register_domains: ['acme.test'], ...given },
  })
}
const mailed = () =>
  world.rows(
    `insert into mail_servers (organisation_id, host, port, security, sender_address) values ($1, '127.0.0.1', 1, 'none', 'jobs@acme.test')`,
    organisation,
  )
const somebody = () => {
  people += 1
  return `newcomer.${people}@acme.test`
}
const ask = (email: string, who = world.stranger()) =>
  who.send(register, { body: { dzcode, name: '韩梅梅', email } })
const mails = () =>
  world.rows(`select recipient, plain from mails where organisation_id = $1 order by id`, organisation)
async function tokenSent() {
  const last = (await mails()).at(-1)
  return /\/site\/register#([\w-]+)/.exec(String(last?.plain))?.[1] ?? ''
}
const confirm = (token: string) => world.stranger().send(confirmRegistration, { body: { token } })

/** Sets a password by the path of a link, and signs in with it. */
async function comesIn(email: string, path: string) {
  const password = 'a lamp for every street'
  await world.stranger().ask(setPassword, { body: { token: path.split('#')[1] ?? '', password } })
  const browser = world.stranger()
  await browser.ask(signIn, { body: { username: email, password } })
  return browser.ask(accountsApi.getCurrentUser, {})
}

test('where nobody has to admit, the link of the address makes the account, once', async () => {
  const department = await world.department(organisation, '研发')
  await allow({
    register_needs_admitting: false,
    register_role: 'DepAdmin2',
    register_department_id: department,
  })
  await mailed()
  const email = somebody()
  expect(await ask(email)).toMatchObject({ data: { by_mail: true } })
  const token = await tokenSent()
  const { data } = await confirm(token)
  const path = typeof data === 'object' && data && 'password_path' in data ? String(data.password_path) : ''
  expect(await comesIn(email, path)).toMatchObject({ name: '韩梅梅', role: { name: 'DepAdmin2' } })
  expect(await confirm(token)).toMatchObject({ code: 'registration_over' })
})

test('where an administrator admits, whoever confirmed waits for them', async () => {
  await allow()
  await mailed()
  const email = somebody()
  await ask(email)
  expect(await admin.ask(listRegistrations, {})).toEqual({ list: [] })
  expect(await confirm(await tokenSent())).toMatchObject({ data: { password_path: null } })
  const [waiting] = (await admin.ask(listRegistrations, {})).list
  expect(waiting).toMatchObject({ email, is_confirmed: true })
  await admin.ask(admitRegistration, { body: { id: waiting?.id ?? 0 } })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([email, email])
  expect((await admin.ask(listRegistrations, {})).list).toEqual([])
  expect((await admin.send(admitRegistration, { body: { id: waiting?.id ?? 0 } })).http).toBe(404)
})

test('without a mail server the administrator admits or refuses, and hands the link on', async () => {
  await allow()
  const [one, other] = [somebody(), somebody()]
  expect(await ask(one)).toMatchObject({ data: { by_mail: false } })
  await ask(other)
  const { list } = await admin.ask(listRegistrations, {})
  expect(list).toMatchObject([
    { email: one, is_confirmed: false },
    { email: other, is_confirmed: false },
  ])
  const { link } = await admin.ask(admitRegistration, { body: { id: list[0]?.id ?? 0 } })
  expect(await comesIn(one, link?.path ?? '')).toMatchObject({ role: { name: 'User2' } })
  await admin.ask(refuseRegistration, { body: { id: list[1]?.id ?? 0 } })
  expect((await admin.ask(listRegistrations, {})).list).toEqual([])
})

test('an address that is known answers as any other; its owner is told by mail', async () => {
  await allow()
  await mailed()
  const email = somebody()
  await world.rows(`update users set email = $2 where id = $1`, admin.id, email)
  expect(await ask(email)).toEqual(await ask(somebody()))
  const [first] = await mails()
  expect([first?.recipient, String(first?.plain)]).toEqual([
    email,
    expect.stringContaining('/site/login?dzcode='),
  ])
  expect(String(first?.plain)).not.toContain('/site/register#')
})

test('a closed company, another domain, a code that is nobody’s and too many askings are refused', async () => {
  expect(await ask(somebody())).toMatchObject({ code: 'registration_closed' })
  await allow()
  expect((await world.stranger().ask(getCompany, { query: { dzcode } })).company?.can_register).toBe(true)
  expect(await ask('lei@elsewhere.test')).toMatchObject({ code: 'registration_domain' })
  const wrong = { dzcode: 'NOBODYS', name: 'x', email: somebody() }
  expect(await world.stranger().send(register, { body: wrong })).toMatchObject({
    code: 'registration_closed',
  })
  for (let tries = 0; tries < 5; tries += 1) await ask(somebody())
  expect(await ask(somebody())).toMatchObject({ code: 'too_many_failures' })
})

test('of many askings at once as few are let through as one after the other', {
  tags: ['race'],
}, async () => {
  await allow()
  await world.rows(`delete from sign_in_failures where subject like 'register:%'`)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(somebody())))
  expect(answers.filter(({ code }) => code === 'too_many_failures')).toHaveLength(4)
})

test('nobody gets a role by registering that whoever allows it could not give', async () => {
  expect(await allow({ register_role: 'OrgAdmin' })).toMatchObject({ code: 'role_too_high' })
  const elsewhere = await world.department(await world.organisation(), '别处')
  expect((await allow({ register_department_id: elsewhere })).http).toBe(404)
  await allow({ register_role: 'OrgAdmin2' })
  const { register_role, can_register } = await admin.ask(getSignInRules, {})
  expect([register_role, can_register]).toEqual(['OrgAdmin2', true])
})

test('who asks again has a new link; the one before leads nowhere', async () => {
  await allow({ register_needs_admitting: false })
  await mailed()
  const email = somebody()
  await ask(email)
  const first = await tokenSent()
  await ask(email)
  expect(await confirm(first)).toMatchObject({ code: 'registration_over' })
  expect(await confirm(await tokenSent())).toMatchObject({ status: 'success' })
  expect(await admin.ask(listRegistrations, {})).toEqual({ list: [] })
})

test('a company that closes its registering meanwhile lets nobody in by a link it sent before', async () => {
  await allow({ register_needs_admitting: false })
  await mailed()
  await ask(somebody())
  await allow({ can_register: false })
  expect(await confirm(await tokenSent())).toMatchObject({ code: 'registration_over' })
})

test('a role that looks after departments is not registered into without one', async () => {
  const rules = { register_role: 'DepAdmin2', register_needs_admitting: false }
  expect((await allow(rules)).code).toBe('department_needed')
  const register_department_id = await world.department(organisation, '研发')
  expect((await allow({ ...rules, register_department_id })).status).toBe('success')
  await mailed()
  await ask(somebody())
  await world.rows(
    'update sign_in_rules set register_department_id = null where organisation_id = $1',
    organisation,
  )
  expect((await confirm(await tokenSent())).code).toBe('department_needed')
})

test('who asks again while they wait to be admitted is sent no link that leads nowhere', async () => {
  await allow()
  await mailed()
  const email = somebody()
  await ask(email)
  expect((await confirm(await tokenSent())).status).toBe('success')
  expect(await ask(email)).toMatchObject({ status: 'success', data: { by_mail: true } })
  expect(await mails()).toHaveLength(1)
})

test('who registers with somebody else’s address writes to it three times and no more, from wherever they ask', async () => {
  await allow()
  await mailed()
  const email = somebody()
  for (let time = 0; time < 5; time++) {
    await world.rows(`delete from sign_in_failures where subject ~ '^register:[0-9]'`)
    expect(await ask(email)).toMatchObject({ data: { by_mail: true } })
  }
  expect(await mails()).toHaveLength(3)
  expect(await confirm(await tokenSent())).toMatchObject({ status: 'success' })
})

test.each(['Win at evil.test/prize', 'boss@acme.test', 'Lei \u202egnp', '\u2066Lei\u2069', 'Lei\u200f'])(
  'nobody is called %j: a sentence of its own names the field and the way out',
  async (name) => {
    await allow()
    const body = { dzcode, name, email: somebody() }
    expect(await world.stranger().send(register, { body })).toMatchObject({
      code: 'name_not_plain',
      message: expect.stringMatching(/“Name”.*Enter only your name/),
    })
    expect(await world.rows('select 1 from registrations where organisation_id = $1', organisation)).toEqual(
      [],
    )
  },
)
