import { type Arrival, codeFrom, codeIn, creditOf, firstThere, isOpenNow } from '@bole/referral/model'
import { describe, expect, test } from 'vitest'

const at = new Date('2026-11-20T08:00:00Z')
const on = (day: string, referrerId: number | null = null): Arrival => ({
  at: new Date(`${day}T08:00:00Z`),
  referrerId,
})

describe('who was there first', () => {
  test.each<[string, Arrival[], number | null, string]>([
    ['somebody new is the referrer’s', [], 180, 'first'],
    ['whom they brought before is theirs again', [on('2026-10-01', 7)], 180, 'first'],
    ['who came by themselves is known', [on('2026-10-01')], 180, 'known_before'],
    ['whom another brought is the other’s', [on('2026-10-01', 8)], 180, 'referred_before'],
    [
      'the earliest decides, not the latest',
      [on('2026-11-01', 7), on('2026-10-01', 8)],
      180,
      'referred_before',
    ],
    ['and for the referrer as well', [on('2026-11-01', 8), on('2026-10-01', 7)], 180, 'first'],
    ['who came too long ago is new', [on('2026-01-01')], 180, 'first'],
    [
      'of two the one that still counts decides',
      [on('2026-01-01', 7), on('2026-10-01', 8)],
      180,
      'referred_before',
    ],
    ['without a limit long ago counts', [on('2016-01-01')], null, 'known_before'],
    ['on the last day it counts', [on('2026-05-24')], 180, 'known_before'],
    ['a day later it does not', [on('2026-05-23')], 180, 'first'],
    ['with no protection only this very moment would', [on('2026-11-19')], 0, 'first'],
    ['what came later says nothing', [on('2026-11-21')], 180, 'first'],
  ])('%s', (_, earlier, protectedDays, first) => {
    expect(firstThere({ referrerId: 7, at, earlier, protectedDays })).toBe(first)
  })
})

describe('a referral', () => {
  const plain = {
    referrer: { id: 7, phone: '13800138000', email: 'gao@example.com' },
    friend: { phone: '13900139000', email: 'friend@example.com' },
    ...{ ownerId: 9, isOpen: true, at, earlier: [] },
    rules: { rewardsOwnPositions: false, protectedDays: 180 },
  }
  test.each<[string, object, string]>([
    ['of a friend counts', {}, 'credited'],
    ['of one’s own phone is of oneself', { friend: { phone: '13800138000', email: null } }, 'self'],
    ['of one’s own address too, in any case', { friend: { phone: null, email: 'Gao@Example.com' } }, 'self'],
    ['of nobody’s contacts is not', { friend: { phone: null, email: '' } }, 'credited'],
    [
      'by somebody without contacts is not',
      { referrer: { id: 7, phone: null, email: '' }, friend: { phone: '', email: '' } },
      'credited',
    ],
    ['for one’s own position does not', { ownerId: 7 }, 'own_position'],
    [
      'counts there where the company says so',
      { ownerId: 7, rules: { rewardsOwnPositions: true, protectedDays: 180 } },
      'credited',
    ],
    ['for what is not open to it does not', { isOpen: false }, 'not_open'],
    ['of whom the company knew does not', { earlier: [on('2026-10-01')] }, 'known_before'],
    ['of another’s friend does not', { earlier: [on('2026-10-01', 8)] }, 'referred_before'],
    [
      'of oneself is said first',
      { friend: { phone: '13800138000', email: null }, ownerId: 7, isOpen: false },
      'self',
    ],
  ])('%s', (_, more, outcome) => {
    expect(creditOf({ ...plain, ...more })).toBe(outcome)
  })
})

test('a code is read in any case and with spaces, and holds no letters that look alike', () => {
  expect(codeFrom(Uint8Array.from({ length: 256 }, (_, byte) => byte))).not.toMatch(/[IO01]/)
  expect(codeFrom(Uint8Array.of(0, 31, 32))).toBe('A9A')
  expect([' ab12 cd', 'a', '', '<script>', 'A'.repeat(21)].map(codeIn)).toEqual([
    'AB12CD',
    ...[null, null, null, null],
  ])
})

test.each([
  ['opened', true, null, true],
  ['never', false, null, false],
  ['its time has come', false, at, true],
  ['its time is to come', false, new Date(at.getTime() + 1), false],
])('open: %s', (_, isOpen, opensAt, isNow) => {
  expect(isOpenNow({ isOpen, opensAt }, at)).toBe(isNow)
})
