import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

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
  ['Lei \u202egnp', false],
  ['Lei\u200e', false],
  ['\u200fLei', false],
  ['Lei \u2066x\u2069', false],
])('people may call themselves %j: %s', (name, is) => expect(isPlainName(name)).toBe(is))
