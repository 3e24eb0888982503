import { field } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { isRecord, jsonSchemaOf, propertiesOf } from './derive-json-schema.ts'
import type { SchemaNames } from './derive-schema-names.ts'

const person = z.object({ name: z.string(), language: z.string().default('zh-CN') })
const names: SchemaNames = z.registry<{ id: string }>()
names.add(person, { id: 'cases.Person' })

const made = (
  schema: z.ZodType,
  io: 'input' | 'output' = 'output',
  schemas: Record<string, unknown> = {},
) => ({ schema: jsonSchemaOf(schema, io, 'Made', { names, schemas }), components: schemas })

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
    const paging = z.object({ page: field.whole(1, 9).default(1) })
    expect(made(paging, 'input').schema.required).toBeUndefined()
    expect(made(paging, 'input').schema.properties).toEqual({
      page: { type: 'integer', minimum: 1, maximum: 9, default: 1 },
    })
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
    const places = Object.keys(inside.components).map((name) => `#/components/schemas/${name}`)
    const references = [...JSON.stringify(inside).matchAll(/"\$ref":"([^"]+)"/g)]
    expect(references).toHaveLength(2)
    for (const [, reference] of references) expect(places).toContain(reference)
  })

  test('with a name stands among the components once, and again where what is sent differs', () => {
    const reference = { $ref: '#/components/schemas/cases.Person' }
    const answer = made(z.object({ one: person, others: z.array(person) }))
    expect(answer.schema.properties).toEqual({ one: reference, others: { type: 'array', items: reference } })
    expect(answer.components).toMatchObject({ 'cases.Person': { required: ['name', 'language'] } })
    const sent = made(person, 'input', answer.components)
    expect(sent.schema).toEqual({ $ref: '#/components/schemas/cases.Person.input' })
    expect(sent.components).toMatchObject({ 'cases.Person.input': { required: ['name'] } })
    expect(made(person, 'output', sent.components).schema).toEqual(reference)
  })

  test('with a name is written out where its properties are asked for', () => {
    const schemas = {}
    const schema = jsonSchemaOf(person, 'input', 'Made', { names, schemas }, true)
    expect(propertiesOf(schema).map(([name]) => name)).toEqual(['name', 'language'])
    expect(schemas).toEqual({})
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
