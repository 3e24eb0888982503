import { describe, expect, test, vi } from 'vitest'
import { ageOf, daysSince } from './age.ts'

const now = new Date(2026, 2, 4, 12)

describe('ageOf', () => {
  test.each([
    ['1996-03-04', 30],
    ['1996-03-05', 29],
    ['1996-12-31', 29],
    ['1996-03', 30],
    ['1996', 30],
    ['', null],
    ['unknown', null],
  ])('born %s is %s', (birthDate, age) => {
    expect(ageOf(birthDate, now)).toBe(age)
  })
})

test('a birthday begins with the company’s day', async () => {
  document.head.innerHTML = '<meta name="time-zone" content="Pacific/Kiritimati" />'
  vi.resetModules()
  const age = await import('./age.ts')
  expect(age.ageOf('1996-03-05', new Date('2026-03-04T09:59:00Z'))).toBe(29)
  expect(age.ageOf('1996-03-05', new Date('2026-03-04T10:00:00Z'))).toBe(30)
})

describe('daysSince', () => {
  test.each([
    [0, 0],
    [23, 0],
    [24, 1],
    [47, 1],
    [24 * 400, 400],
    [-5, 0],
  ])('%d hours are %d whole days', (hours, days) => {
    expect(daysSince(new Date(now.getTime() - hours * 3_600_000).toISOString(), now)).toBe(days)
  })
})
