import { expect, test } from 'vitest'
import { endOf, isRunning } from './recording.ts'

const at = (time: string) => new Date(`2030-03-01T${time}Z`)

test.each([
  [null, 'w', true, true],
  [null, 'w', false, false],
  [null, 'other', true, false],
  [at('02:00'), 'w', true, false],
])(
  'a recording ended at %s, with its owner in window %s, online %s, runs: %s',
  (endedAt, own, isOnline, is) =>
    expect(isRunning({ connection: 'w', endedAt }, { connection: own, isOnline })).toBe(is),
)

test.each([
  [null, at('02:05'), true, null],
  [at('02:10'), at('02:05'), false, at('02:10')],
  [null, at('02:05'), false, at('02:05')],
  [null, null, false, at('02:00')],
])('ended at %s, with its last piece at %s, running %s, its end is %s', (endedAt, lastPieceAt, is, end) =>
  expect(endOf({ startedAt: at('02:00'), endedAt, lastPieceAt }, is)).toEqual(end),
)
