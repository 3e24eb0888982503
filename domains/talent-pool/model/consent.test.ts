import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Consent, consentOn, consentUntil } from './consent.ts'

const day = '2026-11-23'
const nothing: Consent = { given_on: null, ends_on: null, withdrawn_at: null, asked_at: null }
const given = { ...nothing, given_on: '2025-11-23' }

test.each<[string, Consent | undefined, string]>([
  ['nobody was asked', undefined, 'none'],
  ['a row without an answer', nothing, 'none'],
  ['asked and not answered', { ...nothing, asked_at: new Date() }, 'asked'],
  ['given', { ...given, ends_on: '2027-11-23' }, 'given'],
  ['given, and asked to renew it', { ...given, ends_on: '2027-11-23', asked_at: new Date() }, 'given'],
  ['thirty-one days are left', { ...given, ends_on: '2026-12-24' }, 'given'],
  ['thirty days are left', { ...given, ends_on: '2026-12-23' }, 'ends_soon'],
  ['it ends today', { ...given, ends_on: '2026-11-23' }, 'ends_soon'],
  ['it ended yesterday', { ...given, ends_on: '2026-11-22' }, 'ended'],
  ['withdrawn', { ...given, ends_on: '2027-11-23', withdrawn_at: new Date() }, 'withdrawn'],
])('%s', (_, consent, expected) => {
  expect(consentOn(day, consent)).toBe(expected)
})

test.each([
  ['2026-11-23', '2028-11-23'],
  ['2024-02-29', '2026-03-01'],
  ['2025-12-31', '2027-12-31'],
  ['2026-01-01', '2028-01-01'],
  ['2027-02-28', '2029-02-28'],
  ['2028-02-29', '2030-03-01'],
])('an agreement of %s holds until %s', (from, until) => {
  expect(consentUntil(from)).toBe(until)
})

test('whoever agrees today has agreed today', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const today = date.toISOString().slice(0, 10)
      const consent = { ...nothing, given_on: today, ends_on: consentUntil(today) }
      expect(consentOn(today, consent)).toBe('given')
      expect(consentOn(consentUntil(today), consent)).toBe('ends_soon')
    }),
  )
})

test('a day later nothing is better than it was, unless somebody says something', () => {
  const order = ['given', 'ends_soon', 'ended']
  const offset = fc.integer({ min: -800, max: 800 })
  fc.assert(
    fc.property(offset, (days) => {
      const at = (add: number) =>
        new Date(Date.parse(`${day}T00:00:00Z`) + add * 86_400_000).toISOString().slice(0, 10)
      const consent = { ...nothing, given_on: day, ends_on: consentUntil(day) }
      const [today, tomorrow] = [consentOn(at(days), consent), consentOn(at(days + 1), consent)]
      expect(order.indexOf(tomorrow)).toBeGreaterThanOrEqual(order.indexOf(today))
    }),
  )
})

test('what was withdrawn stays so, however long it would have held', () => {
  const withdrawn = { ...nothing, given_on: day, ends_on: '2999-01-01', withdrawn_at: new Date() }
  expect(consentOn(day, withdrawn)).toBe('withdrawn')
  expect(consentOn('2999-06-01', withdrawn)).toBe('withdrawn')
})

test('who was asked and never answered has agreed to nothing', () => {
  const asked = { ...nothing, asked_at: new Date('2020-01-01T00:00:00Z') }
  for (const on of ['2020-01-01', '2026-11-23', '2100-01-01']) {
    expect(consentOn(on, asked)).toBe('asked')
  }
  expect(consentOn('2026-11-23', { ...asked, given_on: '2020-02-01', ends_on: '2022-02-01' })).toBe('ended')
})

test('nobody has agreed before they were ever asked', () => {
  expect(consentOn('2026-11-23', undefined)).toBe('none')
  expect(consentOn('2026-11-23', { ...nothing })).toBe('none')
})
