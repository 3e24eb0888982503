import { expect, test } from 'vitest'
import { type Days, daysOf, faultInPeriod, type Period } from './periods.ts'

const chosen: Days = { from: '2026-02-01', until: null }

test.each<[Period, string, Days]>([
  ['last_30_days', '2026-03-01', { from: '2026-01-31', until: '2026-03-01' }],
  ['last_90_days', '2026-03-31', { from: '2026-01-01', until: '2026-03-31' }],
  ['last_365_days', '2028-02-29', { from: '2027-03-02', until: '2028-02-29' }],
  ['this_month', '2028-02-29', { from: '2028-02-01', until: '2028-02-29' }],
  ['last_month', '2026-01-31', { from: '2025-12-01', until: '2025-12-31' }],
  ['this_quarter', '2026-05-10', { from: '2026-04-01', until: '2026-06-30' }],
  ['last_quarter', '2026-02-10', { from: '2025-10-01', until: '2025-12-31' }],
  ['this_year', '2026-12-31', { from: '2026-01-01', until: '2026-12-31' }],
  ['last_year', '2026-01-01', { from: '2025-01-01', until: '2025-12-31' }],
  ['all', '2026-01-01', { from: null, until: null }],
  ['between', '2026-01-01', chosen],
])('%s, read on %s', (period, readOn, days) => {
  expect(daysOf(period, readOn, chosen)).toEqual(days)
})

test.each<[Period, Days, ReturnType<typeof faultInPeriod>]>([
  ['between', { from: null, until: null }, 'days_missing'],
  ['between', { from: '2026-02-02', until: '2026-02-01' }, 'days_reversed'],
  ['between', { from: '2026-02-01', until: '2026-02-01' }, null],
  ['between', { from: null, until: '2026-02-01' }, null],
  ['all', { from: null, until: null }, null],
])('a period %s %o has the fault %s', (period, days, fault) => {
  expect(faultInPeriod(period, days)).toBe(fault)
})
