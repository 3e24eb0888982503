import { join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type CallRecord, defineApi, type EntityName, field } from '../platform/contract/index.ts'
import { openApiText } from './derive-openapi.ts'
import { readSchemaNames } from './derive-schema-names.ts'
import { readDomains } from './derive-sources.ts'

const root = join(import.meta.dirname, '..')

type Given = Partial<Omit<CallRecord, 'shows'>> & { readonly shows?: readonly EntityName[] }

const textOf = (record: Given) => {
  const plain = {
    method: 'POST',
    path: 'case/{id}',
    summary: 'A case',
    access: 'projects.view',
    reply: z.object({}),
  } as const
  return openApiText(
    Object.values(defineApi('cases', { one: { ...plain, ...record } })),
    '1.0.0',
    z.registry(),
  )
}

const operationOf = (record: Given, method = 'post') => JSON.parse(textOf(record)).paths['/case/{id}'][method]

describe('the description of the whole contract', () => {
  test('is valid OpenAPI 3.1, names every call once and comes out the same twice', {
    timeout: 20_000,
  }, async () => {
    const calls = (await readDomains(root)).flatMap((domain) => domain.calls)
    const schemas = await readSchemaNames(root)
    const text = openApiText(calls, '0.1.0', schemas)
    expect(calls.length).toBeGreaterThan(80)
    expect(text.length / calls.length, 'characters a call').toBeLessThan(2730)
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
    const names = [...text.matchAll(/"operationId": "([\w.-]+)"/g)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(calls.map(({ name }) => name).toSorted())
    expect(openApiText(calls.toReversed(), '0.1.0', schemas)).toBe(text)
  })
})

describe('one call', () => {
  test('carries its access, its refusals and the entities it shows and changes', () => {
    const operation = operationOf({ refusals: ['stale'], shows: ['project'], changes: ['tag'] })
    expect(operation).toMatchObject({
      'x-access': 'projects.view',
      'x-refusals': ['stale'],
      'x-shows': ['project'],
      'x-changes': ['tag'],
      security: [{ session: [] }],
    })
    expect(JSON.stringify(operation.responses[200])).toContain('"enum":["stale"]')
    expect(operation.responses).toHaveProperty('403')
  })

  test('is open to anyone only when it says so', () => {
    expect(operationOf({ access: 'anyone' }).security).toEqual([])
  })

  test('describes what may be sent, not what comes of it', () => {
    const body = z.object({ page: z.coerce.number().int().default(1), id: field.id })
    const { schema } = operationOf({ body }).requestBody.content['application/json']
    expect(schema.required).toEqual(['id'])
  })

  test('writes a list of a query as one parameter with commas', () => {
    const query = z.object({ ids: field.commaList(field.id), id: field.id })
    const { parameters } = operationOf({ method: 'GET', query }, 'get')
    expect(parameters).toMatchObject([
      { name: 'ids', in: 'query', style: 'form', explode: false },
      { name: 'id', in: 'query', required: true },
    ])
  })

  test('takes files as multipart and sends one as it is', () => {
    const upload = operationOf({ uploads: { files: 3, bytes: 1024 }, body: z.object({ slug: z.string() }) })
    const { schema } = upload.requestBody.content['multipart/form-data']
    expect(schema.properties.slug).toEqual({ type: 'string' })
    expect(schema.properties.file.maxItems).toBe(3)
    const file = operationOf({ sendsFile: true }).responses[200]
    expect(file.content['*/*'].schema.format).toBe('binary')
  })

  test('keeps a schema that refers to itself among the components', async () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree)
      },
    })
    const text = textOf({ reply: tree, params: z.object({ id: field.id }) })
    expect(await new Validator().validate(JSON.parse(text))).toEqual({ valid: true })
    expect(text).toContain('#/components/schemas/cases.one.reply')
  })

  test('may not hide its query in a union', () => {
    const query = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])
    expect(() => textOf({ query })).toThrow('cases.one')
  })
})
