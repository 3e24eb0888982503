import { field } from '@bole/platform/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type AddressFields, day, flag, oneOf, read, several, text, whole, write } from './address-fields.ts'

const pairs = {
  text: [text(5), field.text(5)],
  whole: [whole(1, 200), field.whole(1, 200)],
  id: [whole(1, Number.MAX_SAFE_INTEGER), field.id],
  oneOf: [oneOf(['open', 'closed']), z.enum(['open', 'closed'])],
  day: [day, field.day],
  flag: [flag, field.flag],
  ids: [several(whole(1, Number.MAX_SAFE_INTEGER), 3), field.commaList(field.id, 3)],
  words: [several(text(5)), field.commaList(field.text(5))],
} as const

const written = [
  ...[
    '',
    ' ',
    'a',
    ' abcde ',
    'abcdef',
    'a\u0007b',
    '\ud800',
    'open',
    'closed',
    'shut',
    'true',
    'false',
    '1',
    '0',
  ],
  ...['-1', '201', '1.5', '1e2', '0x10', ' 7 ', 'seven', '9007199254740993', 'NaN', 'Infinity'],
  ...['2026-02-28', '2026-02-29', '2024-02-29', '2026-13-01', '2026-1-1', '1970', '2026-11-21T00:00:00Z'],
  ...['1,2', '1,,2', ',', '1,2,3,4', '1,x', 'a, b', 'a,abcdef'],
]

describe.each(Object.entries(pairs))(
  '%s is read as its schema takes it',
  (_, [{ read: reading }, schema]) => {
    test.each(written)('%j', (value) => {
      expect(reading(value)).toEqual(schema.safeParse(value).data)
    })

    test('whatever is written', () => {
      const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...written)), { maxLength: 5 })
      fc.assert(
        fc.property(parts, (some) => {
          const value = some.join(',')
          expect(reading(value)).toEqual(schema.safeParse(value).data)
        }),
      )
    })
  },
)

const fields = { page: whole(1, 10), city: several(text(10)), keyword: text(10), isOpen: flag, on: day }

test('what of an address cannot be understood is as if it were not there', () => {
  expect(read({ page: 'two', city: '上海,北京', stranger: '1' }, fields)).toEqual({
    city: ['上海', '北京'],
  })
})

test('what is written is read again as it was; null takes it out', () => {
  const values = { page: 3, city: ['上海', '北京'], isOpen: false, on: '2026-03-04' }
  const words = write(values, fields)
  expect(words).toEqual({ page: '3', city: '上海,北京', isOpen: 'false', on: '2026-03-04' })
  expect(write({ page: null, city: [] }, fields)).toEqual({ page: null, city: '' })
  const texts = Object.entries(words).map(([name, word]) => [name, word ?? ''])
  expect(read(Object.fromEntries(texts), fields)).toEqual(values)
})

test('a name no field has, and a value of another kind, do not compile', () => {
  // @ts-expect-error -- no field is called so
  expect(() => write({ pgae: 3 }, fields)).toThrow()
  // @ts-expect-error -- the page is a number
  expect(write({ page: '3' }, fields)).toEqual({ page: '3' })
  // @ts-expect-error -- the fields have to be those of the values
  const other: AddressFields<{ page: string }> = { page: whole(1, 10) }
  expect(other).toBeTruthy()
})
