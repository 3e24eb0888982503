import { accountsApi } from '@bole/accounts/contract'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startProvider } from '../../testing/provider-peer.ts'
import { redirectAddress } from './provider-client.ts'

let world: World
let peer: Awaited<ReturnType<typeof startProvider>>
let organisation: number
let slug: string
let admin: Visitor
let department: number

const mapping = [
  { value: 'hr-leads', role: 'OrgAdmin2' },
  { value: 'hr', role: 'DepAdmin2' },
] as const

beforeAll(async () => {
  world = await startWorld()
  peer = await startProvider(redirectAddress())
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  department = await world.department(organisation, '研发')
  await keep({})
})

async function keep(given: object) {
  const { id, version } = await admin.ask(accountsApi.getIdentityProvider, {})
  return admin.send(accountsApi.updateIdentityProvider, {
    body: {
      ...{ id, version, is_enabled: true, name: 'Lamp ID', issuer: peer.issuer, client_id: peer.client_id },
      ...{ client_secret: peer.client_secret, role_claim: 'groups' },
      ...{ role_mapping: [...mapping], default_role: null, department_id: department },
      ...given,
    },
  })
}

const begin = async (who: Visitor) => (await who.ask(accountsApi.beginSignOn, { body: { slug } })).address
const finish = (who: Visitor, answer: string) => who.send(accountsApi.finishSignOn, { body: { answer } })

/** Somebody signs on from a browser of their own. */
async function signOn(sub: string) {
  const browser = world.stranger()
  return { browser, ...(await finish(browser, await peer.signOn(await begin(browser), sub))) }
}
const current = async (who: Visitor) => who.ask(accountsApi.getCurrentUser, {})

let people = 0
function somebody(given: object) {
  people += 1
  const sub = `subject-${people}`
  peer.people.set(sub, {
    ...{ sub, name: '李雷', groups: ['hr'] },
    ...{ email: `${sub}@example.com`, email_verified: true },
    ...given,
  })
  return sub
}

test('who comes for the first time has an account with the role of their group, and the same one the next time', async () => {
  const sub = somebody({})
  const { browser, status } = await signOn(sub)
  expect(status).toBe('success')
  const first = await current(browser)
  expect(first).toMatchObject({ name: '李雷', username: `${sub}@example.com`, role: { name: 'DepAdmin2' } })
  const again = await signOn(sub)
  expect((await current(again.browser)).id).toBe(first.id)
})

test('who looks after departments belongs to one from the first day, and no provider is kept that gives none', async () => {
  const { id } = await current((await signOn(somebody({}))).browser)
  const [row] = await world.rows('select department_id from users where id = $1', id)
  expect(row?.department_id).toBe(department)
  expect((await keep({ department_id: null })).code).toBe('department_needed')
  const elsewhere = await world.department(await world.organisation(), '别处')
  expect((await keep({ department_id: elsewhere })).http).toBe(404)
  expect((await keep({ role_mapping: [{ value: 'x', role: 'User2', role_id: 999_999 }] })).http).toBe(404)
  await world.rows(
    'update identity_providers set department_id = null where organisation_id = $1',
    organisation,
  )
  expect(await signOn(somebody({}))).toMatchObject({ code: 'department_needed' })
})

test('their role follows their groups', async () => {
  const sub = somebody({})
  await signOn(sub)
  peer.people.set(sub, { ...peer.people.get(sub), sub, groups: ['hr', 'hr-leads'] })
  expect((await current((await signOn(sub)).browser)).role.name).toBe('OrgAdmin2')
})

