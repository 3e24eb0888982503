import { expect, test } from 'vitest'
import { codeFrom, isTimeZone, plainCode, slugOf } from './first-organisation.ts'

test.each([
  ['Asia/Shanghai', true],
  ['America/Sao_Paulo', true],
  ['UTC', true],
  ['+08:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})

test.each([
  ['Acme Energy Ltd.', 'acme-energy-ltd'],
  ['São João', 'sao-joao'],
  ['渡光能源', 'company'],
  ['渡光 X', 'company'],
  ['--A & B--', 'a-b'],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('%s is %s in addresses', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugOf(name)).toMatch(/^[a-z0-9][a-z0-9-]{1,62}$/)
})

test('a code is read in groups of letters that differ, and counts however it is typed', () => {
  const code = codeFrom(Uint8Array.from({ length: 16 }, (_, index) => index * 17))
  expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  expect(plainCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(plainCode(code))
})
