import { expect, test } from 'vitest'
import { faultOfPassword } from './faulty-password.ts'

test.each([
  ['q1w2e3r4t5', 'too_common'],
  ['Q1W2E3R4T5', 'too_common'],
  ['short', 'too_short'],
  ['wang is my name', 'like_username'],
  ['a sentence of mine', null],
])('%s: %s', (password, fault) => {
  expect(faultOfPassword(password, 'wang')).toBe(fault)
})
