import { referralApi } from '@bole/referral/contract'
import { describe, expect, test } from 'vitest'

const { addRule, endRule, listReferrals, listRewards, makeCode, openLater, openPositions } = referralApi
const { saveSettings, settleRewards } = referralApi

describe('a rule', () => {
  const promise = { milestone: 'joined', amount: 500_000, currency: 'CNY', valid_from: '2026-12-01' }
  test.each<[string, object, boolean]>([
    ['of the company', {}, true],
    ['of a kind of hiring', { origin: 1 }, true],
    ['of a kind there is not', { origin: 3 }, false],
    ['of a project and a position', { theme_id: 1, position_id: 2 }, true],
    ['of nothing paid', { amount: 0 }, true],
    ['of less than nothing', { amount: -1 }, false],
    ['of half a cent', { amount: 0.5 }, false],
    ['of a currency by its sign', { currency: '¥' }, false],
    ['of a milestone there is not', { milestone: 'screened' }, false],
    ['from a day the calendar has not', { valid_from: '2026-02-30' }, false],
  ])('%s', (_, more, isTaken) => {
    expect(addRule.body.safeParse({ ...promise, ...more }).success).toBe(isTaken)
  })

  test('holds for everything where nothing else is said', () => {
    expect(addRule.body.parse(promise)).toMatchObject({ origin: null, theme_id: null, position_id: null })
  })

  test('ends at the version seen', () => {
    expect(endRule.body.safeParse({ id: 1, version: 1 }).success).toBe(true)
    expect(endRule.body.safeParse({ id: 1 }).success).toBe(false)
  })
})

test.each<[string, unknown, boolean]>([
  ['for half a year', 180, true],
  ['for good', null, true],
  ['not at all', 0, true],
  ['for longer than ten years', 3651, false],
  ['for less than nothing', -1, false],
])('people are protected %s', (_, protected_days, isTaken) => {
  const body = { rewards_own_positions: false, protected_days, version: 0 }
  expect(saveSettings.body.safeParse(body).success).toBe(isTaken)
})

test('a code is one’s own without a name, and a friend’s with one', () => {
  expect(makeCode.body.parse({})).toEqual({ name: '', position_id: null })
  expect(makeCode.body.parse({ name: ' 小李 ' }).name).toBe('小李')
  expect(makeCode.body.safeParse({ name: 'x'.repeat(61) }).success).toBe(false)
})

test('positions open now, none of them too, and later at a moment with its offset', () => {
  expect(openPositions.body.safeParse({ theme_id: 1, position_ids: [] }).success).toBe(true)
  const later = (open_time: unknown, position_ids = [1]) =>
    openLater.body.safeParse({ theme_id: 1, position_ids, open_time }).success
  expect([later('2026-12-01T09:00:00+08:00'), later(null), later('2026-12-01'), later(null, [])]).toEqual([
    ...[true, true, false, false],
  ])
})

test('rewards are settled by one step, and found by several states', () => {
  const body = { ids: [1], state: 'approved' }
  expect(settleRewards.body.parse(body).why).toBe('')
  expect(settleRewards.body.safeParse({ ...body, state: 'earned' }).success).toBe(false)
  expect(settleRewards.body.safeParse({ ...body, ids: [] }).success).toBe(false)
  expect(listRewards.query.parse({ state: 'earned,paid' })).toMatchObject({ state: ['earned', 'paid'] })
  expect(listRewards.query.safeParse({ state: 'gone' }).success).toBe(false)
  expect(listReferrals.query.parse({ outcome: 'self' })).toMatchObject({ outcome: ['self'], origin: 2 })
})
