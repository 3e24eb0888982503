import { once } from 'node:events'
import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { lampRoutes, mayView } from '../fixtures/lamps.ts'
import { createHost } from '../host.ts'

const all = { kind: 'organisation' } as const
const seesAll = { candidates: all, positions: all, accounts: all }

const atMost = 20
let scratch: ScratchDatabase
let app: FastifyInstance
let organisationId: number
let lookups = 0
let shown = 0

beforeAll(async () => {
  // The span does not end, however busy the machine is.
  vi.useFakeTimers({ toFake: ['Date'] })
  scratch = await startScratchDatabase()
  organisationId = await scratch.organisation()
  app = await createHost({
    database: scratch.database,
    routes: [lampRoutes],
    store: new DiskFileStore('nowhere'),
    // The cookie is the number of the session; none below 0 is one.
    authenticate: async ({ headers }) => {
      lookups += 1
      const sessionId = Number(headers.cookie ?? -1)
      const who = { userId: 1, name: '李雷', organisationId, role: 'User2', passesEverything: false } as const
      const permissions = new Set([mayView])
      const provedAt = new Date()
      return sessionId < 0
        ? null
        : { ...who, sessionId, provedAt, permissions, scopes: seesAll, hides: new Set() }
    },
    publish: () => undefined,
    checksReplies: true,
    logLevel: 'silent',
    trustedProxies: false,
    requestsPerAddress: atMost,
    isSecure: true,
    headers: {},
  })
  app.get('/page', async () => `page ${++shown}`)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  vi.useRealTimers()
  await app.close()
  await scratch.end()
})

const ask = (remoteAddress: string, cookie?: string, url = '/api/lamps/7') =>
  app.inject({ url, remoteAddress, headers: cookie === undefined ? {} : { cookie } })
/** What so many questions are answered with, one after the other. */
async function codes(count: number, remoteAddress: string, cookie?: string, url?: string): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < count; time++) found.push((await ask(remoteAddress, cookie, url)).statusCode)
  return found
}
const times = (count: number, code: number) => Array<number>(count).fill(code)

test('an address asks for so much, whatever it asks for; another goes on', async () => {
  expect(await codes(atMost / 2, '10.0.0.1', undefined, '/page')).toEqual(times(atMost / 2, 200))
  expect(await codes(atMost / 2, '10.0.0.1', undefined, '/nothing')).toEqual(times(atMost / 2, 404))
  const answer = await ask('10.0.0.1')
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many'])
  expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': expect.anything() })
  expect((await ask('10.0.0.2')).statusCode).toBe(401)
})

test('of IPv6 a household counts as one', async () => {
  expect(await codes(atMost, '2001:db8:1:2::3')).toEqual(times(atMost, 401))
  expect((await ask('2001:db8:1:2:ffff::4')).statusCode).toBe(429)
  expect((await ask('2001:db8:1:3::4')).statusCode).toBe(401)
})

test('two hundred people behind one address work on, each for themselves, also when a stranger there has used it up', async () => {
  for (let session = 1; session <= 200; session++)
    expect((await ask('10.0.0.3', `${session}`)).statusCode).toBe(200)
  expect(await codes(atMost + 1, '10.0.0.3', undefined, '/page')).toEqual([...times(atMost, 200), 429])
  expect(await codes(4 * atMost, '10.0.0.3', '1')).toEqual(times(4 * atMost, 200))
  expect(await codes(atMost, '10.0.0.3', '1', '/page')).toEqual([...times(atMost - 1, 200), 429])
  expect((await ask('10.0.0.3', '2')).statusCode).toBe(200)
})

test('who only claims to be signed in counts as a stranger, and is looked up no more often', async () => {
  lookups = 0
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, claim) => ask('10.0.0.4', `-${claim + 1}`)),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(300 - atMost)
  expect(lookups).toBeLessThan(50 + atMost + 1)
})

test('requests sent together on one connection count each, and it is closed at the first too many', async () => {
  const address = app.server.address()
  const socket = net.connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  const before = shown
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk.toString()
  })
  socket.on('error', () => undefined)
  socket.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(5_000))
  await once(socket, 'close')
  const answers = [...heard.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, code]) => Number(code))
  expect(answers.at(-1)).toBe(429)
  expect(answers.length).toBeLessThanOrEqual(atMost + 1)
  expect(shown - before).toBeLessThanOrEqual(atMost)
})
