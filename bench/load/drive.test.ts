import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDriver } from './driver.ts'
import type { Job } from './job.ts'

interface Moved {
  readonly post_id: number
  readonly version: number
  readonly stage: number
}

const moves: Moved[] = []
const asked: string[] = []
const cookies = new Set<string | undefined>()

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    cookies.add(request.headers.cookie)
    asked.push(request.url ?? '')
    const answer = (status: number, body: object) => {
      const text = JSON.stringify(body)
      response.writeHead(status, { 'content-length': Buffer.byteLength(text) })
      response.end(text)
    }
    if (request.url === '/fails') return answer(500, { status: 'error', message: 'oh' })
    if (request.url === '/refused') return answer(200, { status: 'error', message: 'no' })
    if (request.method === 'GET') return answer(200, { status: 'success', data: {} })
    const moved: Moved = JSON.parse(Buffer.concat(parts).toString())
    moves.push(moved)
    return answer(200, { status: 'success', data: { version: moved.version + 1 } })
  })
})
const driver = startDriver()
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(() => {
  driver.stop()
  server.closeAllConnections()
  server.close()
})

const run = (given: Pick<Job, 'work'> & Partial<Job>) =>
  driver.run({ port, cookie: 'bole_session=x', concurrency: 3, seconds: 0.3, ...given })

describe('the load', () => {
  test('asks every address in turn and counts what was answered', async () => {
    const measured = await run({ work: { kind: 'get', paths: ['/a', '/b', '/c'] } })
    expect(measured).toMatchObject({ failures: 0, firstFailure: null })
    expect(measured.requests).toBe(asked.length)
    expect(new Set(asked)).toEqual(new Set(['/a', '/b', '/c']))
    expect(cookies).toEqual(new Set(['bole_session=x']))
    expect(measured.times.reduce((sum, [, amount]) => sum + amount, 0)).toBe(measured.requests)
    expect(measured.bytes).toBe(measured.requests * '{"status":"success","data":{}}'.length)
    expect(measured.seconds).toBeGreaterThanOrEqual(0.3)
  })

  test.each([
    ['/fails', '500 {"status":"error","message":"oh"}'],
    ['/refused', '200 {"status":"error","message":"no"}'],
  ])('counts an answer of %s as a failure, not as speed', async (path, failure) => {
    const measured = await run({ work: { kind: 'get', paths: [path] } })
    expect(measured).toMatchObject({ requests: 0, times: [], bytes: 0, firstFailure: failure })
    expect(measured.failures).toBeGreaterThan(0)
  })

  test('moves each application to and fro, always with the version it was told last', async () => {
    const applications = [1, 2, 3, 4, 5, 6].map((id) => ({ id, version: id * 10, stage: 12 }))
    const measured = await run({ work: { kind: 'move', path: '/move', applications, stages: [12, 16] } })
    expect(measured.requests).toBe(moves.length)
    const ofEach = Map.groupBy(moves, ({ post_id }) => post_id)
    expect(ofEach.size).toBe(6)
    for (const [id, steps] of ofEach)
      expect(steps).toEqual(
        steps.map((_, at) => ({ post_id: id, version: id * 10 + at, stage: at % 2 === 0 ? 16 : 12 })),
      )
  })

  test('that cannot be made is an error, not a figure', async () => {
    await expect(run({ port: 1, work: { kind: 'get', paths: ['/a'] } })).rejects.toThrow('driver failed')
  })
})
