import { field } from '@bole/platform/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { withoutKept } from './kept-fields.ts'
import { keptPlaces } from './kept-places.ts'

const { byGroup, freeText, ofGroup } = field
const kept = { hides: new Set(['contacts'] as const), mask: (text: string) => text.replace(/\d+/g, '#') }

interface Tree {
  readonly phone: string | null
  readonly under: readonly Tree[]
}
const tree: z.ZodType<Tree> = z.object({
  phone: ofGroup('contacts', z.string().nullable()),
  get under() {
    return z.array(tree)
  },
})
const row = byGroup(z.object({ of: z.string(), value: z.string() }), ({ of }) =>
  of === 'phone' ? 'contacts' : null,
)

describe('an answer to somebody who is kept from contacts', () => {
  test.each([
    [
      'nothing where it may be nothing',
      z.object({ a: ofGroup('contacts', z.string().nullable()) }),
      { a: '1' },
      { a: null },
    ],
    [
      'nothing at all where it may be absent',
      z.object({ a: ofGroup('contacts', z.string()).optional() }),
      { a: '1' },
      {},
    ],
    ['an empty text', z.object({ a: ofGroup('contacts', z.string()) }), { a: '1' }, { a: '' }],
    ['an empty list', z.object({ a: ofGroup('contacts', z.array(z.string())) }), { a: ['1'] }, { a: [] }],
    ['what is of another group', z.object({ a: ofGroup('birth', z.string()) }), { a: '1' }, { a: '1' }],
    ['nothing of what is of any', z.object({ a: ofGroup('any', z.string()) }), { a: '1' }, { a: '' }],
    [
      'lists without their rows',
      z.array(row),
      [
        { of: 'phone', value: '1' },
        { of: 'city', value: '2' },
      ],
      [{ of: 'city', value: '2' }],
    ],
    [
      'words without what they hold',
      z.object({ a: freeText(z.string().nullable()) }),
      { a: 'call 1' },
      { a: 'call #' },
    ],
    [
      'words within anything',
      freeText(z.record(z.string(), z.unknown())),
      { a: { b: ['1', 2, null] } },
      { a: { b: ['#', 2, null] } },
    ],
    [
      'records',
      z.record(z.string(), z.object({ a: ofGroup('contacts', z.string()) })),
      { x: { a: '1' } },
      { x: { a: '' } },
    ],
    [
      'one of several shapes',
      z.union([z.object({ a: z.string() }), z.object({ b: ofGroup('contacts', z.string()) })]),
      { b: '1' },
      { b: '' },
    ],
    [
      'what holds itself',
      tree,
      { phone: '1', under: [{ phone: '2', under: [] }] },
      { phone: null, under: [{ phone: null, under: [] }] },
    ],
    [
      'nothing where there was nothing',
      z.object({ a: z.object({ b: ofGroup('contacts', z.string()) }).nullable() }),
      { a: null },
      { a: null },
    ],
  ])('holds %s', (_, schema, whole, shown) => {
    const before = structuredClone(whole)
    expect(withoutKept(schema, whole, kept)).toEqual(shown)
    expect(whole).toEqual(before)
  })

  test('is the same object where nothing in it is marked', () => {
    const whole = { a: 1 }
    expect(withoutKept(z.object({ a: z.number() }), whole, kept)).toBe(whole)
  })
})

test.each([
  ['a field', z.object({ a: ofGroup('contacts', z.string().optional()) }), { a: '' }, ['a']],
  ['not a field that is not sent', z.object({ a: ofGroup('contacts', z.string().optional()) }), {}, []],
  ['a field taken away', z.object({ a: ofGroup('contacts', z.string().nullable()) }), { a: null }, ['a']],
  [
    'rows',
    z.object({ list: z.array(row) }),
    {
      list: [
        { of: 'city', value: '' },
        { of: 'phone', value: '' },
      ],
    },
    ['list.1'],
  ],
  [
    'one of several shapes, once',
    z.object({ a: z.union([z.object({ b: ofGroup('contacts', z.string()) }), z.object({ c: z.string() })]) }),
    { a: { b: '1' } },
    ['a.b'],
  ],
  ['not what is of another group', z.object({ a: ofGroup('birth', z.string()) }), { a: '1' }, []],
  [
    'a field read in another way',
    z.object({ a: ofGroup('contacts', field.whole(1, 9).optional()) }),
    { a: 3 },
    ['a'],
  ],
] as const)('of a request it names %s', (_, schema, input, places) => {
  expect(keptPlaces(schema, input, kept.hides)).toEqual(places)
})
