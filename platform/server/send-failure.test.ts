import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendFailure } from './send-failure.ts'

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
