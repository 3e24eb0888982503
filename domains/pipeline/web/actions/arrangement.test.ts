import { describe, expect, test } from 'vitest'
import { arrangementOf, isHalf } from './arrangement.ts'

const time = ['2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z'] as const

const nothing = [null, null] as const

describe('what is agreed on, as the calls take it', () => {
  test.each([
    ['nothing', {}, {}],
    ['what was left empty is left out', { place: '', interviewer_ids: [], approver_ids: [], time: null }, {}],
    [
      'a meeting',
      { time, is_online: false, place: '3 楼', interviewer_ids: [4, 3] },
      {
        meets_at: '2026-03-04T09:00:00.000Z',
        meets_until: '2026-03-04T10:00:00.000Z',
        is_online: false,
        place: '3 楼',
        interviewer_ids: [4, 3],
      },
    ],
    ['where it is means nothing without when', { is_online: true, place: '会议室' }, { place: '会议室' }],
    ['inviting is the rule, not inviting is said', { tells_candidate: true }, {}],
    ['not inviting', { tells_candidate: false }, { tells_candidate: false }],
    ['a time of which both halves are empty', { time: nothing, is_online: true }, {}],
    ['people who approve', { approver_ids: [4] }, { approver_ids: [4] }],
    [
      'days',
      { offer_valid_until: '2026-04-01', entry_date: '2026-05-01' },
      { offer_valid_until: '2026-04-01', entry_date: '2026-05-01' },
    ],
  ])('%s', (_, fields, arrangement) => {
    expect(arrangementOf(fields)).toEqual(arrangement)
  })
})

test.each([
  [null, false],
  [undefined, false],
  [[null, null], false],
  [time, false],
  [[time[0], null], true],
  [[null, time[1]], true],
] as const)('a time of %j is a half: %s', (given, expected) => {
  expect(isHalf(given)).toBe(expected)
})
