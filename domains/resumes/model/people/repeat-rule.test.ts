import { describe, expect, test } from 'vitest'
import { isRepeat, plainRepeatRule, type RepeatRule } from './repeat-rule.ts'

const at = (day: string) => new Date(`${day}T08:00:00Z`)

describe('an application repeats an earlier one', () => {
  const cases: [string, { position: number; day: string; isLive: boolean }, RepeatRule, boolean][] = [
    [
      'to the same position that is under way',
      { position: 1, day: '2026-01-01', isLive: true },
      plainRepeatRule,
      true,
    ],
    [
      'that has ended, where no months are named',
      { position: 1, day: '2026-11-01', isLive: false },
      plainRepeatRule,
      false,
    ],
    [
      'to another position under way',
      { position: 2, day: '2026-11-01', isLive: true },
      plainRepeatRule,
      false,
    ],
    [
      'within the months',
      { position: 1, day: '2026-09-23', isLive: false },
      { months: 3, scope: 'position' },
      true,
    ],
    [
      'after the months',
      { position: 1, day: '2026-08-20', isLive: false },
      { months: 3, scope: 'position' },
      false,
    ],
    [
      'to another within the months',
      { position: 2, day: '2026-09-23', isLive: false },
      { months: 3, scope: 'position' },
      false,
    ],
    [
      'to another, where any counts',
      { position: 2, day: '2026-09-23', isLive: false },
      { months: 3, scope: 'any' },
      true,
    ],
    [
      'to another under way without months',
      { position: 2, day: '2026-09-23', isLive: true },
      { months: 0, scope: 'any' },
      false,
    ],
  ]
  test.each(cases)('%s', (_, { position, day, isLive }, rule, expected) => {
    const earlier = { positionId: position, appliedAt: at(day), isLive }
    expect(isRepeat(earlier, { positionId: 1, at: at('2026-11-20') }, rule)).toBe(expected)
  })
  test('three months after the last of November end with February', () => {
    const earlier = { positionId: 1, appliedAt: at('2025-11-30'), isLive: false }
    const rule = { months: 3, scope: 'any' } as const
    expect(isRepeat(earlier, { positionId: 1, at: at('2026-02-27') }, rule)).toBe(true)
    expect(isRepeat(earlier, { positionId: 1, at: at('2026-02-28') }, rule)).toBe(false)
  })
})
