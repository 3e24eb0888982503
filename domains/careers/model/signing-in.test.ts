import { canSignIn } from '@bole/careers/model'
import { expect, test } from 'vitest'

const at = (time: string) => new Date(`2030-03-01T${time}:00Z`)
const meeting = { meetsAt: at('10:00'), meetsUntil: at('10:45') }
const standing = (step: number, detail: number, stage: 12 | 3 = 12) => {
  return { stage, step, detail, leftBecause: null }
}

test.each([
  ['07:59', 20, 21, false],
  ['08:00', 20, 21, true],
  ['10:44', 60, 0, true],
  ['10:44', 60, 61, true],
  ['10:45', 20, 21, false],
  ['10:00', 20, 22, false],
  ['10:00', 10, 13, false],
  ['10:00', 30, 0, false],
  ['10:00', 50, 51, false],
])('at %s, standing at %i/%i: %s', (time, step, detail, can) => {
  expect(canSignIn(standing(step, detail), meeting, at(time))).toBe(can)
})

test('only at an interview with a time, of somebody who is still listed', () => {
  expect(canSignIn(standing(20, 21, 3), meeting, at('10:00'))).toBe(false)
  expect(canSignIn(standing(20, 21), { meetsAt: null, meetsUntil: null }, at('10:00'))).toBe(false)
  expect(canSignIn({ ...standing(20, 21), leftBecause: 'removed' }, meeting, at('10:00'))).toBe(false)
})

test('an hour long where no end was said', () => {
  const open = { ...meeting, meetsUntil: null }
  expect([
    canSignIn(standing(20, 21), open, at('10:59')),
    canSignIn(standing(20, 21), open, at('11:00')),
  ]).toEqual([true, false])
})
