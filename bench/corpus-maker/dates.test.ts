import { expect, test } from 'vitest'
import { knownDate, printDate, printPeriod } from './dates.ts'

test.each([
  ['2019-07', 'dot0', '2019.07'],
  ['2019-07', 'dot', '2019.7'],
  ['2019-11', 'hanzi', '二〇一九年十一月'],
  ['2020-12-31', 'hanzi', '二〇二〇年十二月三十一日'],
  ['2019-07', 'quote', 'Jul ’19'],
  ['2019-05', 'monDot', 'May 2019'],
  ['1989-03-17', 'mon', '17 Mar 1989'],
  ['1990-06-21', 'euro', '21.06.1990'],
  ['2019', 'cn', '2019年'],
] as const)('prints %s as %s', (date, form, printed) => {
  expect(printDate(date, form)).toBe(printed)
})

test('a period without an end prints its start alone', () => {
  expect(printPeriod({ start: '2019-07', end: null }, 'dash0', ' 至 ', '至今')).toBe('2019-07')
  expect(printPeriod({ start: '2019-07', end: 'present' }, 'dash0', ' 至 ', '今')).toBe('2019-07 至 今')
})

test('a form without months leaves only the year to know', () => {
  expect(knownDate('2019-07', 'year')).toBe('2019')
  expect(knownDate('present', 'year')).toBe('present')
  expect(knownDate('2019-07', 'mon')).toBe('2019-07')
})
