import { describe, expect, test } from 'vitest'
import { isToBeAsked, type PhoneState, type ShownPhone, shownPhone } from './fetched-phones.ts'

const now = new Date('2026-11-20T08:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const day = 24 * 60

describe('whether a plug-in is asked for a phone', () => {
  test.each<[PhoneState, Date | null, boolean]>([
    ['unasked', null, true],
    ['asked', ago(9), false],
    ['asked', ago(10), true],
    ['none', ago(7 * day - 1), false],
    ['none', ago(7 * day), true],
    // Somebody’s phone was taken away since: nobody goes behind that.
    ['fetched', ago(30 * day), false],
  ])('%s since %s: %s', (state, askedAt, isAsked) => {
    expect(isToBeAsked({ state, askedAt }, now)).toBe(isAsked)
  })
})

test.each<[boolean, PhoneState, ShownPhone]>([
  [true, 'unasked', 'present'],
  [true, 'fetched', 'present'],
  [true, 'none', 'present'],
  [false, 'unasked', 'missing'],
  [false, 'fetched', 'missing'],
  [false, 'asked', 'asked'],
  [false, 'none', 'none'],
])('with a phone %s and %s it is shown as %s', (hasPhone, state, shown) => {
  expect(shownPhone(hasPhone, state)).toBe(shown)
})
