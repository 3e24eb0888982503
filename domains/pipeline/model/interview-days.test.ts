import { expect, test } from 'vitest'
import { boundsOf, interviewDays, overlap } from './interview-days.ts'

const noon = new Date(2026, 10, 23, 12)

test.each([
  ['yesterday before midnight', new Date(2026, 10, 22, 23, 59), 'past'],
  ['this morning', new Date(2026, 10, 23, 0, 0), 'today'],
  ['this evening', new Date(2026, 10, 23, 23, 59), 'today'],
  ['tomorrow', new Date(2026, 10, 24, 9, 0), 'tomorrow'],
  ['the day after', new Date(2026, 10, 25, 0, 0), 'future'],
  ['next year', new Date(2027, 0, 1), 'future'],
])('%s', (_, at, day) => {
  const bounds = boundsOf(noon)
  const found = interviewDays.filter((name) => {
    const { from, to } = bounds[name]
    return (from === null || at >= from) && (to === null || at < to)
  })
  expect(found).toEqual([day])
})

test('a month ends between two days like any other', () => {
  const { tomorrow } = boundsOf(new Date(2026, 10, 30, 8))
  expect(tomorrow.from).toEqual(new Date(2026, 11, 1))
})

const at = (hour: number) => new Date(2026, 10, 23, hour)

test.each([
  [9, 10, 10, 11, false],
  [9, 11, 10, 12, true],
  [9, 12, 10, 11, true],
  [10, 11, 10, 11, true],
  [11, 12, 9, 11, false],
])('from %i to %i and from %i to %i: %s', (from, to, otherFrom, otherTo, meets) => {
  expect(overlap({ from: at(from), to: at(to) }, { from: at(otherFrom), to: at(otherTo) })).toBe(meets)
})
