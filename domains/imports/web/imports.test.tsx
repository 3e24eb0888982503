import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type ImportDetail, type ImportItem, importsApi } from '@bole/imports/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ImportList from './import-list.tsx'
import ImportPage from './import-page.tsx'

const none = { new: 0, known: 0, refused: 0, done: 0, removed: 0, in_part: 0, kept: 0 }
const item: ImportItem = {
  ...{ id: 7, name: '旧系统.csv', kind: 'csv', state: 'read', user: { id: 1, name: '何静' } },
  ...{ rows_read: 3, sums: none, create_time: '2026-11-20T02:00:00Z', end_time: null },
  can: { open: true, remove: true },
}
const detail: ImportDetail = {
  ...item,
  can: { map: true, check: true, run: false, undo: false, remove: true },
  ...{ version: 2, reason: null, position_id: null, skips_known: false, progress_id: null },
  columns: [
    { title: '姓名', samples: ['王小明'] },
    { title: '来源说明', samples: ['内推'] },
  ],
  mapping: ['name', null],
  positions: [{ word: '前端砖家', rows: 2, position_id: null, is_settled: false }],
  statuses: [{ word: '面试', rows: 1, standing: 'interview', is_settled: true }],
  choices: [{ id: 40, title: '前端工程师', is_open: true }],
}
const may = answering(accountsApi.getCurrentUser, administrator)

const show = async (one: ImportDetail) => {
  const server = serve(
    may,
    answering(importsApi.viewImport, one),
    answering(importsApi.listRows, { list: [] }, 0),
    answering(importsApi.checkImport, { id: 7, version: 3 }),
    answering(importsApi.runImport, { id: 7, version: 3, progress_id: 9 }),
    answering(importsApi.undoImport, { id: 7, version: 3, progress_id: 9 }),
  )
  await showScreen(ImportPage, '/candidate/import/7')
  return server
}
const button = (words: RegExp) => screen.findByRole('button', { name: words })
const confirm = async () => {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /确\s?定|OK/ }))
}

test('the list says where each file stands, and deletes what was not brought over', async () => {
  const server = serve(
    may,
    answering(importsApi.listImports, { list: [item] }, 1),
    answering(importsApi.removeImport, { id: 7 }),
  )
  await showScreen(ImportList, '/candidate/import/list')
  const link = await screen.findByRole('link', { name: '旧系统.csv' })
  expect(link.getAttribute('href')).toBe('/candidate/import/7')
  expect(screen.getAllByText('待设置').length).toBeGreaterThan(0)
  fireEvent.click(await button(/删\s?除/))
  await confirm().catch(() =>
    fireEvent.click(screen.getAllByRole('button', { name: /确\s?定|删\s?除/ }).at(-1) ?? document.body),
  )
  await waitFor(() => expect(server.bodiesOf(importsApi.removeImport)).toEqual([{ id: 7 }]))
})

test('columns are shown with samples; what is settled is sent, what nobody spoke of is not', async () => {
  const server = await show(detail)
  expect(await screen.findByText('王小明')).toBeTruthy()
  expect(screen.getByText('前端砖家')).toBeTruthy()
  fireEvent.click(await button(/试\s?运\s?行/))
  await waitFor(() =>
    expect(server.bodiesOf(importsApi.checkImport)).toEqual([
      {
        ...{ id: 7, version: 2, mapping: ['name', null], position_id: null, skips_known: false },
        ...{ positions: [], statuses: [{ word: '面试', standing: 'interview' }] },
      },
    ]),
  )
})

test('what was tried out shows its sums, and runs after a question', async () => {
  const server = await show({
    ...detail,
    ...{ state: 'checked', sums: { ...none, new: 2, known: 1 } },
    can: { ...detail.can, run: true },
  })
  fireEvent.click(await button(/导入 3 行/))
  expect(server.bodiesOf(importsApi.runImport)).toEqual([])
  await confirm()
  await waitFor(() => expect(server.bodiesOf(importsApi.runImport)).toEqual([{ id: 7, version: 2 }]))
})

test('a run tells how far it is', async () => {
  const can = { map: false, check: false, run: false, undo: false, remove: false }
  await show({ ...detail, state: 'running', sums: { ...none, new: 1, done: 1 }, can })
  expect((await screen.findByRole('status')).textContent).toContain('1 / 3')
})

test('what was brought over can be undone, after a question', async () => {
  const can = { map: false, check: false, run: false, undo: true, remove: false }
  const server = await show({ ...detail, state: 'done', sums: { ...none, new: 3, done: 3 }, can })
  expect((await screen.findByRole('link', { name: '在来源台账中查看' })).getAttribute('href')).toContain(
    'door=import',
  )
  fireEvent.click(await button(/撤销导入/))
  await confirm()
  await waitFor(() => expect(server.bodiesOf(importsApi.undoImport)).toEqual([{ id: 7, version: 2 }]))
})

test('a file that cannot be read says why and what to do', async () => {
  const can = { map: false, check: false, run: false, undo: false, remove: true }
  await show({ ...detail, state: 'unreadable', reason: 'too_many_rows', can })
  expect(await screen.findByText('超过 20 万行，请拆分后分别导入。')).toBeTruthy()
})
