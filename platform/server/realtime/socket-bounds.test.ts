import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import net from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import type { Caller } from '../caller.ts'
import { Announcer } from './announcer.ts'
import { createRealtime, type Looking } from './realtime.ts'

const all = { kind: 'organisation' } as const
const seesAll = { candidates: all, positions: all, accounts: all }

let scratch: ScratchDatabase
let server: Server
let origin: string
let host: string
let stop: () => Promise<void>
const looked: Looking[] = []
const sockets: Socket[] = []

/** The cookie is the number of the session. */
const authenticate = async ({ headers }: IncomingMessage): Promise<Caller | null> =>
  headers.cookie
    ? {
        sessionId: Number(headers.cookie),
        provedAt: new Date(),
        userId: 1,
        name: 'Wang',
        organisationId: 1,
        role: 'User2',
        permissions: new Set(),
        passesEverything: false,
        scopes: seesAll,
        hides: new Set(),
      }
    : null

beforeAll(async () => {
  scratch = await startScratchDatabase()
  const announcer = new Announcer(scratch.appUrl)
  await announcer.connect()
  server = createServer()
  const mayLook = async (_: Caller, looking: Looking) => looked.push(looking) > 0
  const realtime = createRealtime({
    server,
    announcer,
    authenticate,
    version: async () => 'pages-1',
    mayLook,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  origin = `http://${host}`
  stop = async () => {
    await realtime.close()
    await announcer.close()
    await scratch.end()
  }
})
afterAll(() => stop())
afterEach(() => {
  looked.length = 0
  for (const socket of sockets.splice(0)) socket.disconnect()
})

function connect(headers: Record<string, string>) {
  const transports = ['websocket']
  const socket = io(origin, {
    path: '/api/socket',
    transports,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('connect_error', ({ message }) => heard.push(message))
  socket.on('disconnect', (why) => heard.push(why))
  socket.on('version', () => heard.push('in'))
  return { socket, heard }
}
const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

test.each([
  ['of our own origin', () => origin, 'in'],
  ['of another origin', () => 'https://elsewhere.example', 'websocket error'],
  ['of the same name on another port', () => 'http://127.0.0.1:1', 'websocket error'],
  ['without an origin', () => 'null', 'websocket error'],
])('a page %s: a socket with the cookie of somebody signed in', async (_, page, answer) => {
  const { heard } = connect({ cookie: '1', origin: page() })
  await expect.poll(() => heard).toEqual([answer])
})

test('strangers who fill what is there for them keep nobody out, and are gone a few seconds later', async () => {
  const ends: string[] = []
  for (let count = 0; count < 80; count++) {
    // Says nothing once it is open, as no window of ours would.
    const silent = new WebSocket(`ws://${host}/api/socket/?EIO=4&transport=websocket`)
    silent.onopen = () => ends.push('open')
    silent.onerror = () => ends.push('refused')
  }
  await expect.poll(() => ends).toHaveLength(80)
  expect(ends.filter((end) => end === 'open')).toHaveLength(50)
  const { heard } = connect({ cookie: '2' })
  await expect.poll(() => heard).toEqual(['in'])
  await expect.poll(connections, { timeout: 10_000 }).toBe(1)
  const again = connect({})
  await expect.poll(() => again.heard).toEqual(['not_signed_in'])
})

test('one session opens a hundred windows and no more', async () => {
  const windows = Array.from({ length: 104 }, () => connect({ cookie: '3' }))
  await expect.poll(() => windows.filter(({ heard }) => heard.length > 0)).toHaveLength(104)
  expect(windows.filter(({ heard }) => heard[0] === 'in')).toHaveLength(100)
  for (const { socket } of windows) socket.disconnect()
  await expect.poll(connections).toBe(0)
  const { heard } = connect({ cookie: '3' })
  await expect.poll(() => heard).toEqual(['in'])
})

test('whoever leafs through records is asked about the one they stop at, not about each', async () => {
  const { socket, heard } = connect({ cookie: '4' })
  await expect.poll(() => heard).toEqual(['in'])
  const began = performance.now()
  for (let id = 1; id <= 300; id++) socket.emit('look', { entity: 'application', id })
  await expect.poll(() => looked.at(-1)).toEqual({ entity: 'application', id: 300 })
  // One in a tenth of a second, however long the machine took over them.
  expect(looked.length).toBeLessThan(20 + (performance.now() - began) / 100)
  expect(heard).toEqual(['in'])
})

test.each([
  [
    'more than any window would',
    (socket: Socket) => void Array.from({ length: 2_500 }, () => socket.emit('look', null)),
  ],
  ['a message that is too long', (socket: Socket) => void socket.emit('look', 'x'.repeat(5_000))],
])('who says %s is cut off', async (_, say) => {
  const { socket, heard } = connect({ cookie: '5' })
  await expect.poll(() => heard).toEqual(['in'])
  say(socket)
  await expect.poll(() => heard).toEqual(['in', expect.stringMatching(/transport/)])
})

/** A WebSocket by hand: browsers' own cannot ping. Answers what it hears and when it ends. */
async function openRaw(cookie: string) {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const ended = once(socket, 'close')
  const heard = { text: '' }
  socket.on('data', (chunk: Buffer) => {
    heard.text += chunk.toString('latin1')
  })
  const headers = `host: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13${cookie}`
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
  socket.write(`GET /api/socket/?EIO=4&transport=websocket HTTP/1.1\r\n${headers}\r\n${key}\r\n\r\n`)
  await expect.poll(() => heard.text).toContain('101 Switching Protocols')
  return { socket, heard, ended }
}
const masked = (opcode: number, text: string) =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
const ping = masked(9, '')

test('pings count as messages', async () => {
  const { socket, heard, ended } = await openRaw('\r\ncookie: 6')
  socket.write(masked(1, '40'))
  // Who is in is let go by nothing else within the time of a test.
  await expect.poll(() => heard.text).toContain('"version"')
  // Twice what may be sent, as the time within which that counts may end on the way.
  for (let time = 0; time < 2_200; time++) socket.write(ping)
  await ended
})

test('a stranger’s socket is gone after five seconds, also when they read and answer nothing', async () => {
  const { socket, ended } = await openRaw('')
  socket.pause()
  // Who only asks a silent one to close waits another thirty seconds for its answer.
  await expect.poll(connections, { timeout: 30_000 }).toBe(0)
  // Read as far as its end.
  socket.resume()
  await ended
}, 60_000)
