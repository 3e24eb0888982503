import { serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { application, around, record, statusOf } from '../testing/examples.ts'
import { ActionBar } from './action-bar.tsx'

const arrange = '安排时间与人员'

test('what is to be scheduled is a button, and not in the menu, too', async () => {
  serve(...around)
  const item = application(1, { status: statusOf(12, 10, 11) })
  await showScreen(() => (
    <ActionBar answer={record(item, { company_actions: ['pass'], stages: [5], transfer: true })} />
  ))
  fireEvent.click(await screen.findByText('更多'))
  await screen.findByRole('menuitem', { name: '转交' })
  expect(screen.queryByRole('menuitem', { name: arrange })).toBeNull()
  const primary = [...document.querySelectorAll('.ant-btn-primary')]
  expect(primary.map(({ textContent }) => textContent)).toEqual([arrange])
  fireEvent.click(screen.getByRole('button', { name: arrange }))
  expect(await screen.findByLabelText('地点或会议说明')).toBeTruthy()
})

test('what is scheduled already is changed from the menu', async () => {
  serve(...around)
  const item = application(1, { status: statusOf(12, 30) })
  await showScreen(() => <ActionBar answer={record(item, { stages: [5] })} />)
  fireEvent.click(await screen.findByText('更多'))
  expect(await screen.findByRole('menuitem', { name: arrange })).toBeTruthy()
  expect(screen.queryByRole('button', { name: arrange })).toBeNull()
})
