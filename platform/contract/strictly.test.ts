import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { field } from './index.ts'
import { strictly } from './strictly.ts'

const person = z.object({ age: z.number() })

describe('a schema as requests are held against it', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['an object', person, { age: 1, x: 1 }],
    ['one in another', z.object({ one: person }), { one: { age: 1, x: 1 } }],
    ['one of a list', z.array(person), [{ age: 1, x: 1 }]],
    ['one that may be missing', z.object({ one: person.optional() }), { one: { age: 1, x: 1 } }],
    ['one that may be null', person.nullable(), { age: 1, x: 1 }],
    ['one with a default', person.default({ age: 1 }), { age: 1, x: 1 }],
    ['one that is read first', z.preprocess((value) => value, person), { age: 1, x: 1 }],
    ['one that is made something of', person.transform(({ age }) => age), { age: 1, x: 1 }],
    ['one of a choice', z.union([z.string(), person]), { age: 1, x: 1 }],
    [
      'one of a named choice',
      z.discriminatedUnion('k', [person.extend({ k: z.literal('a') })]),
      { k: 'a', age: 1, x: 1 },
    ],
    ['one with a rule', person.refine(({ age }) => age > 0), { age: 1, x: 1 }],
    ['values of a record', z.record(z.string(), person), { any: { age: 1, x: 1 } }],
  ])('takes nothing that is not named: %s', (_what, schema, value) => {
    expect(schema.safeParse(value).success).toBe(true)
    expect(strictly(schema).safeParse(value).success).toBe(false)
  })

  test('takes what it took', () => {
    const schema = z
      .object({
        ids: field.commaList(field.id),
        rest: z.record(z.string(), z.unknown()),
        n: field.whole(1, 9).default(3),
      })
      .refine(({ n }) => n !== 4, { path: ['n'] })
    const strict = strictly(schema)
    expect(strict.parse({ ids: '1,2', rest: { a: 1 } })).toEqual({ ids: [1, 2], rest: { a: 1 }, n: 3 })
    expect(strict.safeParse({ rest: {}, n: 4 }).success).toBe(false)
    expect(strictly(z.looseObject({})).parse({ a: 1 })).toEqual({ a: 1 })
    expect(strictly(schema)).toBe(strict)
  })
})