test('a group may have a role of the organisation’s own; once that is gone, it lets nobody in', async () => {
  const own = await admin.ask(accountsApi.createRole, { body: { name: 'Campus', based_on: 'DepAdmin2' } })
  await keep({ role_mapping: [{ value: 'campus', role: 'User2', role_id: own.id }, ...mapping] })
  const sub = somebody({ groups: ['campus'] })
  const { id } = await current((await signOn(sub)).browser)
  const kept = () => world.rows('select role, role_id from users where id = $1', id)
  expect(await kept()).toEqual([{ role: 'DepAdmin2', role_id: own.id }])
  peer.people.set(sub, { ...peer.people.get(sub), sub, groups: ['hr'] })
  await signOn(sub)
  expect(await kept()).toEqual([{ role: 'DepAdmin2', role_id: null }])
  await admin.ask(accountsApi.deleteRole, { query: { id: own.id }, body: { version: own.version } })
  expect(await signOn(somebody({ groups: ['campus', 'hr'] }))).toMatchObject({ code: 'sign_on_no_role' })
})

test('whose mail address is proved is who they were here, and keeps their role', async () => {
  const user = await world.user(organisation, 'User2')
  await world.rows('update users set email = $2 where id = $1', user.id, 'Han@Example.com')
  const unproved = somebody({ email: 'han@example.com', email_verified: false })
  const made = await current((await signOn(unproved)).browser)
  expect(made.id).not.toBe(user.id)
  await world.rows('delete from users where id = $1', made.id)
  const { browser } = await signOn(somebody({ email: 'han@example.com' }))
  expect(await current(browser)).toMatchObject({ id: user.id, role: { name: 'User2' } })
})

test('an address that somebody typed as theirs is nobody’s sign-on before its link was followed', async () => {
  const user = await world.user(organisation, 'User2')
  const type = { id: user.id, version: 1, email: 'boss2@example.com' }
  await user.ask(accountsApi.updateProfile, { body: type })
  expect((await user.ask(accountsApi.viewProfile, {})).is_email_confirmed).toBe(false)
  const boss = await current((await signOn(somebody({ email: 'boss2@example.com' }))).browser)
  expect(boss.id).not.toBe(user.id)
  await world.rows('delete from users where id = $1', boss.id)
  // What whoever looks after accounts types counts at once.
  const given = { version: 2, email: 'boss3@example.com' }
  await admin.ask(accountsApi.updateUser, { query: { id: user.id }, body: given })
  const { browser } = await signOn(somebody({ email: 'boss3@example.com' }))
  expect((await current(browser)).id).toBe(user.id)
})

test('nobody becomes somebody whom the keeper of the provider does not outrank', async () => {
  const boss = await world.user(organisation, 'SuperAdmin')
  await world.rows('update users set email = $2 where id = $1', boss.id, 'boss@example.com')
  const { browser } = await signOn(somebody({ email: 'boss@example.com' }))
  expect(await current(browser)).toMatchObject({ username: 'boss@example.com', role: { name: 'DepAdmin2' } })
})

test.each([
  ['email', { email: undefined }],
  ['email', { email: 'not a mail address' }],
  ['name', { name: ' ' }],
  ['name', { name: 'Lin\nsays' }],
  ['name', { name: 'Lin\u0000' }],
  ['name', { name: 'x'.repeat(101) }],
])('without a valid %s nobody comes in, and nothing is made', async (claim, given) => {
  const answer = await signOn(somebody(given))
  expect(answer).toMatchObject({ code: 'sign_on_claim' })
  expect(answer.message).toContain(claim)
  expect(await world.rows('select 1 from identities where organisation_id = $1', organisation)).toEqual([])
})

test('without a role, a seat or an enabled account nobody comes in', async () => {
  expect(await signOn(somebody({ groups: ['sales'] }))).toMatchObject({ code: 'sign_on_no_role' })
  const sub = somebody({})
  const { browser } = await signOn(sub)
  const { id } = await current(browser)
  await world.rows(`update users set state = 'disabled' where id = $1`, id)
  expect(await signOn(sub)).toMatchObject({ code: 'wrong_username_or_password' })
  await world.rows('update organisations set hr_seats = 1 where id = $1', organisation)
  expect(await signOn(somebody({}))).toMatchObject({ code: 'seats_full' })
})

