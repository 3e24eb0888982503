import { expect, test } from 'vitest'
import { isOfDomains } from './registering.ts'

test.each([
  ['lei@acme.test', [], true],
  ['lei@acme.test', ['acme.test'], true],
  ['lei@ACME.test', ['other.test', 'Acme.Test'], true],
  ['lei@mail.acme.test', ['acme.test'], false],
  ['lei@acme.test.evil.test', ['acme.test'], false],
  ['"a@acme.test"@evil.test', ['acme.test'], false],
] as const)('%s of %j: %s', (email, domains, is) => {
  expect(isOfDomains(email, domains)).toBe(is)
})
