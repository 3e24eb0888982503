import { expect, test } from 'vitest'
import { birthDateOf, changesWithBirthDate, withBirthDate } from './birth-date.ts'

test.each([
  [30, '1996-01-01'],
  ['30', '1996-01-01'],
  [13, null],
  [100, null],
  ['', null],
  ['young', null],
  [30.5, null],
])('who is %j in 2026 is born on %j', (age, day) => expect(birthDateOf(age, 2026)).toBe(day))

const source = { page: 1, box: null, block: 3, text: '30岁' }

test('an age that was read gives a day to be checked, unless a day was read', () => {
  const age = { value: 30, confidence: 0.9, source }
  expect(withBirthDate({ age }, 2026).birthDate).toEqual({ value: '1996-01-01', confidence: 0.5, source })
  expect(withBirthDate({ age: { ...age, confidence: 0.2 } }, 2026).birthDate?.confidence).toBe(0.2)
  const read = { age, birthDate: { value: '1995-05', confidence: 0.9, source } }
  expect(withBirthDate(read, 2026)).toEqual(read)
  expect(withBirthDate({}, 2026)).toEqual({})
})

test.each([
  [[{ path: 'age', value: '30' }], null, '1996-01-01'],
  [[{ path: 'age', value: '30' }], '1990', undefined],
  [[{ path: 'age', value: null }], null, undefined],
  [[{ path: 'city', value: '30' }], null, undefined],
])('who writes %j of somebody born %j writes the day %j', (changes, known, day) =>
  expect(changesWithBirthDate(changes, known, 2026).find(({ path }) => path === 'birth_date')?.value).toBe(
    day,
  ),
)
