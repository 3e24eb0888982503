import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import ImportUsers from './import-users.tsx'

const { createManyUsers } = accountsApi
const row = {
  ...{
    row: 2,
    name: '甲',
    username: 'jia',
    role: '用人经理',
    department: '研发中心',
    email: 'jia@acme.test',
  },
  ...{ is_limited: true, errors: [], link: null },
}
const fault = { column: 'role' as const, title: '角色', code: 'unknown_role', message: '不是可用的角色' }

async function choose(): Promise<void> {
  await showScreen(ImportUsers, '/organization/user/import')
  const input = (await screen.findByRole('button', { name: /选择 Excel/ }))
    .closest('span')
    ?.querySelector('input')
  if (!input) throw new Error('nothing takes a file')
  fireEvent.change(input, { target: { files: [new File(['x'], 'people.xlsx')] } })
}

test('rows with faults are named, and nothing can be made of them', async () => {
  const [one, two] = [[fault], [fault, { ...fault, column: 'name' as const, message: '未填写' }]]
  const rows = [row, { ...row, row: 3, errors: one }, { ...row, row: 4, errors: two }]
  const server = serve(answering(createManyUsers, { done: 0, rows }))
  await choose()
  expect(await screen.findAllByText('角色：不是可用的角色')).toHaveLength(2)
  const shown = screen
    .getAllByRole('row', { name: /jia@acme.test/ })
    .map(({ textContent }) => textContent?.[0])
  expect(shown).toEqual(['3', '4', '2'])
  expect(screen.getAllByText('研发中心')).toHaveLength(3)
  expect(screen.getByText(/2 行有误/)).toBeTruthy()
  expect(screen.getAllByText('限制访问')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /创建/ })).toBeNull()
  expect(server.bodiesOf(createManyUsers)).toHaveLength(1)
})

test('rows without faults are made once that is confirmed, and their links shown', async () => {
  const link = { path: '/site/reset-password#secret', expire_time: '2026-11-23T00:00:00.000Z' }
  const server = serve(
    answering(createManyUsers, ({ body }) =>
      body instanceof FormData && body.get('check_only') === 'true'
        ? { done: 0, rows: [row] }
        : { done: 1, rows: [{ ...row, link }] },
    ),
  )
  await choose()
  fireEvent.click(await screen.findByRole('button', { name: '创建 1 个账号' }))
  expect(await screen.findByText(/reset-password#secret$/)).toBeTruthy()
  expect(screen.getByText('已创建 1 个账号。')).toBeTruthy()
  expect(server.bodiesOf(createManyUsers)).toHaveLength(2)
  // The links are seen this once: whoever leaves without them is asked.
  fireEvent.click(screen.getByRole('link', { name: '返回账号列表' }))
  expect((await screen.findAllByText('离开并丢弃链接？')).length).toBeGreaterThan(0)
})

test('a file that cannot be read is said beside it, and stays said', async () => {
  serve(refusing(createManyUsers, 'file_unreadable', { message: '无法读取该文件' }))
  await choose()
  expect((await screen.findByRole('alert')).textContent).toContain('无法读取该文件')
})
