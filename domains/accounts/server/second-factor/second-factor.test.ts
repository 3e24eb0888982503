import { accountsApi, signInRules } from '@bole/accounts/contract'
import { password, startWorld, Visitor, type World } from '@bole/server/testing'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The middle of a half minute, where the clock stands: no code runs out while a test is under way. */
const now = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000)

let world: World
let organisation: number
beforeAll(async () => {
  world = await startWorld()
  world.now = now
  organisation = await world.organisation()
})
afterAll(() => world.end())

/** What the app on somebody's phone shows, so many half minutes from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + later * 30_000 })

/** Somebody tries to come in from a browser of their own. */
async function signIn(user: Visitor, second_factor_code?: string) {
  const browser = new Visitor(world.origin, user)
  const body = { username: user.username, password, ...(second_factor_code ? { second_factor_code } : {}) }
  return { browser, ...(await browser.send(accountsApi.signIn, { body })) }
}

/** Somebody who turned it on, with the secret in their phone; the code of now is spent. */
async function withFactor(house = organisation) {
  const user = await world.user(house, 'User')
  const { secret } = await user.ask(accountsApi.beginSecondFactor, {})
  const { recovery_codes } = await user.ask(accountsApi.confirmSecondFactor, {
    body: { code: codeOf(secret) },
  })
  return { user, secret, recovery_codes }
}

test('a code of the app is asked for, and each is taken once', async () => {
  const { user, secret } = await withFactor()
  expect(await signIn(user)).toMatchObject({ code: 'second_factor_needed' })
  expect(await signIn(user, codeOf(secret))).toMatchObject({ code: 'wrong_second_factor' })
  const next = codeOf(secret, 1)
  expect(await signIn(user, next)).toMatchObject({ status: 'success' })
  expect(await signIn(user, next)).toMatchObject({ code: 'wrong_second_factor' })
})

