import { expect, test } from 'vitest'
import { faultOfDays } from './agreed-days.ts'

const today = '2026-03-04'

test.each([
  ['an offer until today', { offer_valid_until: '2026-03-04' }, {}, null],
  ['an offer until yesterday', { offer_valid_until: '2026-03-03' }, {}, 'offer_day_passed'],
  ['a first day tomorrow', { entry_date: '2026-03-05' }, {}, null],
  ['a first day last year', { entry_date: '2025-12-31' }, {}, 'entry_day_passed'],
  ['a day taken out', { offer_valid_until: null, entry_date: null }, {}, null],
  ['nothing', {}, {}, null],
  ['a day that stands', { entry_date: '2026-03-03' }, { entry_date: '2026-03-03' }, null],
  ['another day than stands', { entry_date: '2026-03-02' }, { entry_date: '2026-03-03' }, 'entry_day_passed'],
] as const)('%s', (_, given, standing, expected) => {
  expect(faultOfDays(given, today, standing)).toBe(expected)
})
