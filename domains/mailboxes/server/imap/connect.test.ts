import { allowedInnerHosts } from '@bole/platform/outward'
import { bindSlots, provide } from '@bole/platform/slots'
import { expect, test } from 'vitest'
import { connectTo, isInnerNow, OpenPassword, wordsOf } from './connect.ts'

const account = {
  host: '127.0.0.1',
  port: 1,
  security: 'none',
  username: 'jobs',
  password: 'secret',
} as const

bindSlots([provide(allowedInnerHosts, ['loopback'])])

test.each([
  ['127.0.0.1', 'none', true],
  ['localhost', 'none', true],
  // Not allowed, and inner all the same: reading it says so.
  ['10.1.2.3', 'none', true],
  ['8.8.8.8', 'none', false],
  // Where the connection is encrypted it does not matter, and nobody is asked.
  ['localhost', 'tls', false],
] as const)('%s over %s is inner: %s', async (host, security, isInner) => {
  expect(await isInnerNow({ host, security })).toBe(isInner)
})

test('a password does not leave over an open connection, nor for a host that may not be reached', async () => {
  await expect(connectTo({ ...account, host: '8.8.8.8' }, 1_000)).rejects.toBeInstanceOf(OpenPassword)
  await expect(connectTo({ ...account, host: '10.1.2.3' }, 1_000)).rejects.toThrow('ALLOWED_INNER_HOSTS')
})

test.each([
  [Object.assign(new Error('Command failed'), { responseText: 'LOGIN failed' }), 'LOGIN failed'],
  [new Error('connect ECONNREFUSED'), 'connect ECONNREFUSED'],
  [
    Object.assign(new Error('x'), { responseText: 'no such\r\n  password: secret\u0000' }),
    'no such password: •••',
  ],
  [Object.assign(new Error('x'), { responseText: 'a'.repeat(1000) }), 'a'.repeat(300)],
  [Object.assign(new Error('refused'), { responseText: '' }), 'refused'],
  // Every address of a host failed: there is a code, and no message.
  [Object.assign(new AggregateError([]), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [new TypeError(), 'TypeError'],
  ['odd', 'odd'],
])('what went wrong is told in the server’s words', (error, words) => {
  expect(wordsOf(error, 'secret')).toBe(words)
})
