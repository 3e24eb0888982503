import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ScratchDatabase, startScratchDatabase } from '../testing/scratch-database.ts'
import type { Caller } from './caller.ts'
import { DiskFileStore } from './files/file-store.ts'
import { lampRoutes, mayLight, mayView } from './fixtures/lamps.ts'
import { createHost } from './host.ts'

const all = { kind: 'organisation' } as const
let scratch: ScratchDatabase
let app: FastifyInstance
let folder: string
let caller: Caller | null
const published: unknown[] = []
const everywhere = { 'content-security-policy': "default-src 'self'", 'x-content-type-options': 'nosniff' }

beforeAll(async () => {
  scratch = await startScratchDatabase()
  folder = await mkdtemp(join(tmpdir(), 'bole-host-'))
  app = await createHost({
    database: scratch.database,
    routes: [lampRoutes],
    store: new DiskFileStore(folder),
    authenticate: async () => caller,
    publish: (id, said) => void published.push([id, said]),
    checksReplies: true,
    logLevel: 'silent',
    trustedProxies: false,
    isSecure: true,
    headers: everywhere,
  })
})
afterAll(async () => {
  await app.close()
  await scratch.end()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  published.length = 0
  caller = {
    ...{ sessionId: 1, provedAt: new Date(), userId: 1, name: '李雷' },
    organisationId: await scratch.organisation(),
    role: 'User2',
    permissions: new Set([mayView, mayLight]),
    passesEverything: false,
    scopes: { candidates: all, positions: all, accounts: all },
    hides: new Set(),
  }
})

const ours = { 'x-requested-with': 'bole', 'accept-language': 'en-US' }
const send = (options: InjectOptions) => app.inject({ headers: ours, ...options })
const light = (how: string, headers: object = {}) =>
  send({ method: 'POST', url: '/api/lamps/light', payload: { how }, headers: { ...ours, ...headers } })
const saved = () => scratch.rows('select name from tags where organisation_id = $1', caller?.organisationId)

