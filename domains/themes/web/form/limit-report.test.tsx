import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LimitReport } from './limit-report.tsx'

const row = (at: number, field: string, error: string | null = null) => ({ row: at, field, error })

test('a table without a fault says to how many fields the form is limited', async () => {
  const report = { done: 2, rows: [row(2, '性别'), row(3, '毕业院校')] }
  await showScreen(() => <LimitReport report={report} onClose={() => undefined} />, '/')
  expect(await screen.findByText('已限定为 2 个字段')).toBeTruthy()
  expect(screen.getAllByText('正确')).toHaveLength(2)
})

test('one with faults says that nothing was changed, and names row and field of each', async () => {
  const report = { done: 0, rows: [row(2, '性别'), row(3, '血型', '没有这个字段')] }
  const close = vi.fn()
  await showScreen(() => <LimitReport report={report} onClose={close} />, '/')
  expect(await screen.findByText('1 行有误，未做任何更改')).toBeTruthy()
  expect(screen.getByText('没有这个字段').closest('tr')?.textContent).toContain('3血型')
  fireEvent.click(document.querySelector('.ant-modal-close') ?? document.body)
  expect(close).toHaveBeenCalledOnce()
})
