import { needsEncryption, waitAfter } from '@bole/mailboxes/model'
import { expect, test } from 'vitest'

test.each([
  [0, 5_000],
  [1, 5_000],
  [2, 10_000],
  [5, 80_000],
  [30, 1_800_000],
])('after %i failures it waits %i ms', (failures, ms) => {
  expect(waitAfter(failures)).toBe(ms)
})

test.each([
  ['none', false, true],
  ['none', true, false],
  ['tls', false, false],
  ['starttls', false, false],
] as const)('a password over %s to an inner host %s needs encryption: %s', (security, isInner, needs) => {
  expect(needsEncryption(security, isInner)).toBe(needs)
})
