import { secrets } from '@bole/platform/server'
import { bindSlots, provide } from '@bole/platform/slots'
import { beforeEach, expect, test } from 'vitest'
import { codeOfSeed, newCode, signInPath } from './sign-in-code.ts'

const withKey = (byte: number) => bindSlots([provide(secrets.sealingKey, new Uint8Array(32).fill(byte))])

beforeEach(() => withKey(1))

test('the secret of a code is known again from its seed, and found by its digest', () => {
  const { code_seed, code_digest } = newCode()
  expect(codeOfSeed(code_seed)).toMatch(/^[\w-]{43}$/)
  expect(secrets.digestOf(codeOfSeed(code_seed))).toEqual(code_digest)
  expect(signInPath(code_seed)).toBe(`/careers/lecture/${codeOfSeed(code_seed)}`)
})

test('no two codes are the same, and none says its seed', () => {
  const codes = Array.from({ length: 50 }, newCode)
  expect(new Set(codes.map(({ code_seed }) => codeOfSeed(code_seed))).size).toBe(50)
  for (const { code_seed } of codes) expect(codeOfSeed(code_seed)).not.toContain(code_seed.slice(0, 8))
})

test('with the database alone, without the installation’s key, nobody makes it', () => {
  const { code_seed, code_digest } = newCode()
  withKey(2)
  expect(secrets.digestOf(codeOfSeed(code_seed))).not.toEqual(code_digest)
})
