import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../../testing/scratch-database.ts'
import type { Caller } from '../caller.ts'
import { Announcer } from './announcer.ts'
import { createRealtime } from './realtime.ts'

const all = { kind: 'organisation' } as const
const seesAll = { candidates: all, positions: all, accounts: all }

let scratch: ScratchDatabase
let announcer: Announcer
let origin: string
let stop: () => Promise<void>
let isDatabaseGone = false
const sockets: Socket[] = []

/** Who connects is told by the cookie, as `session:user:name:organisation`; records of other organisations are hidden. */
async function authenticate({ headers }: IncomingMessage): Promise<Caller | null> {
  if (isDatabaseGone) throw new Error('the database is gone')
  if (!headers.cookie) return null
  const [sessionId = '', userId = '', name = '', organisationId = ''] = headers.cookie.split(':')
  return {
    sessionId: Number(sessionId),
    provedAt: new Date(),
    userId: Number(userId),
    name,
    organisationId: Number(organisationId),
    role: 'User2',
    permissions: new Set(),
    passesEverything: false,
    scopes: seesAll,
    hides: new Set(),
  }
}

beforeAll(async () => {
  scratch = await startScratchDatabase()
  announcer = new Announcer(scratch.appUrl)
  await announcer.connect()
  const server = createServer()
  const realtime = createRealtime({
    server,
    announcer,
    authenticate,
    version: async () => 'pages-1',
    mayLook: async (caller, { entity, id }) => {
      if (id === 99) throw new Error('the database is gone')
      return entity === 'application' && Math.floor(id / 10) === caller.organisationId
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  stop = async () => {
    await realtime.close()
    await announcer.close()
    await scratch.end()
  }
})
afterAll(() => stop())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

/** Somebody's window, with everything it was told. */
function connect(cookie: string, reconnection = false, auth: Record<string, unknown> = { asking_for: 0 }) {
  const socket = io(origin, {
    auth,
    path: '/api/socket',
    transports: ['websocket'],
    extraHeaders: { cookie },
    reconnection,
    reconnectionDelay: 50,
    forceNew: true,
  })
  sockets.push(socket)
  const heard: Record<string, unknown[]> = {
    changed: [],
    missed: [],
    lookers: [],
    version: [],
    connect_error: [],
    disconnect: [],
  }
  for (const [name, said] of Object.entries(heard))
    socket.on(name, (what: unknown) => void said.push(what instanceof Error ? what.message : what))
  return { socket, heard, look: (looking: unknown) => socket.emit('look', looking) }
}
const connected = async (cookie: string) => {
  const window = connect(cookie)
  await expect.poll(() => window.heard.version).toEqual(['pages-1'])
  return window
}
const namesIn = (message: unknown) =>
  typeof message === 'object' && message !== null && 'people' in message && Array.isArray(message.people)
    ? message.people.map(({ name }) => name).toSorted()
    : null
const eye = (id: number) => ({ entity: 'application', id })

const heardBy = async (cookie: string, auth: Record<string, unknown>) => {
  const { heard } = connect(cookie, false, auth)
  await expect.poll(() => heard.version).toEqual(['pages-1'])
  return heard.missed
}

test('a window hears what changed in its organisation since it asked, or that this is not known', async () => {
  const first = await connected('41:1:Wang:41')
  // A server that has only just begun knows of no time before.
  await expect.poll(() => heardBy('43:3:Zhao:43', { asking_for: 0 })).toEqual([])
  announcer.publish(41, [{ entity: 'candidate', id: 1 }])
  await expect.poll(() => first.heard.changed).toHaveLength(1)
  expect(await heardBy('42:2:Li:41', { asking_for: 0 })).toEqual([[{ candidate: [1] }]])
  expect(await heardBy('43:3:Zhao:43', { asking_for: 0 })).toEqual([])
  for (const auth of [{}, { asking_for: 3_600_000 }, { asking_for: 'long' }, { asking_for: -1 }])
    expect(await heardBy('42:2:Li:41', auth)).toEqual([null])
})

describe('who is let in', () => {
  test('not somebody without a session', async () => {
    const { heard } = connect('')
    await expect.poll(() => heard.connect_error).toEqual(['not_signed_in'])
  })

  test('whose session cannot be looked up tries again by themselves, until it can', async () => {
    isDatabaseGone = true
    const { heard, socket } = connect('4:1:Wang:1', true)
    await expect.poll(() => heard.connect_error?.length).toBeGreaterThan(1)
    expect(new Set(heard.connect_error)).toEqual(new Set(['websocket error']))
    expect([heard.version, socket.active]).toEqual([[], true])
    isDatabaseGone = false
    await expect.poll(() => heard.version).toEqual(['pages-1'])
  })

  test('again, when others may have changed what this process did not hear of', async () => {
    const { heard, socket } = connect('4:1:Wang:1', true)
    await expect.poll(() => heard.version).toEqual(['pages-1'])
    await scratch.rows(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = 'bole_app'`)
    await expect.poll(() => heard.version).toEqual(['pages-1', 'pages-1'])
    expect(heard.disconnect).toEqual(['transport close'])
    expect(socket.connected).toBe(true)
  })

  test('a session that ends is thrown out in every window, and others stay', async () => {
    const ended = [await connected('5:1:Wang:1'), await connected('5:1:Wang:1')]
    const other = await connected('6:1:Wang:1')
    announcer.publish(1, [{ entity: 'session', id: 5 }])
    for (const { heard } of ended) await expect.poll(() => heard.disconnect).toEqual(['io server disconnect'])
    expect(other.socket.connected).toBe(true)
  })
})

test('changes are told to the organisation they happened in, by their names only', async () => {
  const ours = await connected('1:1:Wang:1')
  const theirs = await connected('2:2:Li:2')
  announcer.publish(1, [{ entity: 'application', id: 12 }])
  await expect.poll(() => ours.heard.changed).toEqual([{ application: [12] }])
  announcer.publish(2, [{ entity: 'note', id: null }])
  await expect.poll(() => theirs.heard.changed).toEqual([{ note: null }])
  expect(ours.heard.changed).toHaveLength(1)
})

describe('who has a record open', () => {
  test('is told to everyone who has, as people come and go', async () => {
    const wang = await connected('1:1:Wang:1')
    const li = await connected('2:2:Li:1')
    wang.look(eye(12))
    await expect.poll(() => namesIn(wang.heard.lookers?.at(-1))).toEqual(['Wang'])
    li.look(eye(12))
    await expect.poll(() => namesIn(wang.heard.lookers?.at(-1))).toEqual(['Li', 'Wang'])
    li.look(eye(13))
    await expect.poll(() => namesIn(wang.heard.lookers?.at(-1))).toEqual(['Wang'])
    li.look(eye(12))
    await expect.poll(() => namesIn(wang.heard.lookers?.at(-1))).toEqual(['Li', 'Wang'])
    li.socket.disconnect()
    await expect.poll(() => namesIn(wang.heard.lookers?.at(-1))).toEqual(['Wang'])
  })

  test('one person with two windows is one person', async () => {
    const one = await connected('1:1:Wang:1')
    const two = await connected('3:1:Wang:1')
    one.look(eye(14))
    await expect.poll(() => one.heard.lookers).toHaveLength(1)
    two.look(eye(14))
    await expect.poll(() => two.heard.lookers).toHaveLength(1)
    expect(namesIn(two.heard.lookers?.at(-1))).toEqual(['Wang'])
  })

  test.each([
    ['a record of another organisation', eye(21)],
    ['a kind nobody looks at', { entity: 'user', id: 12 }],
    ['when it cannot be told', eye(99)],
    ['no number', { entity: 'application', id: '12' }],
    ['half a number', { entity: 'application', id: 12.5 }],
    ['nonsense', 'application:12'],
    ['nothing', null],
  ])('is not told of %s, and the window goes on', async (_, looking) => {
    const wang = await connected('1:1:Wang:1')
    wang.look(looking)
    wang.look(eye(15))
    await expect.poll(() => wang.heard.lookers).toHaveLength(1)
    expect(wang.heard.lookers?.[0]).toMatchObject({ room: 'looking:1:application:15' })
  })
})
