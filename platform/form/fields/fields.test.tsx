import { answering, pickOption, serve } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { api, input, known, press, searched, show, type } from '../testing/lamps.tsx'

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

  test('asks for a day that has to be there', async () => {
    const server = serve()
    await show(known, { isWhole: true })
    await input('Bought')
    const clear = document.querySelector('.ant-picker-clear') ?? document.body
    fireEvent.mouseDown(clear)
    fireEvent.click(clear)
    await press(/^保\s?存$/)
    expect(await screen.findByText('请选择Bought')).toBeTruthy()
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

describe('a choice', () => {
  test('keeps what is chosen already, and can be changed', async () => {
    const server = serve(answering(api.update, { id: 7, version: 3 }))
    await show(known)
    expect(await screen.findByText('Red')).toBeTruthy()
    await pickOption('Colour', 'Green')
    await press(/^保\s?存$/)
    await waitFor(() => expect(server.bodiesOf(api.update)).toMatchObject([{ colour: 'green' }]))
  })

  test('that the server searches tells what is typed', async () => {
    serve()
    await show(known)
    await type('Colour', 'gre')
    expect(searched.mock.calls).toEqual([['gre']])
  })
})
