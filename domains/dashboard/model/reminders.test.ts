import { expect, test } from 'vitest'
import { type Dismissed, remindersOf } from './reminders.ts'

const none = { interview: 0, message: 0, talent: 0 }
const today = '2026-11-23'

test.each<[string, Partial<typeof none>, readonly Dismissed[], readonly string[]]>([
  ['nothing waits', {}, [], []],
  ['interviews and messages', { interview: 2, message: 1 }, [], ['interview', 'message']],
  ['dismissed today', { interview: 2, message: 1 }, [{ kind: 'interview', day: today }], ['message']],
  ['dismissed yesterday', { interview: 2 }, [{ kind: 'interview', day: '2026-11-22' }], ['interview']],
  ['dismissed a year ago', { interview: 2 }, [{ kind: 'interview', day: '2025-11-23' }], ['interview']],
])('%s', (_, waiting, dismissed, kinds) => {
  expect(remindersOf({ ...none, ...waiting }, dismissed, today).map(({ kind }) => kind)).toEqual(kinds)
})
