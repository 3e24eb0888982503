import { expect, test } from 'vitest'
import { isOfDomains, isPlainName } from './registering.ts'

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

test.each([
  ['韩梅梅', true],
  ['Jean-Luc D’Arc, Jr.', true],
  ['J. R. R. Tolkien', true],
  ['St. John', true],
  ['Dr.Silva', true],
  ['محمد علي', true],
  ['You won: https://evil.test/x', false],
  ['win at evil.com/prize', false],
  ['evil.com', false],
  ['EVIL.COM', false],
  ['evil.xn--p1ai', false],
  ['www.evil', false],
  ['boss@acme.test', false],
  ['пример.рф', false],
  ['Lei \u202egnp.exe', false],
  ['Lei \u2066x\u2069', false],
])('a stranger may be called %j: %s', (name, is) => expect(isPlainName(name)).toBe(is))
