import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let house: number
let admin: Visitor
let user: Visitor

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  world.now = null
  house = await world.organisation('渡光能源')
  admin = await world.user(house, 'OrgAdmin')
  user = await world.user(house, 'User2')
})

const better = 'a quiet morning in May'

async function newToken(): Promise<string> {
  const { link } = await admin.ask(accountsApi.resetPassword, { query: { id: user.id } })
  expect(link?.path).toMatch(/^\/site\/reset-password#[\w-]{43}$/)
  return link?.path.split('#')[1] ?? ''
}
const set = (token: string, wanted = better) =>
  world.stranger().send(accountsApi.setPassword, { body: { token, password: wanted } })

describe('a link to set a password', () => {
  test('says whose it is, sets it once, and signs everybody out', async () => {
    const token = await newToken()
    const { data } = await world.stranger().send(accountsApi.viewPasswordLink, { body: { token } })
    expect(data).toMatchObject({ username: user.username, organisation_name: '渡光能源' })
    expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(200)
    expect((await set(token)).status).toBe('success')
    expect((await user.send(accountsApi.getCurrentUser, {})).http).toBe(401)
    expect((await user.signIn(password)).code).toBe('wrong_username_or_password')
    expect((await user.signIn(better)).status).toBe('success')
    expect((await set(token)).code).toBe('link_over')
  })

  test('is used by one of two who use it at once', { tags: ['race'] }, async () => {
    const token = await newToken()
    const answers = await Promise.all([set(token, `${better} one`), set(token, `${better} two`)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['link_over', undefined])
  })

  test.each([
    ['short', 'too_short'],
    ['password123', 'too_common'],
  ])('takes no weak password: %s', async (weak, code) => {
    const token = await newToken()
    expect((await set(token, weak)).code).toBe(code)
    expect((await set(token)).status).toBe('success')
  })

  test('ends after a day, with the next one, and with the account', async () => {
    const old = await newToken()
    const next = await newToken()
    expect((await set(old)).code).toBe('link_over')
    world.now = new Date(Date.now() + 25 * 3_600_000)
    expect((await set(next)).code).toBe('link_over')
    world.now = null
    await admin.ask(accountsApi.disableUser, { query: { id: user.id }, body: { version: 1 } })
    expect((await set(next)).code).toBe('link_over')
    expect((await admin.send(accountsApi.resetPassword, { query: { id: user.id } })).code).toBe(
      'user_disabled',
    )
  })

  test('is kept as a digest alone, and comes with a new account', async () => {
    const username = `neu.${house}`
    const { link } = await admin.ask(accountsApi.createUser, {
      body: { username, name: '新', role: 'User2' },
    })
    const token = link?.path.split('#')[1] ?? ''
    const kept = await world.rows('select encode(token_digest, $1) as digest from password_links', 'base64')
    expect(JSON.stringify(kept)).not.toContain(token)
    expect((await set(token)).status).toBe('success')
  })

  test('that nobody made is over', async () => {
    expect((await set('x'.repeat(43))).code).toBe('link_over')
    expect((await set('')).http).toBe(422)
  })
})
