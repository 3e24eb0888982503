import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Components, isRecord, jsonSchemaOf, propertiesOf } from './derive-json-schema.ts'

const made = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const components: Components = {}
  return { schema: jsonSchemaOf(schema, io, 'Made', components), components }
}

describe('a schema', () => {
  test('is written where it is used', () => {
    const { schema, components } = made(z.object({ id: z.number(), name: z.string().optional() }))
    expect(schema).toMatchObject({
      type: 'object',
      properties: { id: { type: 'number' }, name: { type: 'string' } },
      required: ['id'],
    })
    expect(schema).not.toHaveProperty('$schema')
    expect(components).toEqual({})
  })

  test('tells what may be sent apart from what comes back', () => {
    const paging = z.object({ page: z.coerce.number().int().default(1) })
    expect(made(paging, 'input').schema.required).toBeUndefined()
    expect(made(paging, 'output').schema.required).toEqual(['page'])
  })

  test('that nothing can describe is anything, not an error', () => {
    expect(made(z.object({ at: z.date(), file: z.unknown() })).schema).toMatchObject({
      properties: { at: {}, file: {} },
    })
  })

  test('that refers to itself stands among the components, and so does what it refers to', () => {
    const department = z.object({
      name: z.string(),
      get parts() {
        return z.array(department)
      },
    })
    const { schema, components } = made(department)
    expect(schema).toEqual({ $ref: '#/components/schemas/Made' })
    expect(components.Made).toMatchObject({
      properties: { parts: { items: { $ref: '#/components/schemas/Made' } } },
    })
    const inside = made(z.object({ top: department }))
    expect(inside.schema).toEqual({ $ref: '#/components/schemas/Made' })
    const names = Object.keys(inside.components).map((name) => `#/components/schemas/${name}`)
    const references = JSON.stringify(inside.components).matchAll(/"\$ref":"([^"]+)"/g)
    for (const [, reference] of references) expect(names).toContain(reference)
  })
})

describe('the properties of a schema', () => {
  test('come in their order, each with whether it must be there', () => {
    const { schema } = made(z.object({ b: z.string(), a: z.string().optional() }))
    expect(propertiesOf(schema).map(([name, , isRequired]) => [name, isRequired])).toEqual([
      ['b', true],
      ['a', false],
    ])
  })

  test('are none where there is nothing to name', () => {
    expect(propertiesOf({ type: 'string' })).toEqual([])
    expect(propertiesOf({ properties: ['a'] })).toEqual([])
    expect(propertiesOf({ properties: { a: true } })).toEqual([['a', {}, false]])
  })
})

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
])('%j has named parts: %s', (value, isOne) => expect(isRecord(value)).toBe(isOne))
