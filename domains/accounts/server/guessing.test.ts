import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { accountsApi } from '@bole/accounts/contract'
import { password, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let user: Visitor
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.rows('delete from sign_in_failures')
  // The clock stands: how long a slow machine takes to look at passwords counts for nobody.
  world.now = new Date()
  user = await world.user(await world.organisation(), 'User2')
})

interface Guess {
  readonly username: string
  readonly secret?: string
  readonly from?: string
  readonly cookie?: string
}

/** Signs in from one of this machine's addresses, all of which begin with 127; answers what became of it. */
async function guess({ username, secret = 'not-the-password', from = '127.0.0.1', cookie = '' }: Guess) {
  const challenge_id = crypto.randomUUID()
  await world.rows(`insert into sign_in_challenges values ($1, '7', now() + interval '1 hour')`, challenge_id)
  const body = { username, password: secret, challenge_id, verify_code: '7' }
  const { hostname, port } = new URL(world.origin)
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bole', cookie }
  const options = { hostname, port, path: '/api/site/login', method: 'POST', localAddress: from, headers }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(options, resolve)
  sent.on('error', reject).end(JSON.stringify(body))
  const answer: { status: string; code?: string; message?: string } = JSON.parse(await text(await promise))
  return answer.code ?? answer.status
}

