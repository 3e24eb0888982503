import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import { DiskFileStore } from '../files/file-store.ts'
import { lampRoutes } from '../fixtures/lamps.ts'
import { createHost } from '../host.ts'
import { isTooSlow, usualPatience } from './open-connections.ts'

let scratch: ScratchDatabase
let folder: string
let app: FastifyInstance
/** Much less than visitors are given, so that nobody waits here; what a case is not about takes longer than a test may. */
const patience = {
  headers: 1_000,
  request: 300_000,
  idle: 60_000,
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
  const heard = { text: '', isOver: false }
  socket.on('data', (chunk: Buffer) => {
    heard.text += chunk.toString()
  })
  socket.on('error', () => undefined)
  // Not by `once`, which takes a reset for a fault: whoever is cut off while speaking hears one.
  const ended = new Promise<typeof heard>((resolve) => {
    socket.on('close', () => {
      heard.isOver = true
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
  })

  test('who asks nothing more is let go', async () => {
    const heard = await (await say(get('/api/hello'))).ended
    expect(heard.text).toContain('HTTP/1.1 200 ')
  })
})

describe('a body', () => {
  let to: number
  let held: FastifyInstance
  let received: () => number
  // The clock that bodies are measured by is held: how steadily one comes does not depend on how busy the machine is.
  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    })
    held = await host()
    const sockets: Socket[] = []
    held.server.on('connection', (socket) => sockets.push(socket))
    received = () => sockets[0]?.bytesRead ?? 0
    to = await portOf(held)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await held.close()
  })

  /** Sends a beginning, then so many bytes every 50 ms of the held clock until it is cut off or answered; what was heard, and after how long. */
  async function send(beginning: string, bytes: number) {
    const { socket, heard } = await say(beginning, to)
    const isOver = () => heard.isOver || heard.text !== ''
    let sent = Buffer.byteLength(beginning)
    let milliseconds = 0
    await expect.poll(received, { interval: 5 }).toBe(sent)
    while (!isOver() && milliseconds < 10_000) {
      socket.write('x'.repeat(bytes))
      sent += bytes
      await expect.poll(() => isOver() || received() >= sent, { interval: 1 }).toBe(true)
      vi.advanceTimersByTime(50)
      milliseconds += 50
    }
    await expect.poll(() => heard.text).not.toBe('')
    socket.destroy()
    return { text: heard.text, milliseconds }
  }

  test('that trickles is cut off', async () => {
    expect((await send(`${post(14_000)}{"how":"`, 1)).text).toContain('HTTP/1.1 408 ')
  })

  test('that comes slowly but steadily is taken', async () => {
    // Nearly two seconds: longer than a trickle is given.
    const { text } = await send(`${post(14_000)}{"how":"`, 400)
    expect(text).toContain('HTTP/1.1 4')
    expect(text).not.toContain(' 408 ')
  })

  test('that came quickly and then trickles is cut off', async () => {
    const { text, milliseconds } = await send(`${post(60_000)}{"how":"${'x'.repeat(50_000)}`, 1)
    expect(text).toContain('HTTP/1.1 408 ')
    expect(milliseconds).toBeLessThan(3_000)
  })

  test('that a stranger uploads is cut off after its time, however steadily it comes', async () => {
    const form =
      `POST /api/lamps/receive HTTP/1.1\r\nhost: localhost\r\nx-requested-with: bole\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n` +
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
    const { text, milliseconds } = await send(form, 200)
    expect(text).toContain('HTTP/1.1 408 ')
    expect(milliseconds).toBeGreaterThanOrEqual(patience.stranger)
    expect(milliseconds).toBeLessThan(patience.stranger + 400)
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
    let arrived = 0
    for (const event of ['connection', 'request', 'upgrade']) ending.server.on(event, () => arrived++)
    ending.get('/slow', async () => pause(60_000, 'never', { ref: false }))
    const to = await portOf(ending)
    const held = await Promise.all([
      say('', to),
      say(get('/slow'), to),
      say(`${post(100)}{`, to),
      say(get('/api/socket/', 'connection: upgrade', 'upgrade: websocket'), to),
      say(get('/', 'connection: upgrade', 'upgrade: h2c'), to),
    ])
    // Five connections, and what four of them ask for.
    await expect.poll(() => arrived).toBe(9)
    // A slow answer and a body are waited for longer than a test may take.
    await ending.close()
    await Promise.all(held.map(({ ended }) => ended))
  })
})
