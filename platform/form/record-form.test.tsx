import { answering, failing, holding, refusing, serve } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { api, closed, input, itemOf, known, press, show, somebodySaves, type } from './testing/lamps.tsx'

describe('saving', () => {
  test('makes a record of what the form holds and what stands beside it, says so and leaves', async () => {
    const server = serve(answering(api.create, { id: 9, version: 1 }))
    await show(null)
    await type('Name', 'Hall')
    await type('Power', '40')
    await press(/^保\s?存$/)
    expect(await screen.findByText('已保存')).toBeTruthy()
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    expect(server.bodiesOf(api.create)).toEqual([
      {
        name: 'Hall',
        watts: 40,
        price: null,
        currency: 'CNY',
        colour: null,
        rooms: [],
        is_on: false,
        bought_on: '2026-01-01',
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

  test('is for Enter in a text to begin, not for Enter in a date', async () => {
    serve(answering(api.update, { id: 7, version: 3 }))
    await show(known, { isWhole: true })
    const byDate = fireEvent.keyDown(await input('Bought'), { key: 'Enter' })
    expect([byDate, fireEvent.keyDown(await input('Name'), { key: 'Enter' })]).toEqual([false, true])
  })

  test('is asked for once by a double click', async () => {
    const server = serve(answering(api.create, { id: 9, version: 1 }))
    await show(null)
    await type('Name', 'Hall')
    await type('Power', '40')
    const button = await screen.findByRole('button', { name: /^保\s?存$/ })
    button.click()
    // The second click of two comes once the first has been looked at, and before anything is drawn anew.
    for (let step = 0; step < 500; step++) await Promise.resolve()
    button.click()
    expect(await screen.findByText('已保存')).toBeTruthy()
    expect(server.bodiesOf(api.create)).toHaveLength(1)
  })

  test('may be asked for again after a refusal', async () => {
    const server = serve(refusing(api.create, 'too_many', { message: 'enough' }))
    await show(null)
    await type('Name', 'Hall')
    await type('Power', '40')
    for (const times of [1, 2]) {
      await press(/^保\s?存$/)
      await waitFor(() => expect(server.bodiesOf(api.create)).toHaveLength(times))
      await screen.findByText('enough')
    }
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

test('a form that stays changes the record it has made', async () => {
  const server = serve(
    answering(api.create, { id: 9, version: 1 }),
    answering(api.update, { id: 9, version: 2 }),
  )
  await show(null, { stays: true })
  await type('Name', 'Hall')
  await type('Power', '40')
  await press(/^保\s?存$/)
  expect(await screen.findByText('已保存')).toBeTruthy()
  await type('Name', 'Attic')
  await press(/^保\s?存$/)
  await waitFor(() => expect(server.bodiesOf(api.update)).toMatchObject([{ version: 1, name: 'Attic' }]))
  expect(server.bodiesOf(api.create)).toHaveLength(1)
  expect(closed).not.toHaveBeenCalled()
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
    server.now(answering(api.create, { id: 9, version: 1 }))
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
    // Each field draws what is said of it by itself.
    await screen.findByText('too long')
    await screen.findByText('no such room')
    expect([itemOf('no such room'), itemOf('too long')]).toEqual(['Rooms', 'Name'])
    expect(screen.queryByText('invalid')).toBeNull()
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
    // Enter alone loses nothing.
    await waitFor(() => expect(document.activeElement?.textContent).toBe('继续编辑'))
    await press(/继续编辑/)
    await waitFor(() => expect(screen.queryByText('尚未保存的修改将会丢失。')).toBeNull())
    expect(closed).not.toHaveBeenCalled()
    expect((await input('Name')).value).toBe('Mine')
    await press(/^取\s?消$/)
    expect(await screen.findAllByText('放弃修改？')).not.toEqual([])
    await press(/^放弃修改$/)
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  })
})
