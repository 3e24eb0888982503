import { expect, test } from 'vitest'
import { faultOfDays, isAhead, isMeetingPassed } from './agreed-days.ts'

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

const now = new Date('2026-03-04T10:00:00Z')
const from = (meets_at: string, meets_until?: string | null) => ({ meets_at, meets_until })

test.each([
  ['to come', from('2026-03-04T10:30:00Z'), {}, false],
  ['under way', from('2026-03-04T09:30:00Z', '2026-03-04T10:30:00Z'), {}, false],
  ['over', from('2026-03-04T08:00:00Z', '2026-03-04T09:00:00Z'), {}, true],
  ['that began without an end', from('2026-03-04T09:59:00Z'), {}, true],
  ['that should begin earlier, before now', from('2026-03-03T10:00:00Z'), from('2026-03-05T10:00:00Z'), true],
  ['that stands', from('2026-03-03T10:00:00Z'), from('2026-03-03T10:00:00Z'), false],
  ['that had begun at another time', from('2026-03-03T11:00:00Z'), from('2026-03-03T10:00:00Z'), false],
  ['taken out', { meets_at: null }, from('2026-03-03T10:00:00Z'), false],
  ['of which nothing is said', {}, from('2026-03-03T10:00:00Z'), false],
] as const)('a meeting %s', (_, given, standing, expected) => {
  expect(isMeetingPassed(given, now, standing)).toBe(expected)
})

test.each([
  ['nothing', {}, false],
  ['a meeting to come', from('2026-03-04T10:30:00Z'), true],
  ['a meeting under way', from('2026-03-04T09:30:00Z', '2026-03-04T10:30:00Z'), true],
  ['a meeting that is over', from('2026-03-04T08:00:00Z', '2026-03-04T09:00:00Z'), false],
  ['an offer that holds until today', { offer_valid_until: '2026-03-04' }, true],
  ['an offer that has lapsed', { offer_valid_until: '2026-03-03' }, false],
  ['a first day to come', { entry_date: '2026-03-05' }, true],
] as const)('something is ahead: %s', (_, agreed, is) => {
  expect(isAhead(agreed, now, today)).toBe(is)
})
