import { createHash } from 'node:crypto'
import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
})
afterAll(() => world.end())

const who = async (visitor: Visitor) => (await visitor.send(accountsApi.getCurrentUser, {})).http
const tokenOf = (visitor: Visitor) => /bole_session=([\w-]+)/.exec(visitor.cookie)?.[1] ?? ''

/** Sessions are answered from memory for a few seconds; a change made past the server has to be told. */
const forgetSessions = () => world.server.announcer.publish(organisation, [{ entity: 'user', id: null }])

async function signInRaw(username: string, secret = password) {
  return fetch(`${world.origin}/api/site/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'bole',
      'user-agent': 'x'.repeat(400),
    },
    body: JSON.stringify({ username, password: secret }),
  })
}

describe('a session', () => {
  test('is a cookie that scripts cannot read and that no other site sends', async () => {
    const user = await world.user(organisation, 'User')
    const cookies = (await signInRaw(user.username)).headers.getSetCookie()
    const session = cookies.find((line) => line.startsWith('bole_session='))
    expect(session).toMatch(/HttpOnly/i)
    expect(session).toMatch(/SameSite=(?:Lax|Strict)/i)
    expect(session).toMatch(/Path=\//i)
    expect(session).toMatch(/Max-Age=1209600/i)
    const authority = cookies.find((line) => line.startsWith('liexing-authority='))
    expect(authority).toMatch(/^liexing-authority=User;/)
    expect(authority).not.toMatch(/HttpOnly/i)
  })

  test('is kept as its digest, with where it was opened from', async () => {
    const user = await world.user(organisation, 'User')
    const token = tokenOf(user)
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = await world.rows('select * from sessions where user_id = $1', user.id)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows).toMatchObject([
      { token_digest: createHash('sha256').update(token).digest(), address: '127.0.0.1' },
    ])
    await signInRaw(user.username)
    const [latest] = await world.rows(
      'select user_agent from sessions where user_id = $1 order by id desc limit 1',
      user.id,
    )
    expect(latest?.user_agent).toHaveLength(300)
  })

  test.each([
    ['somebody who is disabled', `update users set state = 'disabled' where id = $1`],
    ['somebody who has expired', `update users set expires_at = now() where id = $1`],
    ['itself once it has expired', 'update sessions set expires_at = now() where user_id = $1'],
    ['somebody who is gone', 'delete from sessions where user_id = $1'],
  ])('does not let in %s', async (_, change) => {
    const user = await world.user(organisation, 'OrgAdmin')
    expect(await who(user)).toBe(200)
    await world.rows(change, user.id)
    forgetSessions()
    await expect.poll(() => who(user)).toBe(401)
  })

  test.each(['disabled', 'expired'])('of a house that is %s lets nobody in', async (how) => {
    const house = await world.organisation()
    const user = await world.user(house, 'SuperAdmin')
    expect(await who(user)).toBe(200)
    await world.rows(
      how === 'disabled'
        ? `update organisations set state = 'disabled' where id = $1`
        : 'update organisations set expires_at = now() where id = $1',
      house,
    )
    forgetSessions()
    await expect.poll(() => who(user)).toBe(401)
    expect((await user.signIn(password)).code).toBe(
      how === 'disabled' ? 'wrong_username_or_password' : 'account_expired',
    )
  })

  test('follows what was given to or taken from its user, at once', async () => {
    const user = await world.user(organisation, 'User')
    expect((await user.send(accountsApi.listUsers, { query: {} })).http).toBe(403)
    await world.rows(`update users set permission_changes = '{"users.view": true}' where id = $1`, user.id)
    forgetSessions()
    await expect.poll(async () => (await user.send(accountsApi.listUsers, { query: {} })).http).toBe(200)
    const { authPermission } = await user.ask(accountsApi.getCurrentUser, {})
    expect(authPermission['users.view']).toBe(true)
  })

  test.each([
    ['', 401],
    ['bole_session=', 401],
    ['bole_session=short', 401],
    ["bole_session=' or 1=1 --aaaaaaaaaaaaaaaaaaaa", 401],
    [`bole_session=${'a'.repeat(43)}`, 401],
    [`bole_session=${'a'.repeat(5000)}`, 401],
    [`xbole_session=${'a'.repeat(43)}`, 401],
  ])('is not %j', async (cookie, http) => {
    const stranger = world.stranger()
    stranger.cookie = cookie
    expect(await who(stranger)).toBe(http)
  })

  test('ends by signing out, and no other of the same person with it', async () => {
    const here = await world.user(organisation, 'User')
    const there = world.stranger()
    await there.send(accountsApi.signIn, { body: { username: here.username, password } })
    const kept = here.cookie
    await here.ask(accountsApi.signOut, {})
    expect(here.cookie).toMatch(/^bole_device=[\w-]{43}$/)
    here.cookie = kept
    expect(await who(here)).toBe(401)
    expect(await who(there)).toBe(200)
    expect((await here.send(accountsApi.signOut, {})).http).toBe(401)
  })
})

describe('failing to sign in', () => {
  const failuresOf = async (username: string) =>
    (
      await world.rows(
        'select failures from sign_in_failures where subject = $1',
        `account:${username.toLowerCase()}`,
      )
    )[0]?.failures

  test('at once is counted each time, whatever the case of the name', async () => {
    const user = await world.user(organisation, 'User')
    const names = [user.username, user.username.toUpperCase(), user.username]
    await Promise.all(names.map((username) => signInRaw(username, 'not-the-password')))
    expect(await failuresOf(user.username)).toBe(3)
  })

  test('is forgotten when it works', async () => {
    const user = await world.user(organisation, 'User')
    await signInRaw(user.username, 'not-the-password')
    expect(await failuresOf(user.username)).toBe(1)
    await signInRaw(user.username)
    expect(await failuresOf(user.username)).toBeUndefined()
  })

  test('of a disabled account reads like a wrong password', async () => {
    const user = await world.user(organisation, 'User')
    const wrong = await user.signIn('not-the-password')
    await world.rows(`update users set state = 'disabled' where id = $1`, user.id)
    const disabled = await user.signIn(password)
    expect([disabled.code, disabled.message]).toEqual([wrong.code, wrong.message])
  })

  test('asks a question that is answered once, in time, and by its own number', async () => {
    const user = await world.user(organisation, 'User')
    const stranger = world.stranger()
    for (let time = 0; time < 3; time++) await signInRaw(user.username, 'not-the-password')
    const asked = async () => {
      const { challenge_id, question } = await stranger.ask(accountsApi.askVerification, {})
      const [left = 0, right = 0] = (question.match(/\d+/g) ?? []).map(Number)
      return { challenge_id, verify_code: String(left + right) }
    }
    const attempt = (answer: { challenge_id: string; verify_code: string }, secret = password) =>
      stranger.send(accountsApi.signIn, { body: { username: user.username, password: secret, ...answer } })

    const [one, other] = [await asked(), await asked()]
    const mixed = await attempt({ challenge_id: one.challenge_id, verify_code: 'eleven' })
    expect(mixed.code).toBe('wrong_verification_code')
    // Answered wrongly, it is used up.
    expect((await attempt(one)).code).toBe('wrong_verification_code')
    await world.rows(`update sign_in_challenges set expires_at = now() where id = $1`, other.challenge_id)
    expect((await attempt(other)).code).toBe('wrong_verification_code')
    expect((await attempt({ ...(await asked()), verify_code: '' })).code).toBe('wrong_verification_code')
    const right = await asked()
    expect((await attempt({ ...right, verify_code: ` ${right.verify_code} ` })).status).toBe('success')
  })

  test('a rest ends by itself', async () => {
    const user = await world.user(organisation, 'User')
    await world.rows(
      `insert into sign_in_failures (subject, failures, last_failed_at) values ($1, 8, now())`,
      `pair:127.0.0.1:${user.username}`,
    )
    user.cookie = ''
    expect(await user.signIn(password)).toMatchObject({ code: 'too_many_failures' })
    world.now = new Date(Date.now() + 15 * 60_000 + 1000)
    const later = await user.signIn(password)
    world.now = null
    expect(later.status).toBe('success')
  })
})

describe('changing the password', () => {
  const change = (visitor: Visitor, old_password: string, next: string) =>
    visitor.send(accountsApi.changePassword, { body: { old_password, password: next } })

  test.each([
    ['wrong', 'a-better-one-42', 'wrong_old_password'],
    [password, 'password123', 'too_common'],
    [password, 'x'.repeat(129), 'too_long'],
  ])('from %j to %j is refused and changes nothing', async (old, next, code) => {
    const user = await world.user(organisation, 'User')
    const hash = () => world.rows('select password_hash from users where id = $1', user.id)
    const before = await hash()
    expect(await change(user, old, next)).toMatchObject({ http: 200, code })
    expect(await hash()).toEqual(before)
    expect(await who(user)).toBe(200)
  })

  test('is stored as argon2id and never as it was typed', async () => {
    const user = await world.user(organisation, 'User')
    expect((await change(user, password, 'a-better-one-42')).status).toBe('success')
    const [row] = await world.rows('select * from users where id = $1', user.id)
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain('a-better-one-42')
    expect((await user.signIn(password)).code).toBe('wrong_username_or_password')
    expect((await user.signIn('a-better-one-42')).status).toBe('success')
  })

  test('lets nobody in whose old password was being looked at meanwhile', async () => {
    const user = await world.user(organisation, 'User')
    // Somebody signs in: the account is loaded, and what is counted of failures keeps them waiting.
    await world.rows('begin; lock table sign_in_failures in access exclusive mode')
    const signingIn = signInRaw(user.username)
    try {
      await expect.poll(() => world.waitingForLocks()).toBeGreaterThan(0)
      await world.rows('update users set password_hash = $2 where id = $1', user.id, 'another')
    } finally {
      await world.rows('commit')
    }
    const answer = await signingIn
    expect(await answer.json()).toMatchObject({ code: 'wrong_username_or_password' })
    expect(answer.headers.getSetCookie().join()).not.toContain('bole_session=')
    expect(await world.rows('select id from sessions where user_id = $1', user.id)).toHaveLength(1)
  })

  test('may not contain the own name', async () => {
    const user = await world.user(organisation, 'User')
    expect((await change(user, password, `my-${user.username}`)).code).toBe('like_username')
  })
})
