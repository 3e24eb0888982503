import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usual } from '../testing/examples.ts'
import BatchCreate from './batch-create.tsx'

const { createManyPositions, uploadPositions, getParams } = positionsApi
const at = '/post/position/batchcreate'
const params = answering(getParams, { themes: [], city_list: [], process_list: [], degree_list: [] })
const right = { row: 0, id: null, errors: [] }

const check = () => fireEvent.click(screen.getByRole('button', { name: /检\s?查/ }))
const type = (words: string) =>
  fireEvent.change(screen.getByLabelText('第 1 行 职位名称'), { target: { value: words } })

async function show(...more: ReturnType<typeof answering>[]) {
  const server = serve(...usual, params, ...more)
  const shown = await showScreen(BatchCreate, at)
  await screen.findByRole('button', { name: /检\s?查/ })
  return { server, shown }
}

test('an empty grid is neither looked through nor made', async () => {
  await show()
  const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: /检\s?查|创建 0 个职位/ })
  expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true])
})

test('rows without faults are made without a question', async () => {
  const { server } = await show(
    answering(createManyPositions, ({ body }) =>
      typeof body === 'object' && body !== null && 'check_only' in body && body.check_only === true
        ? { done: 0, results: [right] }
        : { done: 1, results: [{ ...right, id: 91 }] },
    ),
  )
  type('工程师')
  check()
  expect(await screen.findByText('1 行均可创建')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '创建 1 个职位' }))
  expect(await screen.findByText('已创建 1 个职位')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.bodiesOf(createManyPositions)).toHaveLength(2)
})

test('what was looked through is looked through again once it is changed', async () => {
  await show(answering(createManyPositions, { done: 0, results: [right] }))
  type('工程师')
  check()
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: '创建 1 个职位' })
  await waitFor(() => expect(create().disabled).toBe(false))
  type('高级工程师')
  expect(create().disabled).toBe(true)
  expect(screen.queryByText('1 行均可创建')).toBeNull()
})

test('a table that cannot be read is said above the grid, which stays as it is', async () => {
  await show(refusing(uploadPositions, 'file_unreadable', { message: '无法读取该文件' }))
  type('工程师')
  const input = document.querySelector('input[type=file]') ?? document.body
  fireEvent.change(input, { target: { files: [new File(['x'], 'positions.xlsx')] } })
  expect((await screen.findByRole('alert')).textContent).toContain('无法读取该文件')
  expect(screen.getByLabelText<HTMLInputElement>('第 1 行 职位名称').value).toBe('工程师')
})

test('the project of the address is that of rows that name none', async () => {
  const server = serve(...usual, params, answering(createManyPositions, { done: 0, results: [right] }))
  await showScreen(BatchCreate, `${at}?theme_id=9`, at)
  await screen.findByRole('button', { name: /检\s?查/ })
  type('工程师')
  check()
  await waitFor(() => expect(server.bodiesOf(createManyPositions)).toMatchObject([{ theme_id: 9 }]))
})
