import { defineApi, field } from '@bole/platform/contract'
import {
  answering,
  failing,
  holding,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineForm, FormDialog, FormPage, RecordForm, useRecordForm } from './index.ts'

const lamp = {
  name: field.requiredText(12),
  watts: z.number().int().min(1).max(100).nullable().optional(),
  price: z.number().int().min(0).max(9_000).nullable().optional(),
  currency: z.string().optional(),
  colour: z.enum(['red', 'green']).nullable().optional(),
  rooms: z.array(field.requiredText(20)).max(2).optional(),
  is_on: z.boolean().optional(),
}
const reply = z.object({ id: field.id, version: z.number() })
const api = defineApi('lamps', {
  create: {
    method: 'POST',
    path: 'lamps',
    summary: '',
    access: 'signed_in',
    body: z.object({ ...lamp, house: z.string() }),
    reply: z.object({ id: field.id }),
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
  empty: { name: '', watts: null, price: null, currency: 'CNY', colour: null, rooms: [], is_on: false },
  refusals: { name_taken: 'name' },
})
const { TextField, NumberField, MoneyField, ChoiceField, TagsField, SwitchField } = lampForm

const known = {
  id: 7,
  version: 2,
  name: 'Desk',
  watts: 40,
  price: 1_500,
  currency: 'CNY',
  colour: 'red' as 'red' | 'green' | null,
  rooms: ['study'],
  is_on: true,
}
type Lamp = typeof known & { readonly can?: { readonly edit: boolean } }

/** What the test does to the screen that is shown. */
let somebodySaves = (_lamp: Lamp) => {}
const closed = vi.fn<() => void>()
const searched = vi.fn<(typed: string) => void>()

function Lamps({ lamp, stays }: { readonly lamp: Lamp | null; readonly stays: boolean }) {
  const [record, setRecord] = useState(lamp)
  somebodySaves = (changed) => act(() => setRecord(changed))
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
    </RecordForm>
  )
}

async function show(lamp: Lamp | null, { isDialog = false, stays = false } = {}) {
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
          <Lamps lamp={lamp} stays={stays} />
        </Frame>
      )
    )
  })
}
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await input(label), { target: { value } })
const press = async (words: RegExp) =>
  fireEvent.click((await screen.findAllByText(words)).at(-1)?.closest('button') ?? document.body)
const itemOf = (words: string) =>
  screen.getByText(words).closest('.ant-form-item')?.querySelector('label')?.textContent

beforeEach(() => {
  closed.mockClear()
  searched.mockClear()
})

