import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRandomKey } from './browser-key.ts'

test.each([
  ['what the form makes', randomBytes(24).toString('base64url'), true],
  ['a UUID', randomUUID(), true],
  ['128 bits', randomBytes(16).toString('base64url'), true],
  ['nothing', '', false],
  ['a word', 'application', false],
  ['one character over and over', 'a'.repeat(32), false],
  ['a UUID of zeros', '00000000-0000-4000-8000-000000000000', false],
  ['a number with zeros before it', '00000000000000000000001234', false],
  ['a word over and over', 'lilei'.repeat(6), false],
  ['characters no browser makes', `${randomBytes(16).toString('base64url')}/+`, false],
])('%s', (_, key, expected) => expect(isRandomKey(key)).toBe(expected))

test('made by a browser is never turned away', () => {
  for (let time = 0; time < 2000; time++) {
    expect(isRandomKey(crypto.randomUUID())).toBe(true)
    expect(isRandomKey(randomBytes(16).toString('base64url'))).toBe(true)
  }
})
