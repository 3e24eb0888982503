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
  ['2009-03', 'mmyy', '03/09'],
  ['2009-03', 'yearMon', '2009 Mar'],
  ['2020-02', 'ptMon', 'fev/2020'],
  ['1991-04-22', 'ptMon', '22/04/1991'],
  ['2020-03', 'ptMonth', 'março de 2020'],
  ['2011-06', 'roc', '民國100年6月'],
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
