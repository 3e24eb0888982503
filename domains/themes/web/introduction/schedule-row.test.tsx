import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ScheduleRow, type Step } from './schedule-row.tsx'

async function show(step: Step) {
  const change = vi.fn()
  await showScreen(() => <ScheduleRow step={step} onChange={change} />, '/')
  await screen.findByLabelText('开始')
  return change
}
const fields = () =>
  ['名称，如“网申”', '开始', '结束'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value)

test('a step shows what it is and its days; one day has no last one', async () => {
  await show({ title: '网申', day_from: '2027-03-01', day_to: null })
  expect(fields()).toEqual(['网申', '2027-03-01', ''])
})

test.each([
  ['名称，如“网申”', '笔试', { title: '笔试' }],
  ['开始', '2027-04-01', { day_from: '2027-04-01' }],
  ['结束', '2027-04-02', { day_to: '2027-04-02' }],
])('%s is written', async (label, value, expected) => {
  const change = await show({ title: '网申', day_from: '2027-03-01', day_to: '2027-03-31' })
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  expect(change).toHaveBeenCalledWith(expected)
})

test('a last day that is taken away leaves one day', async () => {
  const change = await show({ title: '网申', day_from: '2027-03-01', day_to: '2027-03-31' })
  fireEvent.change(screen.getByLabelText('结束'), { target: { value: '' } })
  expect(change).toHaveBeenCalledWith({ day_to: null })
})
