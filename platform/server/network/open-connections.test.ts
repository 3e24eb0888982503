import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { lampRoutes } from '../fixtures/lamps.ts'
import { createHost } from '../host.ts'
import { isTooSlow, usualPatience } from './open-connections.ts'

let scratch: ScratchDatabase
let folder: string
let app: FastifyInstance
/** A twentieth of what visitors are given, so that nobody waits here. */
const patience = {
  headers: 1_000,
  request: 3_000,
  idle: 2_000,
  keepAlive: 1_500,
  stranger: 2_500,
  start: 1_000,
  slowest: 1_000,
  window: 1_000,
  check: 100,
  ending: 500,
}

const host = () =>
  createHost({
    database: scratch.database,
    routes: [lampRoutes],
    store: new DiskFileStore(folder),
    authenticate: async () => null,
    publish: () => undefined,
    checksReplies: true,
    logLevel: 'silent',
    trustedProxies: false,
    isSecure: false,
    headers: {},
    patience,
  })
const portOf = async (of: FastifyInstance) =>
  Number(new URL(await of.listen({ port: 0, host: '127.0.0.1' })).port)
let port: number

beforeAll(async () => {
  scratch = await startScratchDatabase()
  folder = await mkdtemp(join(tmpdir(), 'bole-open-'))
  app = await host()
  // As the sockets of pages do it: without what is tested here Node would then leave every such connection to us.
  app.server.on('upgrade', () => undefined)
  port = await portOf(app)
})
afterAll(async () => {
  await app.close()
  await scratch.end()
  await rm(folder, { recursive: true })
})

/** Says something to a port and listens until the other side ends it. */
async function say(text: string, to = port) {
  const socket: Socket = net.connect(to, '127.0.0.1')
  const heard = { text: '', milliseconds: 0 }
  const began = performance.now()
  socket.on('data', (chunk: Buffer) => {
    heard.text += chunk.toString()
  })
  socket.on('error', () => undefined)
  // Not by `once`, which takes a reset for a fault: whoever is cut off while speaking hears one.
  const ended = new Promise<typeof heard>((resolve) => {
    socket.on('close', () => {
      heard.milliseconds = performance.now() - began
      resolve(heard)
    })
  })
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard, ended }
}
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n')
const post = (length: number) =>
  `POST /api/lamps/light HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

describe('what wants to leave HTTP', () => {
  test.each([
    ['HTTP/2', '/api/hello', 'h2c', 200],
    ['a socket elsewhere', '/api/hello', 'websocket', 200],
    ['a socket beside ours', '/api/sockets', 'websocket', 404],
    ['something else at ours', '/api/socket/?EIO=4&transport=websocket', 'h2c', 404],
    ['anything', '/', 'x', 404],
  ])('%s is answered as if it did not', async (_, path, upgrade, status) => {
    const { heard, socket } = await say(get(path, 'connection: upgrade', `upgrade: ${upgrade}`))
    await expect.poll(() => heard.text).toContain(`HTTP/1.1 ${status} `)
    socket.destroy()
  })

  test('two hundred at once leave no connection behind', async () => {
    const all = await Promise.all(
      Array.from({ length: 200 }, () => say(get('/x', 'connection: upgrade', 'upgrade: h2c'))),
    )
    for (const { ended } of all) expect((await ended).text).toContain('HTTP/1.1 404')
    await expect.poll(connections).toBe(0)
  })
})

describe('who takes too long', () => {
  test.each([
    ['says nothing', '', 408],
    ['never ends their headers', 'GET / HTTP/1.1\r\nhost: localhost\r\nx: ', 408],
    ['sends half a body', `${post(100)}{"how":`, 408],
    ['sends no body', post(100), 408],
    ['sends half a body where nobody would look at it', post(100).replace('lamps', 'nothing'), 408],
  ])('who %s is cut off', async (_, text, status) => {
    const heard = await (await say(text)).ended
    expect(heard.text).toContain(`HTTP/1.1 ${status} `)
    expect(heard.milliseconds).toBeLessThan(patience.request)
  })

  test('who asks nothing more is let go', async () => {
    const heard = await (await say(get('/api/hello'))).ended
    expect(heard.text).toContain('HTTP/1.1 200 ')
  })

  test('a body that trickles is cut off, one that comes slowly but steadily is taken', async () => {
    const send = async (bytes: number) => {
      const { socket, ended } = await say(`${post(14_000)}{"how":"`)
      const timer = setInterval(() => socket.write('x'.repeat(bytes)), 50)
      const heard = await ended
      clearInterval(timer)
      return heard.text
    }
    expect(await send(1)).toContain('HTTP/1.1 408 ')
    // Nearly two seconds: longer than a trickle is given, and far from the end of what any request is given.
    const steady = await send(400)
    expect(steady).toContain('HTTP/1.1 4')
    expect(steady).not.toContain(' 408 ')
  })

  test('a body that came quickly and then trickles is cut off', async () => {
    const { socket, ended } = await say(`${post(60_000)}{"how":"`)
    await pause(50)
    socket.write('x'.repeat(50_000))
    const timer = setInterval(() => socket.write('x'), 50)
    const heard = await ended
    clearInterval(timer)
    expect(heard.text).toContain('HTTP/1.1 408 ')
    expect(heard.milliseconds).toBeLessThan(patience.request - 200)
  })

  test('the upload of a stranger is cut off after its time, however steadily it comes', async () => {
    const form = (length: number) =>
      `POST /api/lamps/receive HTTP/1.1\r\nhost: localhost\r\nx-requested-with: bole\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n` +
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
    const { socket, ended } = await say(form(100_000))
    const timer = setInterval(() => socket.write('x'.repeat(200)), 50)
    const heard = await ended
    clearInterval(timer)
    expect(heard.text).toContain('HTTP/1.1 408 ')
    expect(heard.milliseconds).toBeGreaterThan(patience.stranger - 200)
    expect(heard.milliseconds).toBeLessThan(patience.request - 100)
  })
})

test.each([
  ['anything may begin slowly', 0, 20_000, false],
  ['nothing at all comes', 0, 20_001, true],
  ['one byte a second', 60, 60_000, true],
  ['a telephone at the edge of the net: 1 MB in five minutes', 1_000_000, 300_000, false],
  ['10 MB in a quarter of an hour', 10_000_000, 900_000, false],
  ['what came quickly and then waits for us', 5_000_000, 120_000, false],
])('%s', (_, bytes, milliseconds, tooSlow) => {
  expect(isTooSlow(bytes, milliseconds, usualPatience)).toBe(tooSlow)
})

describe('a server that ends', () => {
  test('waits for nobody longer than it says, whatever they hold open', async () => {
    const ending = await host()
    ending.get('/slow', async () => pause(60_000, 'never', { ref: false }))
    ending.server.on('upgrade', () => undefined)
    const to = await portOf(ending)
    const held = await Promise.all([
      say('', to),
      say(get('/slow'), to),
      say(`${post(100)}{`, to),
      say(get('/api/socket/', 'connection: upgrade', 'upgrade: websocket'), to),
      say(get('/', 'connection: upgrade', 'upgrade: h2c'), to),
    ])
    await pause(100)
    const began = performance.now()
    await ending.close()
    expect(performance.now() - began).toBeLessThan(2_000)
    await Promise.all(held.map(({ ended }) => ended))
  })
})
