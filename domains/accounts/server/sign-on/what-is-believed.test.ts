import { generateKeyPairSync, sign } from 'node:crypto'
import { accountsApi, signInRules } from '@bole/accounts/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startProvider } from '../../testing/provider-peer.ts'
import { redirectAddress } from './provider-client.ts'

/** The middle of a half minute, where the clock stands: no code runs out while a test is under way. */
const now = new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000)

let world: World
let peer: Awaited<ReturnType<typeof startProvider>>
let organisation: number
let slug: string
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  world.now = now
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
  const { issuer, client_id, client_secret } = peer
  await admin.ask(accountsApi.updateIdentityProvider, {
    body: {
      ...{
        id: organisation,
        version: 0,
        is_enabled: true,
        name: 'Lamp ID',
        issuer,
        client_id,
        client_secret,
      },
      ...{ role_claim: 'groups', role_mapping: [{ value: 'hr', role: 'OrgAdmin2' }], default_role: null },
    },
  })
})

let people = 0
function somebody(given: object) {
  people += 1
  const sub = `trusted-${people}`
  const mail = { email: `${sub}@example.com`, email_verified: true }
  peer.people.set(sub, { sub, name: '李雷', ...mail, groups: ['hr'], ...given })
  return sub
}

/** Somebody signs on from a browser of their own; whatever is asked for after it goes with the same answer. */
async function signOn(sub: string) {
  const browser = world.stranger()
  const { address } = await browser.ask(accountsApi.beginSignOn, { body: { slug } })
  const answer = await peer.signOn(address, sub)
  const finish = (second_factor_code?: string) =>
    browser.send(accountsApi.finishSignOn, {
      body: { answer, ...(second_factor_code ? { second_factor_code } : {}) },
    })
  return { browser, finish, ...(await finish()) }
}

describe('a token that is not as the provider signed it lets nobody in', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signedAnew = (token: string) => {
    const signed = token.slice(0, token.lastIndexOf('.'))
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const withGroups = (token: string) => {
    const [head, body = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    return [head, encoded({ ...claims, groups: ['hr-leads'] }), signature].join('.')
  }
  const unsigned = (token: string) => `${encoded({ alg: 'none' })}.${token.split('.')[1]}.`
  test.each([
    ['by another key', signedAnew],
    ['with other claims', withGroups],
    ['by nobody', unsigned],
  ])('%s', async (_, change) => {
    const sub = somebody({})
    peer.held.change = change
    const answer = await signOn(sub).finally(() => {
      peer.held.change = null
    })
    expect(answer).toMatchObject({ code: 'sign_on_failed' })
    expect((await signOn(sub)).status).toBe('success')
  })
})

describe('the second factor of this place', () => {
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + later * 30_000 })
  async function withFactor() {
    const user = await world.user(organisation, 'User2')
    const email = `factor.${user.id}@example.com`
    await world.rows('update users set email = $2 where id = $1', user.id, email)
    const { secret } = await user.ask(accountsApi.beginSecondFactor, {})
    await user.ask(accountsApi.confirmSecondFactor, { body: { code: codeOf(secret) } })
    return { user, secret, email }
  }
  const who = (browser: Visitor) => browser.send(accountsApi.getCurrentUser, {})

  test('is asked for as after a password, and each code is taken once', async () => {
    const { user, secret, email } = await withFactor()
    const sub = somebody({ email })
    const { browser, finish, code } = await signOn(sub)
    expect([code, (await who(browser)).http]).toEqual(['second_factor_needed', 401])
    expect(await finish('000000')).toMatchObject({ code: 'wrong_second_factor' })
    expect(await finish(codeOf(secret, 1))).toMatchObject({ status: 'success' })
    expect((await who(browser)).data?.id).toBe(user.id)
    expect(await finish(codeOf(secret, 1))).toMatchObject({ code: 'sign_on_over' })
    const { list } = await user.ask(accountsApi.listSignIns, {})
    expect(list.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['signed_in', 'wrong_code'])
  })

  test('is not asked for where the provider says that it looked at several', async () => {
    const { email } = await withFactor()
    expect((await signOn(somebody({ email, amr: ['pwd', 'otp'] }))).status).toBe('success')
  })

  test('is set up by who comes first, where the company asks everybody for one', async () => {
    await admin.ask(accountsApi.updateSignInRules, {
      body: {
        ...{ id: organisation, version: 0 },
        ...signInRules.rules.defaults,
        needs_second_factor: true,
      },
    })
    const { browser, finish, code, data } = await signOn(somebody({}))
    expect(code).toBe('second_factor_to_set_up')
    const secret = /"secret":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? ''
    const come = await finish(codeOf(secret))
    expect([come.status, come.data?.recovery_codes?.length]).toEqual(['success', 10])
    expect((await who(browser)).http).toBe(200)
  })

  test('is not guessed: after some wrong codes nobody is asked for a while', async () => {
    const { email } = await withFactor()
    const { finish } = await signOn(somebody({ email }))
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await finish('000000')).toMatchObject({ code: 'wrong_second_factor' })
    expect(await finish('000000')).toMatchObject({ code: 'too_many_failures' })
  })

  test('is given by nobody but who signed on', async () => {
    const { secret, email } = await withFactor()
    await signOn(somebody({ email }))
    const body = { answer: 'state=x', second_factor_code: codeOf(secret, 1) }
    expect(await world.stranger().send(accountsApi.finishSignOn, { body })).toMatchObject({
      code: 'sign_on_over',
    })
  })
})