test('of one code that is sent twice at once, one is taken', { tags: ['race'] }, async () => {
  const { user, secret } = await withFactor()
  const next = codeOf(secret, 1)
  const answers = await Promise.all([signIn(user, next), signIn(user, next)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['error', 'success'])
})

test('wrong codes count as failures, and show in the history', async () => {
  const { user } = await withFactor()
  for (let time = 0; time < 3; time++)
    expect(await signIn(user, '000000')).toMatchObject({ code: 'wrong_second_factor' })
  expect(await signIn(user, '000000')).toMatchObject({ code: 'wrong_verification_code' })
  const { list } = await user.ask(accountsApi.listSignIns, {})
  expect(list.slice(0, 3).map(({ outcome }) => outcome)).toEqual(Array(3).fill('wrong_code'))
})

test('a recovery code comes in its place, once, and new ones replace the old', async () => {
  const { user, recovery_codes } = await withFactor()
  const [first = '', second = ''] = recovery_codes
  expect(await signIn(user, first.toUpperCase())).toMatchObject({ status: 'success' })
  expect(await signIn(user, first)).toMatchObject({ code: 'wrong_second_factor' })
  expect(await user.ask(accountsApi.getSecondFactor, {})).toMatchObject({ recovery_codes_left: 9 })
  const renewed = await user.ask(accountsApi.renewRecoveryCodes, {})
  expect(await signIn(user, second)).toMatchObject({ code: 'wrong_second_factor' })
  expect(await signIn(user, renewed.recovery_codes[0])).toMatchObject({ status: 'success' })
})

test('what could lock somebody out asks for a recent proof', async () => {
  const { user } = await withFactor()
  await world.rows(
    `update sessions set proved_at = $2::timestamptz - interval '16 minutes' where user_id = $1`,
    user.id,
    now,
  )
  world.server.announcer.publish(organisation, [{ entity: 'proof', id: null }])
  const end = () => user.send(accountsApi.endSecondFactor, {})
  await expect.poll(async () => (await end()).http).toBe(428)
  expect((await user.send(accountsApi.renewRecoveryCodes, {})).http).toBe(428)
  await user.ask(accountsApi.prove, { body: { password } })
  expect(await end()).toMatchObject({ status: 'success' })
  expect(await signIn(user)).toMatchObject({ status: 'success' })
})

test('the secret is sealed, and a begun factor asks for nothing', async () => {
  const user = await world.user(organisation, 'User')
  const { secret } = await user.ask(accountsApi.beginSecondFactor, {})
  const [row] = await world.rows('select secret from second_factors where user_id = $1', user.id)
  expect(String(row?.secret)).not.toContain(secret)
  expect(await signIn(user)).toMatchObject({ status: 'success' })
  const confirm = (code: string) => user.send(accountsApi.confirmSecondFactor, { body: { code } })
  expect(await confirm('000000')).toMatchObject({ code: 'wrong_second_factor' })
  expect(await confirm(codeOf(secret))).toMatchObject({ status: 'success' })
  expect(await user.send(accountsApi.beginSecondFactor, {})).toMatchObject({ code: 'second_factor_on' })
})

test('a company that asks for it has people set it up as they come in, and keep it', async () => {
  const house = await world.organisation()
  const user = await world.user(house, 'User')
  await world.rows(
    'insert into sign_in_rules (organisation_id, needs_second_factor) values ($1, true)',
    house,
  )
  const first = await signIn(user)
  expect(first).toMatchObject({ code: 'second_factor_to_set_up', data: { secret: expect.any(String) } })
  const secret = /"secret":"(\w+)"/.exec(JSON.stringify(first.data))?.[1] ?? ''
  expect(await signIn(user, '000000')).toMatchObject({ code: 'wrong_second_factor' })
  const { browser, status, data } = await signIn(user, codeOf(secret))
  expect(status).toBe('success')
  expect(data?.recovery_codes).toHaveLength(10)
  // Without the phone one of them lets its owner in, who is given no others.
  const [spare = ''] = data?.recovery_codes ?? []
  expect(await signIn(user, spare)).toMatchObject({ status: 'success', data: {} })
  expect(await browser.ask(accountsApi.getSecondFactor, {})).toMatchObject({
    is_needed: true,
    recovery_codes_left: 9,
  })
  expect(await browser.send(accountsApi.endSecondFactor, {})).toMatchObject({
    code: 'second_factor_required',
  })
})

test('rules are set by whoever manages the company, of their own, at the version seen, with a proof', async () => {
  const house = await world.organisation()
  const admin = await world.user(house, 'OrgAdmin')
  const { id, version } = await admin.ask(accountsApi.getSignInRules, {})
  const set = (body: object) =>
    admin.send(accountsApi.updateSignInRules, {
      body: { id, version, ...signInRules.rules.defaults, idle_minutes: 30, ...body },
    })
  expect(version).toBe(0)
  expect((await set({ id: organisation })).http).toBe(404)
  const both = await Promise.all([set({}), set({})])
  expect(both.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'stale'])
  expect(await admin.ask(accountsApi.getSignInRules, {})).toMatchObject({
    ...{ id: house, version: 1, idle_minutes: 30, needs_second_factor: false },
  })
  await world.rows(
    `update sessions set proved_at = $2::timestamptz - interval '16 minutes' where user_id = $1`,
    admin.id,
    now,
  )
  world.server.announcer.publish(house, [{ entity: 'proof', id: null }])
  await expect.poll(async () => (await set({ version: 1 })).http).toBe(428)
})

test('an administrator takes away a factor that was lost, of lower roles, and their sessions end', async () => {
  const house = await world.organisation()
  const admin = await world.user(house, 'OrgAdmin')
  const { user } = await withFactor(house)
  const peer = await world.user(house, 'OrgAdmin')
  const reset = (who: Visitor, id: number) => who.send(accountsApi.resetSecondFactor, { query: { id } })
  const listed = await admin.ask(accountsApi.listUsers, {})
  expect(listed.list.filter(({ can }) => can.resetSecondFactor).map(({ id }) => id)).toEqual([user.id])
  expect((await reset(await world.user(organisation, 'SuperAdmin'), user.id)).http).toBe(404)
  expect(await reset(admin, peer.id)).toMatchObject({ code: 'not_lower_role' })
  expect(await reset(admin, user.id)).toMatchObject({ status: 'success' })
  expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(401)
  expect(await signIn(user)).toMatchObject({ status: 'success' })
})