const deviceOf = ({ cookie }: Visitor) => /bole_device=[\w-]+/.exec(cookie)?.[0] ?? ''
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`)
const settle = async (guesses: readonly Promise<string>[]) => (await Promise.all(guesses)).sort()

describe('somebody who guesses at an account', () => {
  test('rests where they are, and keeps its owner out nowhere else', async () => {
    const { username } = user
    for (let time = 0; time < 8; time++) await guess({ username, from: '127.0.0.9' })
    expect(await guess({ username, secret: password, from: '127.0.0.9' })).toBe('too_many_failures')
    expect(await guess({ username, secret: password, cookie: deviceOf(user) })).toBe('success')
    expect(await guess({ username, secret: password, from: '127.0.0.10' })).toBe('success')
  })

  test('all at once has no more guesses than one after the other', { tags: ['race'] }, async () => {
    const { username } = user
    const answers = await settle(Array.from({ length: 30 }, () => guess({ username, from: '127.0.0.9' })))
    expect(answers.filter((code) => code === 'wrong_username_or_password')).toHaveLength(8)
    expect(answers.filter((code) => code === 'too_many_failures')).toHaveLength(22)
  })

  test('from many addresses is let in once a minute; the owner’s device signs in all the same', async () => {
    const { username } = user
    const [first = '', ...others] = addresses(41)
    expect(new Set(await settle(others.map((from) => guess({ username, from }))))).toEqual(
      new Set(['wrong_username_or_password']),
    )
    expect(await guess({ username, from: first })).toBe('too_many_failures')
    expect(await guess({ username, secret: password, from: first })).toBe('too_many_failures')
    expect(await guess({ username, secret: password, cookie: deviceOf(user) })).toBe('success')
    world.now = new Date((world.now?.getTime() ?? Number.NaN) + 61_000)
    expect(await guess({ username, from: first })).toBe('wrong_username_or_password')
    expect(await guess({ username, from: '127.0.2.1' })).toBe('too_many_failures')
  })

  test('reads the same whether there is such an account or not', async () => {
    const story = async (username: string) => {
      const heard: string[] = []
      for (let time = 0; time < 9; time++) heard.push(await guess({ username, from: '127.0.0.9' }))
      for (const from of addresses(33)) heard.push(await guess({ username, from }))
      return heard
    }
    expect(await story(`nobody-${user.username}`)).toEqual(await story(user.username))
  })
})

test('somebody who tries many accounts from one address rests, known devices behind it do not', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `nobody-${index}`)
  const from = '127.0.3.1'
  for (const username of names) await guess({ username, from })
  const { username } = user
  expect(await guess({ username, secret: password, from })).toBe('too_many_failures')
  expect(await guess({ username, secret: password, from, cookie: deviceOf(user) })).toBe('success')
  expect(await guess({ username, secret: password, from: '127.0.0.10' })).toBe('success')
})

describe('a device', () => {
  test('is known to whoever signed in from it, and to nobody else', async () => {
    const other = await world.user(user.organisationId, 'User2')
    const { username } = user
    for (let time = 0; time < 8; time++) await guess({ username })
    expect(await guess({ username, secret: password, cookie: deviceOf(other) })).toBe('too_many_failures')
    expect(await guess({ username, secret: password, cookie: `bole_device=${'a'.repeat(43)}` })).toBe(
      'too_many_failures',
    )
    other.cookie = deviceOf(user)
    await other.signIn(password)
    expect(deviceOf(other)).toBe(deviceOf(user))
    expect(await guess({ username, secret: password, cookie: deviceOf(user) })).toBe('success')
  })

  test('has eight guesses of its own, which count against nobody else', async () => {
    const { username } = user
    const cookie = deviceOf(user)
    for (let time = 0; time < 8; time++)
      expect(await guess({ username, cookie })).toBe('wrong_username_or_password')
    expect(await guess({ username, secret: password, cookie })).toBe('too_many_failures')
    expect(await guess({ username, secret: password })).toBe('success')
  })

  test('is a cookie scripts cannot read, kept as a digest, of the latest twenty', async () => {
    const { username } = user
    for (let time = 0; time < 22; time++) await guess({ username, secret: password })
    const rows = await world.rows('select * from known_devices where user_id = $1', user.id)
    expect(rows).toHaveLength(20)
    expect(JSON.stringify(rows)).not.toContain(deviceOf(user).slice('bole_device='.length))
    await world.rows(`update known_devices set seen_at = now() - interval '401 days'`)
    await guess({ username, secret: password })
    expect(await world.rows('select digest from known_devices where user_id = $1', user.id)).toHaveLength(1)
  })
})

test('failures that no longer count are swept by whoever comes next', async () => {
  await world.rows(
    `insert into sign_in_failures select 'account:' || n, 1, now() - interval '16 minutes' from generate_series(1, 150) n`,
  )
  await guess({ username: 'nobody' })
  expect(await world.rows('select subject from sign_in_failures order by subject')).toEqual([
    { subject: 'account:nobody' },
    { subject: 'address:127.0.0.1' },
    { subject: 'pair:127.0.0.1:nobody' },
  ])
})

describe('signing in again', () => {
  const who = async (visitor: Visitor) => (await visitor.send(accountsApi.getCurrentUser, {})).http
  const withCookie = (cookie: string) => {
    const visitor = world.stranger()
    visitor.cookie = cookie
    return visitor
  }

  test.each(['as the same person', 'as somebody of another house'])(
    '%s ends the session the browser had',
    async (as) => {
      const next = as === 'as the same person' ? user : await world.user(await world.organisation(), 'User2')
      const earlier = withCookie(user.cookie)
      const elsewhere = world.stranger()
      await elsewhere.send(accountsApi.signIn, { body: { username: user.username, password } })
      expect([await who(earlier), await who(elsewhere)]).toEqual([200, 200])
      const browser = withCookie(user.cookie)
      await browser.ask(accountsApi.signIn, { body: { username: next.username, password } })
      await expect.poll(() => who(earlier)).toBe(401)
      expect([await who(browser), await who(elsewhere)]).toEqual([200, 200])
    },
  )

  test('with a wrong password ends nothing', async () => {
    const sessions = () => world.rows('select id from sessions where user_id = $1', user.id)
    const before = await sessions()
    const body = { username: user.username, password: 'not-the-password' }
    await withCookie(user.cookie).send(accountsApi.signIn, { body })
    expect(await sessions()).toEqual(before)
    expect(before).toHaveLength(1)
  })
})
