import { createHash, createHmac } from 'node:crypto'
import { organisationsApi } from '@bole/organisations/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { createApiKey, rotateApiKey, endApiKey, getApiSetting, getSigningData } = organisationsApi

let world: World
let house: number
let admin: Visitor
beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  // The clock stands: what is signed is as old as it says, on a slow machine too.
  world.now = new Date()
  house = await world.organisation('Acme')
  admin = await world.user(house, 'OrgAdmin2')
})
afterAll(() => world.end())

const path = '/api/open/identity'
const nowInSeconds = () => Math.floor((world.now?.getTime() ?? Date.now()) / 1000)
let count = 0

interface Key {
  readonly app_key: string
  readonly secret: string
}

/** What another system sends: written here from the rules of the README, not by the server's own code. */
function signed(key: Key, given: { timestamp?: number; nonce?: string; path?: string } = {}) {
  const { timestamp = nowInSeconds(), nonce = `n${++count}` } = given
  const empty = createHash('sha256').digest('hex')
  const text = `POST\n${given.path ?? path}\n${timestamp}\n${nonce}\n${empty}`
  return {
    'x-timestamp': String(timestamp),
    'x-app-key': key.app_key,
    'x-nonce': nonce,
    'x-sign': createHmac('sha256', key.secret).update(text).digest('hex'),
  }
}

async function send(headers: Readonly<Record<string, string>>) {
  const answer = await fetch(world.origin + path, {
    method: 'POST',
    headers: { ...headers, 'x-requested-with': 'bole' },
  })
  const told: { status: string; code?: string; data?: unknown } = await answer.json()
  return told
}

describe('a signed request', () => {
  test('is taken once, and says whose it is', async () => {
    const key = await admin.ask(createApiKey, {})
    const headers = signed(key)
    expect(await send(headers)).toMatchObject({
      status: 'success',
      data: { organization: { id: house, name: 'Acme' } },
    })
    expect(await send(headers)).toMatchObject({ code: 'signature_replayed' })
    const { list } = await admin.ask(getApiSetting, {})
    expect(list[0]?.used_at).not.toBeNull()
    expect(JSON.stringify(list)).not.toContain(key.secret)
  })

  test('of which two arrive at once is taken once', async () => {
    const headers = signed(await admin.ask(createApiKey, {}))
    const answers = await Promise.all([send(headers), send(headers)])
    expect(answers.map(({ code }) => code ?? 'taken').toSorted()).toEqual(['signature_replayed', 'taken'])
  })

  test('is refused where anything of it is missing, late or wrong', async () => {
    const key = await admin.ask(createApiKey, {})
    const { 'x-nonce': _, ...unsure } = signed(key)
    expect(await send(unsure)).toMatchObject({ code: 'signature_missing' })
    for (const timestamp of [nowInSeconds() - 310, nowInSeconds() + 310, 0])
      expect(await send(signed(key, { timestamp }))).toMatchObject({ code: 'signature_late' })
    expect(await send({ ...signed(key), 'x-timestamp': 'now' })).toMatchObject({ code: 'signature_late' })
    const wrong = [
      signed({ ...key, secret: 'another' }),
      signed({ ...key, app_key: 'bole_nobody' }),
      signed(key, { path: '/api/open/other' }),
      { ...signed(key), 'x-nonce': 'other' },
      { ...signed(key), 'x-sign': 'short' },
    ]
    for (const headers of wrong) expect(await send(headers)).toMatchObject({ code: 'signature_wrong' })
  })
})

describe('a key', () => {
  test('that is replaced goes on for the hours said, and is replaced once', async () => {
    const old = await admin.ask(createApiKey, {})
    expect((await admin.send(createApiKey, {})).code).toBe('key_exists')
    const rotate = { body: { id: old.id, overlap_hours: 2 } }
    const young = await admin.ask(rotateApiKey, rotate)
    expect((await admin.send(rotateApiKey, rotate)).code).toBe('key_replaced')
    for (const key of [old, young]) expect(await send(signed(key))).toMatchObject({ status: 'success' })
    world.now = new Date(Date.now() + 2 * 3_600_000 + 1000)
    expect(await send(signed(old))).toMatchObject({ code: 'signature_wrong' })
    expect(await send(signed(young))).toMatchObject({ status: 'success' })
  })

  test('that two replace at once is replaced once', async () => {
    const { id } = await admin.ask(createApiKey, {})
    const rotate = () => admin.send(rotateApiKey, { body: { id } })
    const answers = await Promise.all([rotate(), rotate()])
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'key_replaced'])
  })

  test('ends at once when somebody ends it; another company has no part in it', async () => {
    const key = await admin.ask(createApiKey, {})
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    expect((await stranger.send(endApiKey, { body: { id: key.id } })).http).toBe(404)
    await admin.ask(endApiKey, { body: { id: key.id } })
    expect(await send(signed(key))).toMatchObject({ code: 'signature_wrong' })
  })
})

test('a page is given what it signs with, for five minutes, and never the secret', async () => {
  expect((await admin.send(getSigningData, {})).code).toBe('no_api_key')
  const { app_key, secret } = await admin.ask(createApiKey, {})
  const data = await admin.ask(getSigningData, {})
  const sign = createHmac('sha256', secret).update(`huisheng\n${app_key}\n${data.timestamp}`).digest('hex')
  expect(data).toEqual({ timestamp: expect.any(Number), appkey: app_key, sign, expire: 300 })
  const headers = {
    'x-timestamp': String(data.timestamp),
    'x-app-key': app_key,
    'x-sign': data.sign,
    'x-sign-origin': 'huisheng',
  }
  for (const _ of [1, 2]) expect(await send(headers)).toMatchObject({ status: 'success' })
  expect((await admin.ask(getApiSetting, {})).list[0]?.used_at).not.toBeNull()
  expect(await send({ ...headers, 'x-timestamp': String(data.timestamp + 1) })).toMatchObject({
    code: 'signature_wrong',
  })
  world.now = new Date((data.timestamp + data.expire + 2) * 1000)
  expect(await send(headers)).toMatchObject({ code: 'signature_late' })
})
