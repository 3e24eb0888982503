import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from './failures.ts'
import { sendFailure } from './send-failure.ts'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['a connection that broke off', new Error('Connection terminated unexpectedly'), 503],
  [
    'one asked again after that',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
  ],
  ['no room in time', new Error('timeout exceeded when trying to connect'), 503],
  ['nobody there', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503],
  ['no socket of a database', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' }), 503],
  ['a file that is lost', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }), 500],
  ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 507],
  ['a fault of ours', new TypeError('x is not a function'), 500],
])('%s is answered as what it is', async (_, error, status) => {
  const app = Fastify()
  app.setErrorHandler((heard, request, reply) => sendFailure(heard, request, reply, 'en-US'))
  app.get('/', () => Promise.reject(error))
  expect((await app.inject('/')).statusCode).toBe(status)
})

test('what a stranger may bring about is told once in a while and without a stack, what is our fault each time', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler((heard, request, reply) => sendFailure(heard, request, reply, 'en-US'))
  app.get('/:code', async ({ params }) => {
    throw new Failure('storage_full', { isExpected: (params as { code: string }).code === 'stranger' })
  })
  // Later than whatever another file of tests has told in the same process.
  const hour = 3_600_000
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + hour)
  const failures = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)
  for (let time = 0; time < 5; time++) expect((await app.inject('/stranger')).statusCode).toBe(507)
  expect(failures()).toMatchObject([{ level: 40 }])
  expect(JSON.stringify(failures())).not.toContain('stack')
  for (let time = 0; time < 2; time++)
    expect((await app.inject('/staff')).json()).toHaveProperty('request_id')
  expect(failures().map(({ level }) => level)).toEqual([40, 50, 50])
})