describe('who may', () => {
  test('nobody signed in hears 401, somebody without the permission 403, before the input is looked at', async () => {
    caller = null
    const stranger = await send({ url: '/api/lamps/x' })
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_signed_in'])
    expect((await send({ url: '/api/hello' })).json()).toEqual({
      status: 'success',
      message: '',
      data: 'hello',
    })
  })

  test.each([
    [[], false, 403],
    [[mayView], false, 200],
    [[], true, 200],
  ])('with the permissions %j, passing everything %s: %i', async (permissions, passesEverything, status) => {
    if (caller) caller = { ...caller, permissions: new Set(permissions), passesEverything }
    expect((await send({ url: '/api/lamps/7' })).statusCode).toBe(status)
  })
  test.each([
    ['without our header', { 'x-requested-with': '' }, 403],
    ['with another value in it', { 'x-requested-with': 'XMLHttpRequest' }, 403],
    ['from another origin', { origin: 'https://elsewhere.example' }, 403],
    ['from the same name on another port', { origin: 'http://localhost:81' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['from our own origin', { origin: 'http://localhost:80' }, 200],
  ])('a change %s: %s', async (_, headers, status) => {
    const answer = await light('well', { host: 'localhost', ...headers })
    expect(answer.statusCode).toBe(status)
    expect(await saved()).toHaveLength(status === 200 ? 1 : 0)
  })

  test('reading needs no header: it changes nothing', async () => {
    expect((await app.inject({ url: '/api/lamps/7' })).json().data).toEqual({ id: 7, seen_by: '李雷' })
  })
})

describe('what an answer says', () => {
  test('a success carries its data and is announced with what the call changes', async () => {
    expect((await light('well')).json()).toEqual({ status: 'success', message: '', data: {} })
    const said = [
      { entity: 'tag', id: 9 },
      { entity: 'lamp', id: null },
    ]
    expect(published).toEqual([[caller?.organisationId, said]])
  })

  test('a success that wrote nothing is not announced as a change', async () => {
    expect((await light('nothing')).json()).toMatchObject({ status: 'success' })
    expect(published).toEqual([])
  })

  test.each([
    ['en-US', '王 has lit it'],
    ['zh-TW', '燈已由 王 點亮'],
    ['pt-PT,en;q=0.5', '王 acendeu'],
    ['fr, zh-HK;q=0.9', '燈已由 王 點亮'],
    ['fr', '灯已由 王 点亮'],
  ])('a refusal is 200 and speaks %s', async (language, message) => {
    const answer = await light('again', { 'accept-language': language })
    expect(answer.statusCode).toBe(200)
    const no = { status: 'error', code: 'already_lit', errorCode: 'already_lit', showType: 2 }
    expect(answer.json()).toEqual({ ...no, message, data: { version: 3 } })
    expect([await saved(), published]).toEqual([[], []])
  })

  test('what was committed before a refusal stays and is announced; what came after is not', async () => {
    expect((await light('after a commit')).json()).toMatchObject({ status: 'error', code: 'already_lit' })
    expect(await saved()).toEqual([{ name: 'after a commit' }])
    expect(published).toEqual([[caller?.organisationId, [{ entity: 'tag', id: 8 }]]])
  })

  test('a warning is a refusal that says so', async () => {
    expect((await light('careful')).json()).toMatchObject({ status: 'warning', code: 'nearly_lit' })
  })

  test.each([
    ['failure', 404, 'not_found'],
    ['bug', 500, 'unexpected'],
    ['sql', 500, 'unexpected'],
    ['gone', 503, 'unavailable'],
    ['undeclared', 500, 'unexpected'],
  ])('%s is %i, changes nothing and gives nothing away', async (how, status, code) => {
    const answer = await light(how)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().request_id === undefined).toBe(status < 500)
    expect(answer.body).not.toMatch(/secret|nowhere|relation|TypeError|contract|at .*\.ts/)
    expect(await saved()).toEqual([])
    expect(published).toEqual([])
  })

  test('an answer that carries more than its contract says is our bug', async () => {
    const answer = await light('more than promised')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('password_hash')
  })

  test('what is invalid is 422 and names its fields', async () => {
    const answer = await send({ method: 'POST', url: '/api/lamps/light', payload: { how: 5 } })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'invalid', errors: [{ path: 'how' }] },
    ])
    expect((await send({ url: '/api/lamps/seven' })).statusCode).toBe(422)
  })

  test.each([
    ['{"how": ', 'application/json', 400],
    ['', 'application/json', 400],
    ['<how/>', 'application/xml', 400],
    [JSON.stringify({ how: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])('a body that cannot be read: %#', async (payload, type, status) => {
    const headers = { ...ours, 'content-type': type }
    const answer = await app.inject({ method: 'POST', url: '/api/lamps/light', payload, headers })
    expect([answer.statusCode, answer.json().status]).toEqual([status, 'error'])
  })

  test.each(['/api/nothing', '/api/', '/api/lamps/7/parts'])('%s is 404 in the one shape', async (url) => {
    expect((await send({ url })).json()).toMatchObject({ status: 'error', code: 'not_found' })
  })

  test('a call made too often is 429, and others are not held up by it', async () => {
    const codes: number[] = []
    for (let time = 0; time < 5; time++) {
      const { statusCode } = await app.inject({ url: '/api/hello', remoteAddress: '10.0.0.9' })
      codes.push(statusCode)
    }
    expect(codes).toEqual([200, 200, 200, 429, 429])
    expect((await app.inject({ url: '/api/hello', remoteAddress: '10.0.0.10' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/lamps/7', remoteAddress: '10.0.0.9' })).statusCode).toBe(200)
  })
})

describe('files', () => {
  const kept = async () =>
    (await readdir(folder, { recursive: true })).filter((name) => /[\w-]{36}$/.test(name))
  const upload = async (name: string | null, sizes: readonly number[]) => {
    const form = new FormData()
    if (name !== null) form.set('name', name)
    for (const size of sizes) form.append('files', new File(['x'.repeat(size)], 'a.txt'))
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { ...ours, 'content-type': request.headers.get('content-type') ?? '' }
    return app.inject({ method: 'POST', url: '/api/lamps/send', payload, headers })
  }

  test.each([
    ['that are too large', 'a', [50, 101], 413, 'too_large'],
    ['too many', 'a', [1, 1, 1], 413, 'too_large'],
    ['without their fields', null, [50], 422, 'invalid'],
    ['a rule does not want', 'unwanted', [50, 60], 200, 'unwanted'],
  ])('%s leave nothing', async (_, name, sizes, status, code) => {
    const answer = await upload(name, sizes)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await kept()).toEqual([])
  })

  test.each([
    ['too long', 'x'.repeat(300)],
    ['open-ended', '"'],
    ['no text', '\u00ff\u00fe'],
  ])('of a form whose boundary is %s are malformed', async (_, boundary) => {
    const headers = { ...ours, 'content-type': `multipart/form-data; boundary=${boundary}` }
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="name"\r\n\r\na\r\n--${boundary}--\r\n`
    const answer = await app.inject({ method: 'POST', url: '/api/lamps/send', payload, headers })
    expect([Math.floor(answer.statusCode / 100), answer.json().status]).toEqual([4, 'error'])
    expect(await kept()).toEqual([])
  })

  test('that are fine stay', async () => {
    expect((await upload('a', [50, 100])).json().data).toEqual({ count: 2 })
    expect(await kept()).toHaveLength(2)
  })

  test('are sent so that nothing in them can run', async () => {
    const { headers, body } = await send({ url: '/api/lamps/file' })
    expect(body).toBe('<script>')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="___1_.html"; filename*=UTF-8''%E7%81%AF%20%221%22.html`,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('private, no-store')
  })
})

test('every answer carries the headers of all, and no cache keeps it', async () => {
  const { headers } = await send({ url: '/api/lamps/7' })
  expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-store' })
})
