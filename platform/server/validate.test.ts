import { field, languages } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { InvalidInput } from './failures.ts'
import { findBrokenPromise, validate } from './validate.ts'

const schemas = {
  params: z.object({ id: z.coerce.number() }),
  query: z.object({ page: z.coerce.number().default(1) }),
  body: z.object({ name: z.string().max(3), people: z.array(z.object({ age: z.number() })).default([]) }),
}

function errorsOf(parts: { params?: unknown; query?: unknown; body?: unknown }) {
  try {
    validate(schemas, { params: {}, query: {}, body: {}, ...parts }, 'zh-CN')
    return []
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors
    throw error
  }
}

describe('validate', () => {
  test('gives each part as its schema reads it', () => {
    const parts = { params: { id: '7' }, query: {}, body: { name: 'abc' } }
    expect(validate(schemas, parts, 'zh-CN')).toEqual({
      params: { id: 7 },
      query: { page: 1 },
      body: { name: 'abc', people: [] },
    })
  })

  test('names what a call does not know, however deep, and of a part it does not have', () => {
    const query = { page: '2', stranger: 1, colour: 2 }
    const body = { name: 'abc', role: 'SuperAdmin', people: [{ age: 1 }, { age: 2, salary: 9 }] }
    expect(errorsOf({ params: { id: 7 }, query, body })).toEqual(
      ['stranger', 'colour', 'people.1.salary', 'role'].map((path) => ({ path, message: '没有这一项' })),
    )
    const parts = { params: {}, query: { a: 1 }, body: { b: 1 } }
    expect(() => validate({}, parts, 'zh-CN')).toThrow(
      expect.objectContaining({
        errors: [expect.objectContaining({ path: 'a' }), expect.objectContaining({ path: 'b' })],
      }),
    )
  })

  test('names every field at fault, of every part', () => {
    const errors = errorsOf({
      params: { id: 'x' },
      query: { page: 'y' },
      body: { name: 'abcd', people: [{ age: 1 }, { age: 'old' }] },
    })
    expect(errors.map(({ path }) => path)).toEqual(['id', 'page', 'name', 'people.1.age'])
  })

  test.each([null, undefined, 'text', 5, []])('a body of %s is held against the schema, too', (body) => {
    expect(errorsOf({ params: { id: 1 }, body }).length).toBeGreaterThan(0)
  })

  test('speaks the reader’s language', () => {
    const said = languages.map((language) => {
      try {
        validate(schemas, { params: { id: 1 }, query: {}, body: { name: 'abcd' } }, language)
        return ''
      } catch (error) {
        return error instanceof InvalidInput ? error.errors[0]?.message : ''
      }
    })
    expect(new Set(said).size).toBe(4)
    expect(said).toEqual(['最多 3 个字符', 'At most 3 characters', 'No máximo 3 caracteres', '最多 3 個字元'])
  })

  test('speaks it of our own rules, too', () => {
    const body = z.object({ name: field.text(9) })
    const said = languages.map((language) => {
      try {
        validate({ body }, { params: {}, query: {}, body: { name: 'a\u0001' } }, language)
        return ''
      } catch (error) {
        return error instanceof InvalidInput ? error.errors[0]?.message : ''
      }
    })
    expect(said).toEqual(['内容无效', 'Not valid', 'Valor inválido', '內容無效'])
  })
})

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This is required'],
  [z.string().min(1), '', 'This is required'],
  [z.string().min(3), 'ab', 'At least 3 characters'],
  [z.string(), 5, 'Must be text'],
  [z.number(), 'five', 'Must be a number'],
  [z.coerce.number(), 'five', 'Must be a number'],
  [z.number().int(), 1.5, 'Must be a whole number'],
  [z.number().max(9), 10, 'Must be at most 9'],
  [z.number().min(2), 1, 'Must be at least 2'],
  [z.array(z.string()), 'a', 'Must be a list'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries'],
  [z.array(z.string()).min(2), ['a'], 'At least 2 entries'],
  [z.enum(['a', 'b']), 'c', 'Not one of the choices'],
  [z.email(), 'nobody', 'Not in the right format'],
  [z.boolean(), 'yes', 'Not valid'],
  [z.string().refine(() => false, 'Its own words'), 'a', 'Its own words'],
])('%# what is wrong is said without the words of programs', (value, given, words) => {
  const parts = { params: {}, query: {}, body: { value: given } }
  let said: readonly string[] = []
  try {
    validate({ body: z.object({ value }) }, parts, 'en-US')
  } catch (error) {
    if (error instanceof InvalidInput) said = error.errors.map(({ message }) => message)
  }
  expect(said).toEqual([words])
})

describe('findBrokenPromise', () => {
  const schema = z.object({ id: z.number(), tags: z.array(z.object({ name: z.string() })), at: z.string() })
  const kept = { id: 1, tags: [{ name: 'a' }], at: '2026-01-01T00:00:00.000Z' }

  test.each([
    ['what is promised', kept, null],
    ['in any order', { at: kept.at, tags: kept.tags, id: 1 }, null],
    ['a date is text on the wire', { ...kept, at: new Date(0) }, null],
    ['what is undefined is not sent', { ...kept, more: undefined }, null],
    ['something missing', { id: 1, tags: [] }, /at/],
    ['something of another kind', { ...kept, id: '1' }, /id/],
    ['something more', { ...kept, password_hash: 'x' }, /does not declare/],
    ['something more far inside', { ...kept, tags: [{ name: 'a', organisation_id: 2 }] }, /does not declare/],
    ['nothing', undefined, /expected object/],
  ])('%s', (_, answer, broken) => {
    const found = findBrokenPromise(schema, answer)
    if (broken === null) expect(found).toBeNull()
    else expect(found).toMatch(broken)
  })
})
