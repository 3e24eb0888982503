import { clockAt, momentAt } from '@bole/platform/moments'
import { expect, test } from 'vitest'
import { daysShown, movedByKey, onAnotherDay, steppedBy } from './calendar-days.ts'

test.each([
  ['day', '2030-03-06', ['2030-03-06', '2030-03-06']],
  ['week', '2030-03-06', ['2030-03-04', '2030-03-10']],
  ['week', '2030-03-10', ['2030-03-04', '2030-03-10']],
  ['person', '2030-03-04', ['2030-03-04', '2030-03-10']],
  ['month', '2030-03-31', ['2030-02-25', '2030-03-31']],
  ['month', '2030-12-15', ['2030-11-25', '2031-01-05']],
  ['month', '2027-02-10', ['2027-02-01', '2027-02-28']],
] as const)('a %s around %s', (shape, day, expected) => {
  expect(daysShown(shape, day)).toEqual(expected)
})

test.each([
  ['day', '2030-02-28', 1, '2030-03-01'],
  ['week', '2030-03-04', -1, '2030-02-25'],
  ['month', '2030-01-31', 1, '2030-02-01'],
  ['month', '2030-01-31', -1, '2029-12-01'],
] as const)('a %s from %s by %i', (shape, day, count, expected) => {
  expect(steppedBy(shape, day, count)).toBe(expected)
})

const span = [momentAt('2030-03-04T10:00:00'), momentAt('2030-03-04T10:45:00')] as const
const clocks = (moved: readonly string[] | null) => moved?.map((moment) => clockAt(moment).slice(0, 16))

test.each([
  ['ArrowUp', ['2030-03-04T09:45', '2030-03-04T10:30']],
  ['ArrowDown', ['2030-03-04T10:15', '2030-03-04T11:00']],
  ['ArrowLeft', ['2030-03-03T10:00', '2030-03-03T10:45']],
  ['ArrowRight', ['2030-03-05T10:00', '2030-03-05T10:45']],
  ['Enter', undefined],
])('%s moves by a quarter of an hour or a day', (key, expected) => {
  expect(clocks(movedByKey(key, span))).toEqual(expected)
})

test('another day keeps the hours', () => {
  expect(clocks(onAnotherDay('2030-07-01', span))).toEqual(['2030-07-01T10:00', '2030-07-01T10:45'])
})
