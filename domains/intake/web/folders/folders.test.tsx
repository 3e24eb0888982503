import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { intakeApi, type ResumeFolder } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { themesApi } from '@bole/themes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import FolderList from './folder-list.tsx'

const { listFolders, createFolder, removeFolder } = intakeApi

const full: ResumeFolder = {
  ...{
    id: 1,
    version: 3,
    name: '研发邮箱',
    theme: { id: 2, name: '研发' },
    position: null,
    doors: ['mailbox', 'plug-in'],
  },
  ...{ is_shared: false, people: [{ id: 5, name: '何静' }], count: 12, waiting_count: 2 },
  can: { edit: true, order: true, remove: false, empty: true },
}
const bare: ResumeFolder = {
  ...full,
  ...{
    id: 2,
    version: 1,
    name: '其他',
    theme: null,
    doors: [],
    is_shared: true,
    people: [],
    count: 0,
    waiting_count: 0,
  },
  can: { edit: true, order: true, remove: true, empty: false },
}
const shell = (list: ResumeFolder[]) => [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listSavedSearches, { list: [] }),
  answering(listFolders, { list }, list.length),
]
const rowOf = (text: string) => within(screen.getByText(text).closest('tr') ?? document.body)

test('a folder says what delivers into it, for what, who sees it, and leads to what lies there', async () => {
  serve(...shell([full, bare]))
  await showScreen(FolderList, '/config/folder/list')
  await screen.findByText('研发邮箱')
  expect(rowOf('研发邮箱').getByText(/^简历邮箱.浏览器插件$/)).toBeTruthy()
  expect(rowOf('研发邮箱').getByText('何静')).toBeTruthy()
  expect(rowOf('研发邮箱').getByText('2 份等待处理')).toBeTruthy()
  expect(rowOf('研发邮箱').getByText('12').closest('a')?.getAttribute('href')).toBe(
    '/post/intake/list?folder_id=1',
  )
  expect(rowOf('其他').getByText('未指定渠道')).toBeTruthy()
  expect(rowOf('其他').getByText('所有人')).toBeTruthy()
})

test('a new one is made for the kind of hiring of its address', async () => {
  const server = serve(
    ...shell([]),
    answering(createFolder, { id: 9, version: 1 }),
    answering(accountsApi.listPeople, { list: [] }),
    answering(themesApi.listThemes, { list: [], total: 0 }, 0),
    answering(positionsApi.listPositions, { list: [], statistic: {} }, 0),
  )
  await showScreen(FolderList, '/config2/folder/list')
  fireEvent.click((await screen.findAllByRole('button', { name: /新建文件夹/ }))[0] ?? document.body)
  const drawer = within(await screen.findByRole('dialog'))
  fireEvent.change(drawer.getByLabelText('文件夹名称'), { target: { value: '校园大使' } })
  fireEvent.click(drawer.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() =>
    expect(server.bodiesOf(createFolder)).toMatchObject([
      { origin: 1, name: '校园大使', is_shared: true, doors: [] },
    ]),
  )
})

test('one in which something lies asks where that goes', async () => {
  const server = serve(...shell([full, bare]), answering(removeFolder, { moved: 12 }))
  await showScreen(FolderList, '/config/folder/list')
  await screen.findByText('研发邮箱')
  const row = rowOf('研发邮箱')
  fireEvent.click(row.getByText(/^删\s?除$/).closest('button') ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByLabelText('其中的 12 份简历移到'))
  fireEvent.click(await screen.findByTitle('其他'))
  fireEvent.click(dialog.getByRole('button', { name: /删\s?除/ }))
  await waitFor(() => expect(server.bodiesOf(removeFolder)).toEqual([{ id: 1, version: 3, move_to: 2 }]))
})
