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
  test('gives each part as its schema reads it, and drops what it does not name', () => {
    const parts = { params: { id: '7' }, query: { stranger: 1 }, body: { name: 'abc', role: 'SuperAdmin' } }
    expect(validate(schemas, parts, 'zh-CN')).toEqual({
      params: { id: 7 },
      query: { page: 1 },
      body: { name: 'abc', people: [] },
    })
  })

  test('a part the call does not have is not passed on', () => {
    const parts = { params: { id: 1 }, query: { a: 1 }, body: { b: 1 } }
    expect(validate({}, parts, 'zh-CN')).toEqual({ params: undefined, query: undefined, body: undefined })
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
    expect(said[0]).toMatch(/数值过大/)
    expect(said[1]).toMatch(/Too big/)
    expect(said[2]).toMatch(/^Grande demais/)
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
    expect(said).toEqual(['无效输入', 'Invalid input', 'Entrada inválida', '無效的輸入值'])
  })
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
