import { accountsApi } from '@bole/accounts/contract'
import { type Platform, platforms } from '@bole/accounts/model'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatforms } from '../../testing/platform-peer.ts'

let world: World
let peer: Awaited<ReturnType<typeof startPlatforms>>
let organisation: number
let admin: Visitor
let dzcode: string

beforeAll(async () => {
  peer = await startPlatforms()
  world = await startWorld({ platformAddresses: peer.addresses })
})
afterAll(async () => {
  await world.end()
  await peer.stop()
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  dzcode = (await admin.ask(organisationsApi.generateCode, {})).code
  for (const platform of platforms) await keep(platform)
})

async function keep(platform: Platform, given: object = {}) {
  const { list } = await admin.ask(accountsApi.listPlatforms, {})
  const { id, version } = list.find((one) => one.platform === platform) ?? { id: 0, version: 0 }
  const { app } = peer.state
  const named = { app_id: app.id, app_secret: app.secret, agent_id: app.agentId, template_id: '' }
  const body = { id, version, platform, is_enabled: true, ...named, ...given }
  return admin.send(accountsApi.updatePlatform, { body })
}

async function bind(who: Visitor, platform: Platform, subject: string) {
  const { address } = await who.ask(accountsApi.beginBinding, { body: { platform } })
  return finish(who, peer.agree(address, { subject }))
}
const finish = (who: Visitor, answer: string) => who.send(accountsApi.finishPlatform, { body: { answer } })
const begin = (who: Visitor, platform: Platform) =>
  who.send(accountsApi.beginPlatformSignIn, { body: { dzcode, platform } })

async function signIn(platform: Platform, subject: string) {
  const browser = world.stranger()
  const { address } = await browser.ask(accountsApi.beginPlatformSignIn, { body: { dzcode, platform } })
  return { browser, ...(await finish(browser, peer.agree(address, { subject }))) }
}

test('who came by a platform proves by it who they are', async () => {
  const who = await world.user(organisation, 'User2')
  await bind(who, 'feishu', 'feishu-han')
  const { browser } = await signIn('feishu', 'feishu-han')
  expect(await browser.ask(accountsApi.viewProof, {})).toEqual({ by: 'feishu', name: '' })
  await world.rows(`update sessions set proved_at = now() - interval '1 hour' where user_id = $1`, who.id)
  const leave = async () => (await browser.ask(accountsApi.beginProof, {})).address
  const other = await finish(browser, peer.agree(await leave(), { subject: 'feishu-somebody' }))
  expect(other).toMatchObject({ code: 'proof_of_another' })
  const proved = await finish(browser, peer.agree(await leave(), { subject: 'feishu-han' }))
  expect(proved).toMatchObject({ data: { platform: 'feishu', purpose: 'proof' } })
  expect(
    await world.rows(
      `select came_by from sessions where user_id = $1 and proved_at > now() - interval '1 minute'`,
      who.id,
    ),
  ).toEqual([{ came_by: 'feishu' }])
})

test.each(platforms)('%s: bound once, signed in by, shown, and unbound', async (platform) => {
  const who = await world.user(organisation, 'User2')
  const subject = `${platform}-lei`
  expect(await signIn(platform, subject)).toMatchObject({ code: 'platform_unknown' })
  expect(await bind(who, platform, subject)).toMatchObject({ data: { platform, purpose: 'bind' } })
  const { list } = await who.ask(accountsApi.listBindings, {})
  expect(list.filter(({ bound }) => bound)).toMatchObject([{ platform, bound: { name: '李雷' } }])
  const { browser, data } = await signIn(platform, subject)
  expect(data).toMatchObject({ platform, purpose: 'sign_in' })
  const { id } = await who.ask(accountsApi.getCurrentUser, {})
  expect((await browser.ask(accountsApi.getCurrentUser, {})).id).toBe(id)
  expect(await who.send(accountsApi.beginBinding, { body: { platform } })).toMatchObject({
    code: 'platform_bound',
  })
  const colleague = await world.user(organisation, 'User2')
  expect(await bind(colleague, platform, subject)).toMatchObject({ code: 'platform_taken' })
  await who.ask(accountsApi.unbind, { body: { platform } })
  expect(await signIn(platform, subject)).toMatchObject({ code: 'platform_unknown' })
  const rows = await world.rows('select action from user_history where user_id = $1 order by id', id)
  expect(rows.map(({ action }) => action)).toEqual(['bind', 'unbind'])
})

test.each([
  ['wechat', /invalid code.*40029/],
  ['wecom', /invalid code.*40029/],
  ['dingtalk', /authorization code is invalid.*invalidAuthCode/],
  ['feishu', /code is not found.*20003/],
] as const)('%s says no to a code that is wrong or spent, in its words', async (platform, words) => {
  const browser = world.stranger()
  const { address } = await browser.ask(accountsApi.beginPlatformSignIn, { body: { dzcode, platform } })
  const state = new URL(address).searchParams.get('state') ?? ''
  const answer = await finish(browser, new URLSearchParams({ code: 'made-up', state }).toString())
  expect(answer).toMatchObject({ code: 'platform_failed' })
  expect(answer.message).toMatch(words)
})

