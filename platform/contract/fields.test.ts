import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import * as field from './fields.ts'

const parsed = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : 'refused'
}
const paging = z.object(field.paging)

describe('id', () => {
  test.each([
    [7, 7],
    ['7', 7],
    [0, 'refused'],
    [-1, 'refused'],
    ['7.5', 'refused'],
    ['seven', 'refused'],
    ['', 'refused'],
    [2 ** 53, 'refused'],
    ['9007199254740993', 'refused'],
    [true, 'refused'],
    [[7], 'refused'],
    [[[7]], 'refused'],
    ['0x7', 'refused'],
    ['07', 'refused'],
    ['-0', 'refused'],
    ['7e0', 'refused'],
    ['+7', 'refused'],
    [' 7 ', 'refused'],
    ['7.0', 'refused'],
    ['٧', 'refused'],
    [new Date(7), 'refused'],
    [{ valueOf: () => 7 }, 'refused'],
    [null, 'refused'],
    [undefined, 'refused'],
  ])('%s becomes %s', (given, expected) => {
    expect(parsed(field.id, given)).toBe(expected)
  })
})

describe('text', () => {
  test.each([
    ['is trimmed', '  a b ', 'a b'],
    ['keeps line ends and tabs', 'a\n\tb', 'a\n\tb'],
    ['may be empty', '   ', ''],
    ['has a bound', 'abcdef', 'refused'],
    ['holds no NUL, which PostgreSQL does not store', 'a\u0000', 'refused'],
    ['holds no escape', 'a\u001b[', 'refused'],
    ['holds no half of a letter', 'a\ud83d', 'refused'],
    ['holds whole letters outside the basic plane', '𠮷😀', '𠮷😀'],
    ['is text', 5, 'refused'],
  ])('%s', (_, given, expected) => {
    expect(parsed(field.text(5), given)).toBe(expected)
  })

  test('that is required may not be blank', () => {
    expect(parsed(field.requiredText(5), '   ')).toBe('refused')
    expect(parsed(field.requiredText(5), ' a ')).toBe('a')
    expect(parsed(field.requiredText(5), '\u200b\u2800')).toBe('refused')
  })

  test('is without signs that turn its order', () => {
    expect(parsed(field.text(20), '\u202egnp.exe\u202c')).toBe('gnp.exe')
  })

  test('keeps such signs where a rule of the call refuses them', () => {
    const asTyped = field.requiredText(20, { keepsTurning: true })
    expect(parsed(asTyped, ' \u202egnp.exe\u202c ')).toBe('\u202egnp.exe\u202c')
    expect(parsed(asTyped, '\u202e')).toBe('refused')
  })
})

describe('email', () => {
  test.each([
    ['lin@example.com', 'lin@example.com'],
    ['ivan@xn--e1afmkfd.xn--p1ai', 'ivan@xn--e1afmkfd.xn--p1ai'],
    ['ivan@example.xn--', 'refused'],
    ['ivan@example.c0m', 'refused'],
    ['ivan@example', 'refused'],
    [`${'a'.repeat(30)}@example.com`, 'refused'],
  ])('%s becomes %s', (given, expected) => expect(parsed(field.email(40), given)).toEqual(expected))
})

describe('commaList', () => {
  test.each([
    ['1,2,3', [1, 2, 3]],
    ['1,,2,', [1, 2]],
    ['', []],
    [undefined, undefined],
    [
      [4, 5],
      [4, 5],
    ],
    ['1,x', 'refused'],
    ['1,2,3,4', 'refused'],
  ])('%s becomes %s', (given, expected) => {
    expect(parsed(field.commaList(field.id, 3), given)).toEqual(expected)
  })
})

describe('flag', () => {
  test.each([
    ['true', true],
    ['1', true],
    [1, true],
    [true, true],
    ['false', false],
    ['0', false],
    [0, false],
    ['yes', 'refused'],
    ['', 'refused'],
  ])('%s becomes %s', (given, expected) => {
    expect(parsed(field.flag, given)).toBe(expected)
  })
})

describe('days and moments', () => {
  test.each([
    [field.day, '2026-02-28', '2026-02-28'],
    [field.day, '2026-02-30', 'refused'],
    [field.day, '2026-2-3', 'refused'],
    [field.day, '1900-01-01', '1900-01-01'],
    [field.day, '2999-12-31', '2999-12-31'],
    [field.day, '0000-01-01', 'refused'],
    [field.day, '0202-02-28', 'refused'],
    [field.day, '3000-01-01', 'refused'],
    [field.moment, '0000-01-01T00:00:00Z', 'refused'],
    [field.moment, '9999-12-31T23:59:59-12:00', 'refused'],
    [field.moment, '2026-02-31T09:00:00Z', 'refused'],
    [field.moment, '2026-02-28T09:00:00+08:00', '2026-02-28T09:00:00+08:00'],
    [field.moment, '2026-02-28T09:00:00Z', '2026-02-28T09:00:00Z'],
    [field.moment, '2026-02-28T09:00:00', 'refused'],
  ])('%#: %s', (schema, given, expected) => {
    expect(parsed(schema, given)).toBe(expected)
  })
})

describe('paging', () => {
  test.each([
    [{}, { page: 1, page_size: 30 }],
    [
      { page: '3', page_size: '200' },
      { page: 3, page_size: 200 },
    ],
    [{ page: 0 }, 'refused'],
    [{ page_size: 201 }, 'refused'],
    [{ page: 10_001 }, 'refused'],
    [{ page: true }, 'refused'],
    [{ page: '' }, 'refused'],
  ])('%o', (given, expected) => {
    expect(parsed(paging, given)).toEqual(expected)
  })
})

test('a name is one line, whatever breaks it', () => {
  expect(field.name(20).parse(' Lin\r\nBcc:\u2028 Wu ')).toBe('Lin Bcc: Wu')
  expect(field.name(20).safeParse(' \n').success).toBe(false)
})
