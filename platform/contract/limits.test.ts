import { expect, test } from 'vitest'
import * as z from 'zod'
import * as field from './fields.ts'
import { type BodyLimits, limitsOf } from './limits.ts'
import { longest } from './longest.ts'

test.each([
  ['a text that has to be there', field.requiredText(80), { isRequired: true, min: 1, max: 80 }],
  ['a text that may be left out', field.text(80).optional(), { max: 80 }],
  ['a text with a default', field.text(80).default(''), { max: 80 }],
  ['a text that may be cleared', field.text(80).nullable(), { max: 80 }],
  ['an id', field.id, { isRequired: true, min: 1, isWhole: true }],
  ['an id that may be cleared', field.id.nullable().optional(), { min: 1, isWhole: true }],
  ['a number of people', z.number().int().min(1).max(1000).nullable(), { min: 1, max: 1000, isWhole: true }],
  ['a share', z.number().min(0).max(1), { isRequired: true, min: 0, max: 1 }],
  ['a list', z.array(field.requiredText(60)).max(50).optional(), { max: 50 }],
  ['one of a few', z.enum(['a', 'b']), { isRequired: true, choices: ['a', 'b'] }],
  ['a day', field.day.nullable(), undefined],
  ['a switch', z.boolean(), { isRequired: true }],
  ['a flag', field.flag.optional(), undefined],
])('%s', (_, schema, limits) => {
  expect(limitsOf(z.object({ given: schema })).given).toEqual(limits)
})

test('what stands within another is named by its path; what has no limit is left out', () => {
  const company = z.object({ trade: field.text(120), size: z.string() }).partial()
  expect(limitsOf(z.object({ company: company.optional(), note: z.string().optional() }))).toEqual({
    'company.trade': { max: 120 },
  })
})

test('a control asks how much a text takes of what the build left of the schema', () => {
  const body = z.object({ name: field.requiredText(60), note: z.string() })
  const call: { readonly takes: BodyLimits; readonly body?: typeof body } = { takes: { name: { max: 60 } } }
  expect([longest(call, 'name'), longest(call, 'note'), longest({ body }, 'name')]).toEqual([
    60,
    undefined,
    undefined,
  ])
})
