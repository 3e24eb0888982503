import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { DatePicker, Form } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'

vi.hoisted(() => {
  // Half an hour from every other zone, so that no device is in it by chance.
  document.head.innerHTML = '<meta name="time-zone" content="Asia/Kathmandu" />'
})

const { holdingDays, holdingMoments } = await import('./picker-values.ts')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A field of a form that holds what the wire has. */
function show(field: 'day' | 'moment' | 'days' | 'moments', held: unknown) {
  const change = vi.fn()
  const withTime = { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' }
  const pickers = {
    day: <DatePicker />,
    days: <DatePicker.RangePicker allowEmpty={[true, true]} />,
    moment: <DatePicker {...withTime} />,
    moments: <DatePicker.RangePicker {...withTime} />,
  }
  render(
    <Form initialValues={{ field: held }} onValuesChange={(_, { field: value }) => change(value)}>
      <Form.Item {...(field.startsWith('day') ? holdingDays : holdingMoments)} name="field">
        {pickers[field]}
      </Form.Item>
    </Form>,
  )
  const inputs = screen.getAllByRole<HTMLInputElement>('textbox')
  const type = (text: string, at = 0) => {
    const input = inputs[at]
    if (!input) throw new Error('there is no such field')
    fireEvent.mouseDown(input)
    fireEvent.focus(input)
    fireEvent.change(input, { target: { value: text } })
    fireEvent.keyDown(input, { key: 'Enter' })
  }
  return { change, type, shown: () => inputs.map(({ value }) => value) }
}

test.each([
  ['day', '2026-03-04', ['2026-03-04']],
  ['day', null, ['']],
  ['moment', '2026-03-04T18:15:00.000Z', ['2026-03-05 00:00']],
  ['days', ['2026-03-04', null], ['2026-03-04', '']],
  ['moments', ['2026-03-04T03:15:00Z', '2026-03-04T04:15:00Z'], ['2026-03-04 09:00', '2026-03-04 10:00']],
] as const)('a field of a %s that holds %j shows %j', (field, held, shown) => {
  expect(show(field, held).shown()).toEqual(shown)
})

test('a day that is typed is that day', () => {
  const { type, change } = show('day', null)
  type('2026-03-29')
  expect(change).toHaveBeenLastCalledWith('2026-03-29')
})

test('an hour that is typed is the company’s', () => {
  const { type, change } = show('moment', null)
  type('2026-03-08 02:30')
  expect(change).toHaveBeenLastCalledWith('2026-03-07T20:45:00.000Z')
})

test('what is cleared is held as nothing', () => {
  const { change } = show('moment', '2026-03-04T18:15:00.000Z')
  const clear = document.querySelector('.ant-picker-clear') ?? document.body
  fireEvent.mouseDown(clear)
  fireEvent.click(clear)
  expect(change).toHaveBeenLastCalledWith(null)
})

test('the present, to a picker, is what the company’s clocks show', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T18:20:00Z'), toFake: ['Date'] })
  show('day', null)
  fireEvent.mouseDown(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('textbox'))
  expect(document.querySelector('.ant-picker-cell-today')?.getAttribute('title')).toBe('2026-03-05')
})
