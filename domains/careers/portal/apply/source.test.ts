import { afterEach, expect, test } from 'vitest'
import { forgetReferral, referralIn, sourceIn, sourceOf } from './source.ts'

afterEach(() => sessionStorage.clear())

test.each([
  ['?ref=AB12CD34', 'ref:AB12CD34'],
  ['?utm_source=fair&ref=AB12CD34', 'ref:AB12CD34'],
  ['?referral=A1', 'referral:A1'],
  ['?ref=%20', undefined],
])('%s came by %s', (search, expected) => {
  expect(sourceIn(search)).toBe(expected)
})

test('a code is kept while somebody looks around, for one company alone', () => {
  expect(referralIn('', 'lumi')).toBeNull()
  expect(referralIn('?ref=AB12CD34', 'lumi')).toBe('AB12CD34')
  expect(referralIn('?keyword=x', 'lumi')).toBe('AB12CD34')
  expect(sourceOf('?utm_source=fair', 'lumi')).toBe('ref:AB12CD34')
  expect(referralIn('', 'other')).toBeNull()
  expect(sourceOf('?utm_source=fair', 'other')).toBe('utm_source:fair')
})

test('the latest link counts, and none once an application was sent', () => {
  referralIn('?ref=FIRST222', 'lumi')
  expect(referralIn('?ref=SECOND22', 'lumi')).toBe('SECOND22')
  forgetReferral('lumi')
  expect(sourceOf('', 'lumi')).toBeUndefined()
})
