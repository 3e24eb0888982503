import type { lookup as lookUp } from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindSlots, provide } from '../slots/index.ts'
import {
  allowedInnerHosts,
  connectOutward,
  fetchOutward,
  innerHostIn,
  innerHostSaid,
  lookingUpWith,
} from './outward.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/away') response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` })
  response.end('hello')
})
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  bindSlots([])
  server.close()
})

const allow = (...hosts: string[]) => bindSlots([provide(allowedInnerHosts, hosts)])
const failure = async (work: Promise<unknown>) => {
  asked.length = 0
  const host = innerHostIn(await work.catch((error: unknown) => error))
  return { host, asked: [...asked] }
}

describe.each([
  ['127.0.0.1', '127.0.0.1'],
  // Other ways to write the same, which an address or the system reads as 127.0.0.1.
  ['2130706433', '127.0.0.1'],
  ['0x7f.1', '127.0.0.1'],
  ['127.1', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
  ['[::1]', '::1'],
  ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ['localhost', 'localhost'],
  ['LOCALHOST', 'localhost'],
])('%s', (written, host) => {
  test('is not asked, where nothing is allowed', async () => {
    allow()
    expect(await failure(fetchOutward(`http://${written}:${port}/`))).toEqual({ host, asked: [] })
    const bare = written.replace(/[[\]]/g, '')
    const connecting = connectOutward({ host: bare, port, patience: 2_000 })
    expect((await failure(connecting)).host).toBe(bare)
  })
})

test('what is allowed is reached, and nothing that it leads to besides', async () => {
  allow('localhost')
  expect(await (await fetchOutward(`http://localhost:${port}/`)).text()).toBe('hello')
  expect(await failure(fetchOutward(`http://localhost:${port}/away`))).toEqual({
    host: '127.0.0.1',
    asked: ['/away'],
  })
  const socket = await connectOutward({ host: 'localhost', port, patience: 2_000 })
  expect(socket.remotePort).toBe(port)
  socket.destroy()
  allow('loopback')
  expect((await fetchOutward(`http://127.0.0.1:${port}/`)).ok).toBe(true)
})

test('what does not answer is another failure', async () => {
  allow('loopback')
  const gone = connectOutward({ host: '127.0.0.1', port: 1, patience: 2_000 })
  expect(await failure(gone)).toEqual({ host: null, asked: [] })
})

/** A name server of our own making: it answers these addresses. */
const answering = (...addresses: string[]) =>
  ((_host: string, _options: object, answer: (error: null, found: object[]) => void) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookUp

test.each([
  [['8.8.8.8'], ['8.8.8.8']],
  [['10.0.0.5'], 'mail.example.com'],
  [['169.254.169.254', '::1'], 'mail.example.com'],
  // Of a name that has both, the public ones are left.
  [['10.0.0.5', '8.8.8.8', 'fd00::1'], ['8.8.8.8']],
  [[], 'mail.example.com'],
])('of a name at %j %j is connected to', async (addresses, expected) => {
  allow()
  const look = lookingUpWith(answering(...addresses))
  const all = await new Promise((resolve) =>
    look('mail.example.com', { all: true }, (error, found) =>
      resolve(error ? innerHostIn(error) : [found].flat().map((one) => Object(one).address)),
    ),
  )
  expect(all).toEqual(expected)
  const one = await new Promise((resolve) =>
    look('mail.example.com', {}, (error, address) => resolve(error ? innerHostIn(error) : address)),
  )
  expect(one).toEqual([expected].flat()[0])
})

test('words that were kept of such a failure still name the host, and others name none', async () => {
  const refused = await connectOutward({ host: '10.0.0.9', port: 25, patience: 100 }).catch(String)
  expect(innerHostSaid(String(refused))).toBe('10.0.0.9')
  expect(innerHostSaid('550 no such user')).toBeNull()
})
