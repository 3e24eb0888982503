import { expect, test } from 'vitest'
import { isMailAddress } from './mail-address.ts'

test.each([
  ['lin@example.com', true],
  ['иван@пример.рф', true],
  ['ivan@xn--e1afmkfd.xn--p1ai', true],
  ['ivan@example.XN--P1AI', true],
  ['ivan@example.xn--', false],
  ['ivan@example.c0m', false],
  ['ivan@example', false],
  ['ivan@-example.com', false],
  ['a@b.com, c@d.com', false],
])('%j is a mail address: %s', (text, is) => expect(isMailAddress(text)).toBe(is))
