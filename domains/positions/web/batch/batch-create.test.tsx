import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usual } from '../testing/examples.ts'
import BatchCreate from './batch-create.tsx'

const { createManyPositions, uploadPositions, getParams } = positionsApi
const at = '/regulation2/position/batchcreate'
const params = { themes: [], city_list: ['上海'], process_list: [], degree_list: [] }
const fault = { path: 'title', code: 'missing', message: '必填' }
const result = (row: number, id: number | null, isFaulty = false) => ({
  row,
  id,
  errors: isFaulty ? [fault] : [],
})

afterEach(cleanup)

const paste = (text: string) =>
  fireEvent.paste(screen.getByLabelText('第 1 行 职位名称'), { clipboardData: { getData: () => text } })

test('rows are pasted, looked through, and the right ones made while the wrong one stays', async () => {
  const server = serve(
    ...usual,
    answering(getParams, params),
    answering(createManyPositions, ({ body }) =>
      typeof body === 'object' && body !== null && 'check_only' in body && body.check_only === true
        ? { done: 0, results: [result(0, null), result(1, null, true)] }
        : { done: 1, results: [result(0, 91), result(1, null, true)] },
    ),
  )
  await showScreen(BatchCreate, at)
  await screen.findByRole('button', { name: /检\s?查/ })
  paste('工程师\t社招\n\t社招')
  fireEvent.click(screen.getByRole('button', { name: /检\s?查/ }))
  expect(await screen.findByText(/1 行有误/)).toBeTruthy()
  expect(screen.getByLabelText('第 2 行 职位名称').getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: '创建 1 个职位' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('第 2 行：必填')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: '创建 1 个职位' }))
  expect(await screen.findByText('已创建 1 个职位')).toBeTruthy()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('第 1 行 项目').value).toBe('社招'))
  expect(server.bodiesOf(createManyPositions).at(-1)).toEqual({
    rows: [
      { title: '工程师', project: '社招' },
      { title: '', project: '社招' },
    ],
    is_written: true,
    check_only: false,
    skip_faulty: true,
  })
})

test('a table fills the grid, what is wrong with it at its cells', async () => {
  const cells = { title: '工程师', project: '没有' }
  const wrong = { path: 'project', code: 'unknown_name', message: '没有叫这个名称的' }
  serve(
    ...usual,
    answering(getParams, params),
    answering(uploadPositions, { done: 0, results: [{ row: 0, line: 2, cells, id: null, errors: [wrong] }] }),
  )
  await showScreen(BatchCreate, at)
  const input = (await screen.findByRole('button', { name: /上传 Excel/ }))
    .closest('span')
    ?.querySelector('input')
  if (!input) throw new Error('nothing takes a file')
  fireEvent.change(input, { target: { files: [new File(['x'], 'positions.xlsx')] } })

  await waitFor(
    () =>
      expect(screen.getByLabelText('第 1 行 项目').getAttribute('aria-description')).toBe('没有叫这个名称的'),
    { timeout: 10_000 },
  )
})
