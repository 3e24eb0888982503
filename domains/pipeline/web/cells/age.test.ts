import { describe, expect, test } from 'vitest'
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
