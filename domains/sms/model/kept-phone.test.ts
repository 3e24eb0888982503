import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foundDigitsOf, phoneNumberOf } from './kept-phone.ts'
import { numberFrom } from './phone-number.ts'
import { isWrittenPhone } from './phone-shape.ts'

test.each([
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+55 011 90000-0120', '+5511900000120'],
  ['+55 (11) 90000-0120', '+5511900000120'],
  ['+961 78 908 941', '+96178908941'],
  ['0096178908941', '+96178908941'],
  ['+49 (0)30/90182-0121', '+4930901820121'],
  ['+81 (0)3 1234 5678', '+81312345678'],
  ['+86 0755-2699 1234', '+8675526991234'],
  ['+86 139 0001 0120', '13900010120'],
  ['008613900010120', '13900010120'],
  ['+86 013900010120', '13900010120'],
  // An Italian zero belongs to the number.
  ['+39 06 6982 0001', '+390669820001'],
  // No plan knows it: it stays as written.
  ['+999 123 456 789', '+999123456789'],
  // Without a country nothing tells which zero is dialled.
  ['030/90182-0121', '030901820121'],
  ['(11) 90000-0120', '11900000120'],
  ['011 90000‑0120', '011900000120'],
  ['+1 555 010 0121 ext. 12', '+15550100121 ext. 12'],
  ['+1 (555) 010-0121 x12', '+15550100121 ext. 12'],
  ['tel', null],
  ['+15550100121;ext=12', '+15550100121 ext. 12'],
  ['0755-26991234 转 801', '075526991234 ext. 801'],
  ['0755-26991234分機801', '075526991234 ext. 801'],
  ['(11) 3090-0120 ramal 7', '1130900120 ext. 7'],
  ['ext. 12', null],
  ['+1 555 010 0121 ext. 12345678', null],
])('%j is stored as %j', (text, stored) => {
  expect(phoneNumberOf(text)).toBe(stored)
  expect(isWrittenPhone(text)).toBe(stored !== null)
  if (stored !== null) expect(phoneNumberOf(stored)).toBe(stored)
})

test('what a browser takes is what is stored, and is stored once', () => {
  const signs = fc.constantFrom(...'0123456789+()-. /x#転转')
  fc.assert(
    fc.property(fc.string({ unit: signs, minLength: 5, maxLength: 26 }), (text) => {
      const stored = phoneNumberOf(text)
      expect(isWrittenPhone(text)).toBe(stored !== null)
      if (stored !== null) expect(stored).toMatch(/^\+?\d{7,15}(?: ext\. \d{1,7})?$/)
    }),
  )
})

test('every number with a country is stored once', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 7, maxLength: 15 })
  fc.assert(
    fc.property(digits, (text) => {
      const stored = phoneNumberOf(`+${text}`)
      expect(stored && phoneNumberOf(stored)).toBe(stored)
    }),
    { numRuns: 20_000 },
  )
})

test.each([
  ['+86 139 0001 0120', '13900010120'],
  ['008613900010120', '13900010120'],
  ['+961 78 908 941', '96178908941'],
  ['(11) 90000-0120', '11900000120'],
  ['+55 11 90000-0120', '11900000120'],
  ['011 90000-0120', '11900000120'],
  ['+44 (0)20 7946 0958', '2079460958'],
  ['+39 06 6982 0001', '0669820001'],
  ['+1 555 010 0121 ext. 12', '5550100121'],
  ['00000000', null],
  ['sofia', null],
])('%j is found by %j', (text, digits) => expect(foundDigitsOf(text)).toBe(digits))

test('a phone behind an extension takes no short message', () => {
  expect(numberFrom(phoneNumberOf('+1 555 010 0121 ext. 12') ?? '', '86')).toBeNull()
  expect(numberFrom(phoneNumberOf('+44 (0)20 7946 0958') ?? '', '86')).toBe('442079460958')
})
