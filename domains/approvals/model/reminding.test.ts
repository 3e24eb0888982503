import { describe, expect, test } from 'vitest'
import { firstLook, whatIsDue } from './reminding.ts'

const now = new Date('2026-11-23T10:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const patience = { remind_after_days: 2, escalate_after_days: 5 }
const asked = (userId: number, days: number, reminded: number | null = null) => {
  return { userId, askedAt: ago(days), remindedAt: reminded === null ? null : ago(reminded) }
}
const due = (waiting: Parameters<typeof whatIsDue>[0], more: object = {}, isEscalated = false) =>
  whatIsDue(waiting, { ...patience, ...more }, { isEscalated, now })

describe('what is due', () => {
  test.each([
    ['nobody waits', [], {}, false, [], false, null],
    ['asked just now', [asked(1, 0)], {}, false, [], false, ago(-2)],
    ['asked two days ago', [asked(1, 2)], {}, false, [1], false, ago(-3)],
    ['reminded already', [asked(1, 3, 1)], {}, false, [], false, ago(-2)],
    ['reminded of an earlier asking', [asked(1, 2, 4)], {}, false, [1], false, ago(-3)],
    ['two of whom one waits long', [asked(1, 1), asked(2, 6)], {}, false, [2], true, ago(-1)],
    ['passed up already', [asked(2, 6, 4)], {}, true, [], false, null],
    ['never reminded', [asked(1, 6)], { remind_after_days: 0 }, false, [], true, null],
    ['never passed up', [asked(1, 6)], { escalate_after_days: 0 }, false, [1], false, null],
  ] as const)('%s', (_, waiting, more, isEscalated, remind, escalates, next) => {
    expect(due(waiting, more, isEscalated)).toEqual({ remind, escalates, next })
  })
})

test.each([
  [2, 5, ago(-2)],
  [0, 5, ago(-5)],
  [9, 5, ago(-5)],
  [0, 0, null],
])('first looked at after %d and %d days', (remind_after_days, escalate_after_days, at) => {
  expect(firstLook({ remind_after_days, escalate_after_days }, now)).toEqual(at)
})
