import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import type { Caller } from './caller.ts'
import { DiskFileStore } from './files/file-store.ts'
import { lampRoutes, mayLight } from './fixtures/lamps.ts'
import { createHost } from './host.ts'

const all = { kind: 'organisation' } as const
let scratch: ScratchDatabase
let app: FastifyInstance
let folder: string
let caller: Caller | null

beforeAll(async () => {
  scratch = await startScratchDatabase()
  folder = await mkdtemp(join(tmpdir(), 'bole-while-'))
  app = await createHost({
    database: scratch.database,
    routes: [lampRoutes],
    store: new DiskFileStore(folder),
    authenticate: async () => caller,
    publish: () => undefined,
    checksReplies: true,
    logLevel: 'silent',
    trustedProxies: false,
    isSecure: true,
    headers: {},
  })
})
afterAll(async () => {
  await app.close()
  await scratch.end()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  caller = {
    ...{ sessionId: 1, provedAt: new Date(), userId: 1, name: '李雷' },
    organisationId: await scratch.organisation(),
    role: 'User2',
    permissions: new Set([mayLight]),
    passesEverything: false,
    scopes: { candidates: all, positions: all, accounts: all },
    hides: new Set(),
  }
})

const headers = { 'x-requested-with': 'bole' }

test('two calls that wait for each other are both done: the one PostgreSQL ends begins anew', async () => {
  const light = (how: string) =>
    app.inject({ method: 'POST', url: '/api/lamps/light', payload: { how }, headers })
  const answers = await Promise.all([light('crossed 1 2'), light('crossed 2 1')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const rows = await scratch.rows('select name from tags where organisation_id = $1', caller?.organisationId)
  expect(rows.map(({ name }) => name).sort()).toEqual(['crossed 1 2', 'crossed 2 1'])
})

test('whose access ends while they send a file is refused, and nothing of it stays', async () => {
  const form = new FormData()
  form.set('name', 'a')
  form.set('files', new File(['x'.repeat(50)], 'a.txt'))
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const whole = Buffer.from(await request.arrayBuffer())
  const half = Math.floor(whole.length / 2)
  async function* slowly() {
    yield whole.subarray(0, half)
    caller = null
    yield whole.subarray(half)
  }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/lamps/send',
    payload: Readable.from(slowly()),
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
  const kept = (await readdir(folder, { recursive: true })).filter((name) => /[\w-]{36}$/.test(name))
  expect(kept).toEqual([])
})
