import { describe, expect, test } from 'vitest'
import { faultInServer } from './mail-server.ts'
import { whatCanBeDone } from './mail-states.ts'
import { isForGood, pauseAfter } from './tries.ts'

describe('a mail that did not leave', () => {
  test.each([
    ['an unknown recipient', 550, true, true],
    ['a message that is too large', 552, true, true],
    ['a full mailbox', 452, true, false],
    ['a server that asks to come back', 451, true, false],
    ['a wrong password', 535, false, false],
    ['a server that wants a password first', 530, true, false],
    ['a server that turns us away when we greet it', 554, false, false],
    ['no answer at all', null, false, false],
  ])('%s', (_, answer, isOfMessage, forGood) => {
    expect(isForGood({ answer, isOfMessage })).toBe(forGood)
  })

  test('is tried again at longer and longer intervals, for two days in all', () => {
    const pauses = []
    for (let tries = 1; pauseAfter(tries) !== null; tries++) pauses.push(pauseAfter(tries) ?? 0)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[0]).toBe(60_000)
    expect(pauses.reduce((sum, one) => sum + one, 0) / 3_600_000).toBeCloseTo(46.85)
    expect(pauseAfter(0)).toBe(60_000)
  })
})

describe('what can be done with a mail', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const earlier = new Date('2029-12-31T00:00:00Z')
  test.each([
    ['waiting', null, { again: false, cancel: true }],
    ['sent', null, { again: false, cancel: false }],
    ['failed', null, { again: true, cancel: false }],
    ['cancelled', null, { again: true, cancel: false }],
    ['failed', earlier, { again: false, cancel: false }],
    ['waiting', earlier, { again: false, cancel: true }],
  ] as const)('%s, of use until %s', (state, usefulUntil, can) => {
    expect(whatCanBeDone({ state, usefulUntil, isForgotten: false }, now)).toEqual(can)
  })

  test('one whose words were forgotten when it left is not sent again, as it would be empty', () => {
    const bounced = { state: 'failed', usefulUntil: null, isForgotten: true } as const
    expect(whatCanBeDone(bounced, now)).toEqual({ again: false, cancel: false })
  })
})

test.each([
  ['starttls', 'bole', true, null],
  ['tls', 'bole', true, null],
  ['none', '', false, null],
  ['none', 'bole', true, 'password_needs_encryption'],
  ['tls', 'bole', false, 'username_needs_password'],
] as const)('a server with %s, user "%s", password %s', (security, username, hasPassword, fault) => {
  expect(faultInServer({ security, username, hasPassword })).toBe(fault)
})
