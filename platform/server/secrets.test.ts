import { expect, test } from 'vitest'
import { bindSlots, provide } from '../slots/index.ts'
import { keyedDigestOf, seal, sealingKey, unseal } from './secrets.ts'

const withKey = (byte: number) => bindSlots([provide(sealingKey, new Uint8Array(32).fill(byte))])

test('a sealed secret is read at its own place with its own key alone, and looks different each time', () => {
  withKey(1)
  const sealed = seal('pässwörd', 'mail_servers 7')
  expect(sealed.toString('latin1')).not.toContain('ssw')
  expect(seal('pässwörd', 'mail_servers 7')).not.toEqual(sealed)
  expect(unseal(sealed, 'mail_servers 7')).toBe('pässwörd')
  expect(unseal(sealed, 'mail_servers 8')).toBeNull()
  const changed = Uint8Array.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(unseal(changed, 'mail_servers 7')).toBeNull()
  for (const short of [new Uint8Array(), new Uint8Array(20)]) expect(unseal(short, 'x')).toBeNull()
  withKey(2)
  expect(unseal(sealed, 'mail_servers 7')).toBeNull()
})

test('a sign of a secret is the same at one place with one key, and another elsewhere', () => {
  withKey(1)
  const sign = keyedDigestOf('11010519491231002X', 'papers 7')
  expect(keyedDigestOf('11010519491231002X', 'papers 7')).toEqual(sign)
  expect(keyedDigestOf('11010519491231002X', 'papers 8')).not.toEqual(sign)
  expect(keyedDigestOf('110105194912310029', 'papers 7')).not.toEqual(sign)
  withKey(2)
  expect(keyedDigestOf('11010519491231002X', 'papers 7')).not.toEqual(sign)
})
