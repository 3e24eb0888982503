import { expect, test } from 'vitest'
import { newRecoveryCodes, newTotpSecret, plainCode, stepOfCode, totpAddress } from './totp.ts'

// The test vectors of RFC 6238, appendix B (SHA-1), in six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('at second %i the code is %s', (second, code, step) => {
  expect(stepOfCode(secret, code, new Date(second * 1000))).toBe(step)
})

test('a code counts half a minute early or late, typed with a gap, and no longer', () => {
  const at = (second: number) => stepOfCode(secret, '081 804', new Date(second * 1000))
  expect([at(1111111109 - 30), at(1111111109 + 30)]).toEqual([37037036, 37037036])
  expect([at(1111111109 - 61), at(1111111109 + 61)]).toEqual([null, null])
  expect(stepOfCode(secret, '', new Date())).toBeNull()
})

test('a new secret fits into an app', () => {
  const made = newTotpSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpAddress(made, 'he jing')).toContain(`otpauth://totp/Bole:he%20jing?issuer=Bole&secret=${made}`)
})

test('recovery codes differ and are known however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
  expect(plainCode(' K3X9Q 7mwpa')).toBe(plainCode('k3x9q-7mwpa'))
})
