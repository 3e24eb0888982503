import { defineApi, field } from '@bole/platform/contract'
import { showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, vi } from 'vitest'
import * as z from 'zod'
import { dateFieldsOf, defineForm, FormDialog, FormPage, RecordForm, useRecordForm } from '../index.ts'

const lamp = {
  name: field.requiredText(12),
  watts: z.number().int().min(1).max(100).nullable().optional(),
  price: z.number().int().min(0).max(9_000).nullable().optional(),
  currency: z.string().optional(),
  colour: z.enum(['red', 'green']).nullable().optional(),
  rooms: z.array(field.requiredText(20)).max(2).optional(),
  is_on: z.boolean().optional(),
  bought_on: field.day,
}
const reply = z.object({ id: field.id, version: z.number() })
/** The calls of lamps. */
export const api = defineApi('lamps', {
  create: {
    method: 'POST',
    path: 'lamps',
    summary: '',
    access: 'signed_in',
    body: z.object({ ...lamp, house: z.string() }),
    reply,
    refusals: ['name_taken', 'too_many'],
  },
  update: {
    method: 'PATCH',
    path: 'lamps/{id}',
    summary: '',
    access: 'signed_in',
    params: z.object({ id: field.id }),
    body: z.object({ ...lamp, version: z.number() }),
    reply,
    refusals: ['stale', 'name_taken'],
  },
})

const lampForm = defineForm({
  create: api.create,
  update: api.update,
  empty: {
    name: '',
    watts: null,
    price: null,
    currency: 'CNY',
    colour: null,
    rooms: [],
    is_on: false,
    bought_on: '2026-01-01',
  },
  refusals: { name_taken: 'name' },
})
const { TextField, NumberField, MoneyField, ChoiceField, TagsField, SwitchField } = lampForm
const { DayField } = dateFieldsOf(lampForm)

/** A lamp as the server has it. */
export const known = {
  id: 7,
  version: 2,
  name: 'Desk',
  watts: 40,
  price: 1_500,
  currency: 'CNY',
  colour: 'red' as 'red' | 'green' | null,
  rooms: ['study'],
  is_on: true,
  bought_on: '2026-03-04',
}
type Lamp = typeof known & { readonly can?: { readonly edit: boolean } }

let change = (_lamp: Lamp) => {}

/** Somebody else saves the lamp that is shown. */
export const somebodySaves = (lamp: Lamp) => act(() => change(lamp))

export const closed = vi.fn<() => void>()
export const searched = vi.fn<(typed: string) => void>()

interface LampsProps {
  readonly lamp: Lamp | null
  readonly stays: boolean
  /** Without it the day is held and not shown, as in a section that is closed. */
  readonly isWhole: boolean
}

function Lamps({ lamp, stays, isWhole }: LampsProps) {
  const [record, setRecord] = useState(lamp)
  change = setRecord
  const form = useRecordForm(lampForm, { record, createWith: { house: 'Old mill' }, stays })
  return (
    <RecordForm form={form}>
      <TextField name="name" label="Name" />
      <NumberField name="watts" label="Power" isRequired />
      <MoneyField name="price" label="Price" currency="currency" />
      <ChoiceField
        name="colour"
        label="Colour"
        options={[{ value: 'green', label: 'Green' }]}
        kept={{ value: 'red', label: 'Red' }}
        canBeEmpty
        onSearch={searched}
      />
      <TagsField name="rooms" label="Rooms" offered={['hall']} />
      <SwitchField name="is_on" label="Shines" />
      {isWhole && <DayField name="bought_on" label="Bought" />}
    </RecordForm>
  )
}

/** Shows the form of a lamp, a new one where there is none. */
export async function show(lamp: Lamp | null, { isDialog = false, stays = false, isWhole = false } = {}) {
  const Frame = isDialog ? FormDialog : FormPage
  return showScreen(() => {
    const [isOpen, setOpen] = useState(true)
    const close = () => {
      closed()
      setOpen(false)
    }
    return (
      isOpen && (
        <Frame title="A lamp" onClose={close}>
          <Lamps lamp={lamp} stays={stays} isWhole={isWhole} />
        </Frame>
      )
    )
  })
}
export const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
export const type = async (label: string, value: string) =>
  fireEvent.change(await input(label), { target: { value } })
export const press = async (words: RegExp) =>
  fireEvent.click((await screen.findAllByText(words)).at(-1)?.closest('button') ?? document.body)
export const itemOf = (words: string) =>
  screen.getByText(words).closest('.ant-form-item')?.querySelector('label')?.textContent

beforeEach(() => {
  closed.mockClear()
  searched.mockClear()
})