test('what a platform answers holds once, in the browser that went, for whoever went, and not for long', async () => {
  const who = await world.user(organisation, 'User2')
  const other = await world.user(organisation, 'User2')
  const { address } = await who.ask(accountsApi.beginBinding, { body: { platform: 'feishu' } })
  const answer = peer.agree(address, { subject: 'ou_once' })
  expect(await finish(other, answer)).toMatchObject({ code: 'platform_over' })
  expect(await finish(world.stranger(), answer)).toMatchObject({ code: 'platform_over' })
  const wrong = answer.replace(/state=[\w-]+/, `state=${'x'.repeat(43)}`)
  expect(await finish(who, wrong)).toMatchObject({ code: 'platform_over' })
  expect(await finish(who, answer)).toMatchObject({ status: 'success' })
  expect(await finish(who, answer)).toMatchObject({ code: 'platform_over' })
  const late = world.stranger()
  const away = await late.ask(accountsApi.beginPlatformSignIn, { body: { dzcode, platform: 'feishu' } })
  world.now = new Date(Date.now() + 16 * 60_000)
  expect(await finish(late, peer.agree(away.address, { subject: 'ou_once' }))).toMatchObject({
    code: 'platform_over',
  })
  world.now = null
})

test('somebody who says no there, or is no member of the company, does not come in', async () => {
  const browser = world.stranger()
  const { address } = await browser.ask(accountsApi.beginPlatformSignIn, {
    body: { dzcode, platform: 'wechat' },
  })
  const state = new URL(address).searchParams.get('state') ?? ''
  expect(await finish(browser, `state=${state}`)).toMatchObject({ code: 'platform_failed' })
  expect(await signIn('wecom', 'outside-1')).toMatchObject({ code: 'platform_failed' })
})

test('an app token that has ended is asked for anew, and one that holds is not', async () => {
  const who = await world.user(organisation, 'User2')
  expect(await bind(who, 'wecom', 'lei')).toMatchObject({ status: 'success' })
  const before = peer.state.appTokens
  expect(await signIn('wecom', 'lei')).toMatchObject({ status: 'success' })
  expect(peer.state.appTokens).toBe(before)
  peer.state.appToken = 'ended'
  expect(await signIn('wecom', 'lei')).toMatchObject({ status: 'success' })
  expect(peer.state.appTokens).toBe(before + 1)
})

test('who is disabled, or has to give a second factor, does not come in by a platform', async () => {
  const who = await world.user(organisation, 'User2')
  await bind(who, 'dingtalk', 'union-1')
  const { id } = await who.ask(accountsApi.getCurrentUser, {})
  await world.rows(
    'insert into sign_in_rules (organisation_id, needs_second_factor) values ($1, true)',
    organisation,
  )
  expect(await signIn('dingtalk', 'union-1')).toMatchObject({ code: 'platform_needs_password' })
  await world.rows('delete from sign_in_rules where organisation_id = $1', organisation)
  await world.rows(`update users set state = 'disabled' where id = $1`, id)
  expect(await signIn('dingtalk', 'union-1')).toMatchObject({ code: 'wrong_username_or_password' })
})

test('a secret is sealed, belongs to its app, and an app with something missing is not turned on', async () => {
  const [row] = await world.rows(
    `select app_secret from platform_apps where organisation_id = $1 and platform = 'feishu'`,
    organisation,
  )
  expect(String(row?.app_secret)).not.toContain(peer.state.app.secret)
  expect(JSON.stringify(await admin.ask(accountsApi.listPlatforms, {}))).not.toContain(peer.state.app.secret)
  expect(await keep('feishu', { app_secret: '' })).toMatchObject({ status: 'success' })
  expect(await keep('feishu', { app_secret: '', app_id: 'another' })).toMatchObject({
    code: 'app_incomplete',
  })
  expect(await keep('wecom', { agent_id: '' })).toMatchObject({ code: 'app_incomplete' })
  await keep('feishu', { is_enabled: false })
  expect(await begin(world.stranger(), 'feishu')).toMatchObject({ code: 'platform_unavailable' })
})

test('a binding belongs to the app it was made with; a new app is bound to anew', async () => {
  const who = await world.user(organisation, 'User2')
  await bind(who, 'feishu', 'ou_1')
  await keep('feishu', { app_id: 'another' })
  expect((await who.ask(accountsApi.listBindings, {})).list.some(({ bound }) => bound)).toBe(false)
  await keep('feishu')
  expect(await signIn('feishu', 'ou_1')).toMatchObject({ status: 'success' })
})

test('a company is meant by its code or its short name, in whatever case; to ask for an account takes the code', async () => {
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  await world.rows(
    'insert into sign_in_rules (organisation_id, can_register) values ($1, true)',
    organisation,
  )
  const slug = String(row?.slug)
  const companyOf = async (asked: string) =>
    (await world.stranger().ask(accountsApi.getCompany, { query: { dzcode: asked } })).company
  expect(await companyOf(slug.toUpperCase())).toMatchObject({ name: 'Acme', can_register: false })
  expect(await companyOf(dzcode.toLowerCase())).toMatchObject({ name: 'Acme', can_register: true })
  expect(await companyOf('nobody')).toBe(null)
  const named = { dzcode: slug, platform: 'feishu' as const }
  expect((await world.stranger().send(accountsApi.beginPlatformSignIn, { body: named })).status).toBe(
    'success',
  )
})
