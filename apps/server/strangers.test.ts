import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databasesOf } from '@bole/platform/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { formOf } from './testing/raw-request.ts'
import { ServerProcess } from './testing/server-process.ts'

const databases = databasesOf(inject('testClusterUrl'))
let name: string
let directory: string
let server: ServerProcess
const log: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bole-strangers-'))
  name = await databases.createDatabase()
  const settings = {
    DATABASE_URL: databases.ownerUrl(name),
    DATA_DIR: directory,
    LOG_LEVEL: 'warn',
    ROLE: 'all',
  }
  server = await ServerProcess.start(settings)
  server.child.stdout?.on('data', (chunk: Buffer) =>
    log.push(...chunk.toString().split('\n').filter(Boolean)),
  )
}, 60_000)
afterAll(async () => {
  if (server.child.exitCode === null) await server.kill()
  await databases.dropDatabase(name)
  await rm(directory, { recursive: true, force: true })
})

const request = (line: string, headers: Readonly<Record<string, string>>, body = '') =>
  [
    `${line} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '',
    body,
  ].join('\r\n')
const form = {
  'content-type': 'multipart/form-data; boundary=bole-form-boundary',
  'x-requested-with': 'bole',
  'content-length': '900000',
}
const json = { 'content-type': 'application/json', 'x-requested-with': 'bole', 'content-length': '900000' }
const toSocket = {
  connection: 'upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const resume = formOf({ slug: 'nobody' }, 'x'.repeat(200_000)).slice(0, 150_000)

/** What a stranger may leave half done. */
const halves: Readonly<Record<string, string>> = {
  nothing: '',
  'half a line': 'GET / HT',
  'no HTTP': '\x16\x03\x01\x02\x00\x01',
  'half the headers': 'GET / HTTP/1.1\r\nhost: loc',
  'a question whose answer nobody reads': request('GET /api/careers/site?slug=nobody', {}),
  'half a body': request('POST /api/site/login', json, '{"username":'),
  'half a file': request('POST /api/careers/read-resume', form, resume),
  'the beginning of a file': request('POST /api/careers/read-resume', form, resume.slice(0, 300)),
  'HTTP/2': request('GET /health', { connection: 'upgrade', upgrade: 'h2c' }),
  'a socket nobody asks anything on': request('GET /api/socket/?EIO=4&transport=websocket', toSocket),
  'a socket that is none': request('GET /api/socket/', toSocket),
}

async function open(text: string): Promise<Socket> {
  const socket = net.connect(Number(new URL(server.origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Answered when what came before has been looked at: a server takes connections in their order. What is said of it later stands in the log at its end. */
async function lookAtAll() {
  for (let time = 0; time < 2; time++) expect((await fetch(`${server.origin}/health`)).status).toBe(200)
}

test('a client that hangs up is no error in the log', async () => {
  // At once, a little later, or when the server has begun to work on it.
  for (const [index, time] of [0, 0, 20, 40, 80].entries())
    for (const text of Object.values(halves)) {
      const socket = await open(text)
      if (time > 0) await pause(time)
      socket[index % 2 === 0 ? 'destroy' : 'resetAndDestroy']()
    }
  await lookAtAll()
  expect(log).toEqual([])
})

test('SIGTERM ends the server, whatever strangers hold open', async () => {
  const held = await Promise.all(
    Object.values(halves).flatMap((text) => Array.from({ length: 20 }, () => open(text))),
  )
  await lookAtAll()
  const began = performance.now()
  server.child.kill('SIGTERM')
  expect(await once(server.child, 'exit')).toEqual([0, null])
  // Five seconds on a quiet machine; most of them are given two minutes as long as it runs.
  expect(performance.now() - began).toBeLessThan(50_000)
  for (const socket of held) socket.destroy()
  expect(log).toEqual([])
}, 60_000)