describe('saving', () => {
  test('makes a record of what the form holds and what stands beside it, says so and leaves', async () => {
    const server = serve(answering(api.create, { id: 9 }))
    await show(null)
    await type('Name', 'Hall')
    await type('Power', '40')
    await press(/^保\s?存$/)
    expect(await screen.findByText('已保存')).toBeTruthy()
    expect(closed).toHaveBeenCalledOnce()
    expect(server.bodiesOf(api.create)).toEqual([
      {
        name: 'Hall',
        watts: 40,
        price: null,
        currency: 'CNY',
        colour: null,
        rooms: [],
        is_on: false,
        house: 'Old mill',
      },
    ])
  })

  test('changes a record at the version seen, its id in the path where the call has it there', async () => {
    const server = serve(answering(api.update, { id: 7, version: 3 }))
    await show(known)
    await screen.findByText('Red')
    fireEvent.click(document.querySelector('.ant-select-clear') ?? document.body)
    fireEvent.click(await screen.findByRole('switch'))
    await press(/^保\s?存$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(server.sent.map(({ params }) => params)).toEqual([{ id: '7' }])
    const { id, ...held } = known
    expect(server.bodiesOf(api.update)).toEqual([{ ...held, colour: null, is_on: false }])
  })

  test('is not asked for twice, and a form that was left meanwhile stays left', async () => {
    const late = holding(answering(api.update, { id: 7, version: 3 }))
    const server = serve(late)
    await show(known, { isDialog: true })
    await press(/^保\s?存$/)
    await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeTruthy())
    await press(/^保\s?存$/)
    await press(/^取\s?消$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    late.letGo()
    expect(await screen.findByText('已保存')).toBeTruthy()
    expect(closed).toHaveBeenCalledOnce()
    expect(server.bodiesOf(api.update)).toHaveLength(1)
  })

  test('of a form that stays goes on from the version there is then', async () => {
    const server = serve(answering(api.update, { id: 7, version: 3 }))
    await show(known, { stays: true })
    await type('Name', 'Bed')
    await press(/^保\s?存$/)
    expect(await screen.findByText('已保存')).toBeTruthy()
    somebodySaves({ ...known, name: 'Bed', version: 3 })
    expect(screen.queryByText(/他人保存了修改/)).toBeNull()
    await press(/^保\s?存$/)
    await waitFor(() => expect(server.bodiesOf(api.update)).toHaveLength(2))
    expect(server.bodiesOf(api.update)).toMatchObject([{ version: 2 }, { version: 3, name: 'Bed' }])
    expect(closed).not.toHaveBeenCalled()
  })
})

describe('a no', () => {
  test('of a rule stands at its field, which is focused, until it is typed in', async () => {
    serve(refusing(api.update, 'name_taken', { message: 'taken' }))
    await show(known)
    await press(/^保\s?存$/)
    await screen.findByText('taken')
    expect(itemOf('taken')).toBe('Name')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    await type('Name', 'Bed')
    await waitFor(() => expect(screen.queryByText('taken')).toBeNull())
  })

  test('of a rule without a field stands above the form, and goes with the next attempt', async () => {
    const server = serve(refusing(api.create, 'too_many', { message: 'enough' }))
    await show(null)
    await type('Name', 'Hall')
    await type('Power', '40')
    await press(/^保\s?存$/)
    expect((await screen.findByText('enough')).closest('[role="alert"]')).toBeTruthy()
    server.now(answering(api.create, { id: 9 }))
    await press(/^保\s?存$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  test('to several fields stands at each', async () => {
    const errors = [
      { path: 'rooms.0', message: 'no such room' },
      { path: 'name', message: 'too long' },
    ]
    serve(failing(api.update, 422, { message: 'invalid', errors }))
    await show(known)
    await press(/^保\s?存$/)
    await screen.findByText('too long')
    expect([itemOf('no such room'), itemOf('too long')]).toEqual(['Rooms', 'Name'])
    expect(screen.queryByText('invalid')).toBeNull()
  })
})

describe('what the call bounds', () => {
  test('is said before anything is sent, and the first fault is focused', async () => {
    const server = serve()
    await show(null)
    await type('Name', '  ')
    await press(/^保\s?存$/)
    expect(await screen.findByText('请填写Name')).toBeTruthy()
    expect(await screen.findByText('Power至少为 1')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    expect(server.sent).toEqual([])
  })

  test('bounds what can be typed; money in the unit people write', async () => {
    serve()
    await show({ ...known, currency: 'JPY' })
    expect((await input('Name')).maxLength).toBe(12)
    const bounds = (label: string) =>
      ['aria-valuemin', 'aria-valuemax'].map((name) => screen.getByLabelText(label).getAttribute(name))
    expect([bounds('Power'), bounds('Price')]).toEqual([
      ['1', '100'],
      ['0', '9000'],
    ])
    await show(known)
    await input('Name')
    expect(bounds('Price')).toEqual(['0', '90'])
  })
})

describe('what somebody else saved', () => {
  const theirs = { ...known, version: 3, watts: 60, rooms: ['hall'] }

  test('is named by the labels of its fields, and can be taken', async () => {
    serve()
    await show(known)
    await type('Name', 'Mine')
    somebodySaves(theirs)
    expect(await screen.findByText('已变化：Power和Rooms')).toBeTruthy()
    await press(/载入最新内容/)
    expect((await input('Name')).value).toBe('Desk')
    expect((await input('Power')).value).toBe('60')
    expect(screen.queryByText(/他人保存了修改/)).toBeNull()
  })

  test('can be overruled, at the version it has', async () => {
    const server = serve(refusing(api.update, 'stale', { message: 'somebody was first' }))
    await show(known)
    await type('Name', 'Mine')
    await press(/^保\s?存$/)
    expect(await screen.findByText('somebody was first')).toBeTruthy()
    somebodySaves(theirs)
    await waitFor(() => expect(screen.queryByText('somebody was first')).toBeNull())
    await press(/保留我的修改/)
    expect(screen.queryByText(/他人保存了修改|somebody was first/)).toBeNull()
    server.now(answering(api.update, { id: 7, version: 4 }))
    await press(/^保\s?存$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(server.bodiesOf(api.update).at(-1)).toMatchObject({ version: 3, name: 'Mine', watts: 40 })
  })

  test('is said to be nothing where no field that is shown has changed', async () => {
    serve()
    await show(known)
    await input('Name')
    somebodySaves({ ...known, version: 3 })
    expect(await screen.findByText('内容与您打开时相同，可以继续编辑。')).toBeTruthy()
  })
})

test('a record that may not be edited is shown, with nothing to press', async () => {
  serve()
  await show({ ...known, can: { edit: false } })
  expect((await input('Name')).disabled).toBe(true)
  expect(screen.getByText('您只能查看，不能修改。')).toBeTruthy()
  expect(screen.queryByText(/保\s?存|取\s?消/)).toBeNull()
})

describe('leaving', () => {
  test('a dialog with nothing typed asks nothing', async () => {
    serve()
    await show(known, { isDialog: true })
    await input('Name')
    fireEvent.click(document.querySelector('.ant-modal-close') ?? document.body)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })

  test('something that is not saved is asked about once, however the form is left', async () => {
    serve()
    await show(known, { isDialog: true })
    await type('Name', 'Mine')
    fireEvent.click(document.querySelector('.ant-modal-close') ?? document.body)
    await screen.findByText('尚未保存的修改将会丢失。')
    await press(/继续编辑/)
    await waitFor(() => expect(screen.queryByText('尚未保存的修改将会丢失。')).toBeNull())
    expect(closed).not.toHaveBeenCalled()
    expect((await input('Name')).value).toBe('Mine')
    await press(/^取\s?消$/)
    await press(/离\s?开/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })
})

describe('a choice', () => {
  test('keeps what is chosen already, and can be changed', async () => {
    const server = serve(answering(api.update, { id: 7, version: 3 }))
    await show(known)
    expect(await screen.findByText('Red')).toBeTruthy()
    await pickOption('Colour', 'Green')
    await press(/^保\s?存$/)
    await waitFor(() => expect(server.bodiesOf(api.update)).toMatchObject([{ colour: 'green' }]))
  })

  test('that the server searches tells what is typed, once, after a pause', async () => {
    serve()
    await show(known)
    for (const typed of ['g', 'gr', 'gre']) await type('Colour', typed)
    await waitFor(() => expect(searched.mock.calls).toEqual([['gre']]))
  })
})
