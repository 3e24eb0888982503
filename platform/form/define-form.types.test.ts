import { defineApi, field } from '@bole/platform/contract'
import { expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { defineForm } from './define-form.ts'
import { dateFieldsOf } from './fields/date-fields.tsx'
import { useRecordForm } from './use-record-form.ts'

const body = z.object({
  name: field.requiredText(60),
  size: z.number().int().min(1).max(9).nullable().optional(),
  tags: z.array(field.requiredText(20)).max(5).optional(),
  kind: z.enum(['big', 'small']).optional(),
  is_public: z.boolean().optional(),
  opens_on: field.day.nullable().optional(),
  company: z.object({ trade: field.text(40) }).optional(),
})
const seen = { id: field.id, version: z.number() }
const things = defineApi('things', {
  create: {
    method: 'POST',
    path: 'things',
    summary: '',
    access: 'signed_in',
    body: body.extend({ owner_id: field.id, origin: z.enum(['one', 'two']) }),
    reply: z.object({ id: field.id }),
    refusals: ['name_taken'],
  },
  update: {
    method: 'PATCH',
    path: 'things',
    summary: '',
    access: 'signed_in',
    body: body.partial().extend(seen),
    reply: z.object({ id: field.id, version: z.number() }),
    refusals: ['stale', 'in_use'],
  },
  updateByQuery: {
    method: 'POST',
    path: 'things/update',
    summary: '',
    access: 'signed_in',
    query: z.object({ id: field.id }),
    body: body.extend({ version: z.number() }),
    reply: z.object({ done: z.boolean() }),
  },
  createIn: {
    method: 'POST',
    path: 'houses/{house}/things',
    summary: '',
    access: 'signed_in',
    params: z.object({ house: field.id }),
    body,
    reply: z.object({ id: field.id }),
  },
  updateUnder: {
    method: 'POST',
    path: 'houses/{house}/things/{id}',
    summary: '',
    access: 'signed_in',
    params: z.object({ house: field.id, id: field.id }),
    body: body.extend({ version: z.number() }),
    reply: z.object({ id: field.id, version: z.number() }),
  },
})
const { create, update, updateByQuery, createIn, updateUnder } = things

const empty = { name: '', size: null, tags: [], kind: 'big', is_public: false, opens_on: null } as const
const plain = defineForm({
  create,
  update,
  empty: { ...empty, tags: [], company: { trade: '' } },
  refusals: { name_taken: 'name', in_use: 'company.trade' },
})
const { TextField, NumberField, ChoiceField, TagsField, SwitchField } = plain
const { DayField } = dateFieldsOf(plain)

const turned = defineForm({
  create,
  update,
  empty: { name: '', size: null, kind: null },
  fieldsOf: (thing: { id: number; version: number; name: string; size: number }) => ({
    name: thing.name,
    size: thing.size as number | null,
    kind: null as 'big' | 'small' | null,
  }),
  bodyOf: ({ kind, ...same }) => ({ ...same, ...(kind ? { kind } : {}) }),
  refusals: { name_taken: 'name' },
})

/** Never run: what the compiler says about it is the test. */
export const mistakes = () => {
  // @ts-expect-error -- the calls take no such field
  defineForm({ create, update, empty: { nmae: '' } })
  // @ts-expect-error -- the calls take no such field, though the form turns its fields
  defineForm({ create, empty: { nmae: '' }, fieldsOf: () => ({ nmae: '' }), bodyOf: () => ({ name: '' }) })
  // @ts-expect-error -- a name is a text
  defineForm({ create, update, empty: { name: 3 } })
  // @ts-expect-error -- neither call refuses so
  defineForm({ create, update, empty: { name: '' }, refusals: { name_tkaen: 'name' } })
  // @ts-expect-error -- the form has no such field for the refusal to stand at
  defineForm({ create, update, empty: { name: '' }, refusals: { name_taken: 'nmae' } })
  // @ts-expect-error -- stale has its own notice, never a field
  defineForm({ create, update, empty: { name: '' }, refusals: { stale: 'name' } })
  // @ts-expect-error -- what is sent has another type than the call takes
  defineForm({ create, empty: { name: '' }, fieldsOf: () => ({ name: '' }), bodyOf: () => ({ name: 3 }) })
  defineForm({ update: updateByQuery, empty: { name: '' } })
  // @ts-expect-error -- a form knows no house to make it in
  defineForm({ create: createIn, empty: { name: '' } })
  // @ts-expect-error -- nor one to change it in
  defineForm({ update: updateUnder, empty: { name: '' } })

  return [
    // @ts-expect-error -- the form has no such field
    TextField({ name: 'nmae', label: '' }),
    // @ts-expect-error -- a number is no text
    TextField({ name: 'size', label: '' }),
    TextField({ name: 'company.trade', label: '' }),
    // @ts-expect-error -- the company has no such field
    TextField({ name: 'company.trdae', label: '' }),
    NumberField({ name: 'size', label: '' }),
    // @ts-expect-error -- a text is no number
    NumberField({ name: 'name', label: '' }),
    TagsField({ name: 'tags', label: '' }),
    // @ts-expect-error -- one text is no list of them
    TagsField({ name: 'name', label: '' }),
    SwitchField({ name: 'is_public', label: '' }),
    // @ts-expect-error -- a text is neither yes nor no
    SwitchField({ name: 'name', label: '' }),
    DayField({ name: 'opens_on', label: '' }),
    // @ts-expect-error -- the form has no such field
    DayField({ name: 'opens_at', label: '' }),
    ChoiceField({ name: 'kind', label: '', options: [{ value: 'big', label: '' }] }),
    // @ts-expect-error -- the call takes no such value
    ChoiceField({ name: 'kind', label: '', options: [{ value: 'huge', label: '' }] }),
    ChoiceField({ name: 'tags', label: '', options: [{ value: 'a', label: '' }], isMultiple: true }),
    // @ts-expect-error -- a list is chosen from several times
    ChoiceField({ name: 'tags', label: '', options: [{ value: 'a', label: '' }] }),
    turned.ChoiceField({ name: 'kind', label: '', options: [{ value: 'small', label: '' }] }),
    // @ts-expect-error -- a turned form holds no such field
    turned.TextField({ name: 'company.trade', label: '' }),
  ]
}

const record = { ...empty, tags: [], company: { trade: '' }, id: 1, version: 2 }

/** Never run either: hooks have to be called by name. */
export function useMistakes() {
  useRecordForm(plain, { record, createWith: { owner_id: 1, origin: 'one' } })
  // @ts-expect-error -- creating takes an origin as well
  useRecordForm(plain, { record, createWith: { owner_id: 1 } })
  // @ts-expect-error -- creating takes more than the form holds
  useRecordForm(plain, { record })
  // @ts-expect-error -- there is no such origin
  useRecordForm(plain, { record, createWith: { owner_id: 1, origin: 'three' } })
  const unversioned = { ...record, version: undefined }
  // @ts-expect-error -- a record without a version cannot be changed
  useRecordForm(plain, { record: unversioned, createWith: { owner_id: 1, origin: 'one' } })
  // @ts-expect-error -- it cannot begin with a field it lacks
  useRecordForm(plain, { record, initialValues: { nmae: '' }, createWith: { owner_id: 1, origin: 'one' } })
  // @ts-expect-error -- creating answers no version to go on from
  useRecordForm(plain, { record, stays: true, createWith: { owner_id: 1, origin: 'one' } })
  useRecordForm(plain, {
    record: null,
    createWith: () => ({ owner_id: 1, origin: 'one' }),
    onSaved: ({ created, updated, fields }) => {
      expectTypeOf(created).toEqualTypeOf<{ id: number } | null>()
      expectTypeOf(updated).toEqualTypeOf<{ id: number; version: number } | null>()
      expectTypeOf(fields.name).toEqualTypeOf<string>()
    },
  })
}

test('mistakes in the names of a form do not compile', () => {
  expectTypeOf(turned.empty).toEqualTypeOf<{
    name: string
    size: number | null
    kind: 'big' | 'small' | null
  }>()
})
