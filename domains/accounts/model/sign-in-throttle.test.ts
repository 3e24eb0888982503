import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attemptAt,
  countings,
  countingsOf,
  currentCount,
  type FailuresBy,
  failuresBeforeQuestion,
  minutesToWait,
} from './sign-in-throttle.ts'

const now = new Date('2026-11-20T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const failed = (count: number, minutes = 0) => ({ count, lastAt: ago(minutes) })
const never: FailuresBy = { pair: null, account: null, address: null, device: null }

describe('failing to sign in', () => {
  test.each([
    ['pair', 7, 0, 0],
    ['pair', 8, 0, 15],
    ['pair', 8, 1, 14],
    ['pair', 8, 14.5, 1],
    ['pair', 8, 15, 1],
    ['pair', 8, 15.01, 0],
    ['pair', 500, 0, 15],
    ['device', 7, 0, 0],
    ['device', 8, 0, 15],
    ['account', 39, 0, 0],
    ['account', 40, 0, 1],
    ['account', 4000, 0.5, 1],
    ['account', 4000, 1.01, 0],
    ['address', 59, 0, 0],
    ['address', 60, 0, 15],
    ['address', 60, 16, 0],
  ] as const)('of %s %i times, %d minutes ago, waits %i minutes', (counting, count, minutes, wait) =>
    expect(minutesToWait(counting, failed(count, minutes), now)).toBe(wait),
  )

  test('never is no wait', () => {
    for (const counting of countings) expect(minutesToWait(counting, null, now)).toBe(0)
    expect(currentCount(null, now)).toBe(0)
  })

  test('is forgotten after a quarter of an hour without failing', () => {
    expect(currentCount(failed(5, 15), now)).toBe(5)
    expect(currentCount(failed(5, 15.01), now)).toBe(0)
  })

  test('waits longer the later the last failure was, and never more than fifteen minutes', () => {
    const any = fc.constantFrom(...countings)
    fc.assert(
      fc.property(any, fc.nat(100), fc.nat(1200), fc.nat(1200), (counting, count, one, other) => {
        const waitAt = (seconds: number) => minutesToWait(counting, failed(count, seconds / 60), now)
        expect(waitAt(Math.min(one, other))).toBeGreaterThanOrEqual(waitAt(Math.max(one, other)))
        expect(waitAt(one)).toBeLessThanOrEqual(15)
      }),
    )
  })
})

describe('an attempt', () => {
  const known = { isKnownDevice: true }
  const unknown = { isKnownDevice: false }

  test.each<[string, Partial<FailuresBy>, typeof known, number, boolean]>([
    ['the first of all', {}, unknown, 0, false],
    ['after three from here', { pair: failed(3) }, unknown, 0, true],
    ['after three from elsewhere', { account: failed(3) }, unknown, 0, true],
    ['after three at other accounts', { address: failed(3) }, unknown, 0, false],
    ['after eight from here', { pair: failed(8), account: failed(8) }, unknown, 15, true],
    ['after eight from elsewhere', { account: failed(8) }, unknown, 0, true],
    ['after forty from everywhere', { account: failed(40) }, unknown, 1, true],
    ['after sixty at other accounts', { address: failed(60) }, unknown, 15, false],
    [
      'from a known device, whatever strangers did',
      { pair: failed(500), account: failed(500), address: failed(500) },
      known,
      0,
      false,
    ],
    ['from a known device that failed three times', { device: failed(3) }, known, 0, true],
    ['from a known device that failed eight times', { device: failed(8) }, known, 15, true],
    ['from elsewhere, whatever a known device did', { device: failed(500) }, unknown, 0, false],
  ])('%s', (_, by, device, minutes, needsAnswer) =>
    expect(attemptAt({ ...never, ...by }, device, now)).toEqual({ minutes, needsAnswer }),
  )

  test('asks a question long before anything rests', () => {
    for (const counting of countings)
      expect(minutesToWait(counting, failed(failuresBeforeQuestion), now)).toBe(0)
  })

  test('of a device is counted by that device alone', () => {
    expect(countingsOf(known)).toEqual(['device'])
    expect(countingsOf(unknown)).toEqual(['pair', 'account', 'address'])
  })
})
