import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

describe('accounts.signIn', () => {
  test('sets a session with which the current user is known', async () => {
    const organisation = await world.organisation('Bole Works')
    const user = await world.user(organisation, 'DepAdmin2')
    const me = await user.ask(accountsApi.getCurrentUser, {})
    expect(me).toMatchObject({
      id: user.id,
      role: { name: 'DepAdmin2', title: 'hr' },
      organization: { id: organisation, name: 'Bole Works' },
    })
    expect(me.authPermission['pipeline.move']).toBe(true)
    expect(me.authPermission['users.manage']).toBeUndefined()
    expect(user.cookie).toContain('liexing-authority=DepAdmin2')
  })

  test('says the same of an unknown name as of a wrong password', async () => {
    const user = await world.user(await world.organisation(), 'User2')
    const wrong = await user.signIn('not-the-password')
    const unknown = await world
      .stranger()
      .send(accountsApi.signIn, { body: { username: 'nobody', password } })
    expect(wrong).toMatchObject({ http: 200, status: 'error', code: 'wrong_username_or_password' })
    expect(unknown.message).toBe(wrong.message)
  })

  test('asks a question after three failures, and rests the account after eight', async () => {
    const user = await world.user(await world.organisation(), 'User2')
    const stranger = world.stranger()
    const attempt = async (withAnswer: boolean, secret = 'not-the-password') => {
      const challenge = withAnswer ? await stranger.ask(accountsApi.askVerification, {}) : null
      const [left = 0, right = 0] = (challenge?.question.match(/\d+/g) ?? []).map(Number)
      const answer = challenge
        ? { challenge_id: challenge.challenge_id, verify_code: String(left + right) }
        : {}
      return stranger.send(accountsApi.signIn, {
        body: { username: user.username, password: secret, ...answer },
      })
    }
    for (let time = 0; time < 3; time++) await attempt(false)
    expect(await attempt(false, password)).toMatchObject({ code: 'wrong_verification_code' })
    for (let time = 0; time < 5; time++) await attempt(true)
    expect(await attempt(true, password)).toMatchObject({ code: 'too_many_failures' })
  })

  test('refuses an expired account only to whoever knows its password', async () => {
    const user = await world.user(await world.organisation(), 'User2')
    await world.rows(`update users set expires_at = now() - interval '1 day' where id = $1`, user.id)
    expect(await user.signIn(password)).toMatchObject({ code: 'account_expired' })
    expect(await user.signIn('wrong-password')).toMatchObject({ code: 'wrong_username_or_password' })
  })

  test('accepts nothing from another site', async () => {
    const response = await fetch(`${world.origin}/api/site/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://elsewhere.example',
        'x-requested-with': 'bole',
      },
      body: JSON.stringify({ username: 'a', password: 'b' }),
    })
    expect(response.status).toBe(403)
  })
})

describe('accounts.signOut and changePassword', () => {
  test('a session that ended answers 401 at once', async () => {
    const user = await world.user(await world.organisation(), 'User2')
    const kept = user.cookie
    await user.ask(accountsApi.signOut, {})
    user.cookie = kept
    await expect.poll(async () => (await user.send(accountsApi.getCurrentUser, {})).http).toBe(401)
  })

  test('a new password signs the others out and this session stays', async () => {
    const here = await world.user(await world.organisation(), 'User2')
    const there = world.stranger()
    await there.send(accountsApi.signIn, { body: { username: here.username, password } })
    const weak = await here.send(accountsApi.changePassword, {
      body: { old_password: password, password: 'short' },
    })
    expect(weak.code).toBe('too_short')
    await here.ask(accountsApi.changePassword, {
      body: { old_password: password, password: 'a-better-one-42' },
    })
    await expect.poll(async () => (await there.send(accountsApi.getCurrentUser, {})).http).toBe(401)
    expect((await here.send(accountsApi.getCurrentUser, {})).http).toBe(200)
    expect((await here.signIn('a-better-one-42')).status).toBe('success')
  })
})

describe('accounts.listUsers', () => {
  test('keeps to the organisation, and to the own departments', async () => {
    const organisation = await world.organisation()
    const top = await world.department(organisation, 'Top')
    const team = await world.department(organisation, 'Team', top)
    const other = await world.department(organisation, 'Other')
    const admin = await world.user(organisation, 'OrgAdmin2')
    const lead = await world.user(organisation, 'DepAdmin2', top)
    const member = await world.user(organisation, 'User2', team)
    await world.user(organisation, 'User2', other)
    await world.user(await world.organisation(), 'User2')
    expect((await admin.send(accountsApi.listUsers, {})).total).toBe(4)
    const seen = await lead.ask(accountsApi.listUsers, { query: {} })
    expect(seen.list.map(({ id }) => id)).toEqual([lead.id, member.id])
    expect((await member.send(accountsApi.listUsers, {})).http).toBe(403)
  })
})
