import { expect, test } from 'vitest'
import { birthDateOf, changesWithBirthDate, knownDay, withBirthDate } from './birth-date.ts'

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

const nothing = { day: null, countedIn: null }
const told = { day: '1990', countedIn: null }
const counted = { day: '1995-01-01', countedIn: 2025 }

test.each([
  [[{ path: 'age', value: '30' }], nothing, '1996-01-01'],
  [[{ path: 'age', value: '30' }], told, undefined],
  [[{ path: 'age', value: null }], nothing, undefined],
  [[{ path: 'age', value: null }], told, undefined],
  [[{ path: 'city', value: '30' }], nothing, undefined],
  // A day that follows from an age goes with it, counted in the year that the age was told in.
  [[{ path: 'age', value: '40' }], counted, '1985-01-01'],
  [[{ path: 'age', value: null }], counted, null],
  [[{ path: 'age', value: 'young' }], counted, undefined],
  [[{ path: 'city', value: '上海' }], counted, undefined],
  [
    [
      { path: 'age', value: '40' },
      { path: 'birth_date', value: '1986-05' },
    ],
    counted,
    '1986-05',
  ],
])('who writes %j of somebody born %j writes the day %j', (changes, known, day) =>
  expect(changesWithBirthDate(changes, known, 2026).find(({ path }) => path === 'birth_date')?.value).toBe(
    day,
  ),
)

const reading = (value: string, text = '30岁') => ({ value, confidence: 0.5, source: { ...source, text } })
const read = { age: { ...reading('30'), value: 30 }, birthDate: reading('1995-01-01') }
const wrote = (value: string, at: string) => [{ value, was: null, by: 1, at }]
const [monday, tuesday] = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z']

test.each([
  ['the age that was read', read, {}, '1995-01-01', 2025],
  [
    'a day of its own',
    { ...read, birthDate: reading('1995-01-01', '生于1995年1月1日') },
    {},
    '1995-01-01',
    null,
  ],
  ['another résumé', read, {}, '1990-06', null],
  ['nothing', {}, {}, null, null],
  [
    'the age that somebody wrote',
    read,
    { age: wrote('40', monday), birth_date: wrote('1986-01-01', monday) },
    '1986-01-01',
    2026,
  ],
  [
    'the day that somebody wrote after',
    read,
    { age: wrote('40', monday), birth_date: wrote('1986-01-01', tuesday) },
    '1986-01-01',
    null,
  ],
])('a day known from %s is told apart', (_, parsed, corrections, day, countedIn) =>
  expect(knownDay(parsed, corrections, day)).toEqual({ day, countedIn }),
)