test('an answer holds once, in the browser that went, and not when it was changed', async () => {
  const [browser, thief] = [world.stranger(), world.stranger()]
  const answer = await peer.signOn(await begin(browser), somebody({}))
  expect(await finish(thief, answer)).toMatchObject({ code: 'sign_on_over' })
  await begin(thief)
  expect(await finish(thief, answer)).toMatchObject({ code: 'sign_on_over' })
  expect(await finish(browser, answer)).toMatchObject({ status: 'success' })
  expect(await finish(browser, answer)).toMatchObject({ code: 'sign_on_over' })
  const other = world.stranger()
  const changed = new URLSearchParams(await peer.signOn(await begin(other), somebody({})))
  changed.set('code', 'made-up')
  expect(await finish(other, changed.toString())).toMatchObject({ code: 'sign_on_failed' })
  const refused = world.stranger()
  const state = new URL(await begin(refused)).searchParams.get('state') ?? ''
  const no = new URLSearchParams({
    state,
    error: 'access_denied',
    error_description: 'not today',
    iss: peer.issuer,
  })
  expect(await finish(refused, no.toString())).toMatchObject({ code: 'sign_on_failed' })
})

test('of two who come first at once as one person, one account is made', { tags: ['race'] }, async () => {
  const sub = somebody({})
  const [one, two] = await Promise.all([signOn(sub), signOn(sub)])
  expect((await current(one.browser)).id).toBe((await current(two.browser)).id)
})

test('a provider speaks no more for an account that has risen above its keeper', async () => {
  const user = await world.user(organisation, 'User2')
  await world.rows('update users set email = $2 where id = $1', user.id, 'risen@example.com')
  const sub = somebody({ email: 'risen@example.com' })
  expect((await signOn(sub)).status).toBe('success')
  await world.rows(`update users set role = 'OrgAdmin' where id = $1`, user.id)
  expect(await signOn(sub)).toMatchObject({ code: 'sign_on_above' })
})

test('a provider that does not answer can be turned off; its secret is no other one’s', async () => {
  await world.rows(
    `update identity_providers set issuer = 'http://127.0.0.1:1' where organisation_id = $1`,
    organisation,
  )
  const gone = { issuer: 'http://127.0.0.1:1', client_secret: '' }
  expect(await keep(gone)).toMatchObject({ code: 'issuer_unreachable' })
  expect(await keep({ ...gone, is_enabled: false })).toMatchObject({ status: 'success' })
  expect(await keep({ client_secret: '' })).toMatchObject({ code: 'secret_of_another' })
  expect(await keep({})).toMatchObject({ status: 'success' })
})

test('a company without a provider, or with one that is off or gone, says so', async () => {
  const stranger = world.stranger()
  const ask = (of: string) => stranger.send(accountsApi.beginSignOn, { body: { slug: of } })
  expect(await ask('nobody-here')).toMatchObject({ code: 'sign_on_unavailable' })
  expect(await ask(slug)).toMatchObject({ status: 'success' })
  const { code } = await admin.ask(organisationsApi.generateCode, {})
  expect(await ask(code)).toMatchObject({ status: 'success' })
  await keep({ is_enabled: false })
  expect(await ask(slug)).toMatchObject({ code: 'sign_on_unavailable' })
})

test('a provider is looked at before it is kept; its secret is sealed, and no role is given above one’s own', async () => {
  expect(await keep({ issuer: 'http://127.0.0.1:1' })).toMatchObject({ code: 'issuer_unreachable' })
  expect((await keep({ issuer: 'http://provider.example' })).http).toBe(422)
  expect(await keep({ default_role: 'OrgAdmin' })).toMatchObject({ code: 'role_too_high' })
  const [row] = await world.rows(
    'select client_secret from identity_providers where organisation_id = $1',
    organisation,
  )
  expect(String(row?.client_secret)).not.toContain(peer.client_secret)
  expect(await keep({ client_secret: '', name: 'Other' })).toMatchObject({ status: 'success' })
  expect((await signOn(somebody({}))).status).toBe('success')
  expect(JSON.stringify(await admin.ask(accountsApi.getIdentityProvider, {}))).not.toContain(
    peer.client_secret,
  )
})
