import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type Folder, talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import FolderList from './folder-list.tsx'

const { createFolder, listFolders, removeFolder, updateFolder } = talentPoolApi

const folder: Folder = {
  ...{ id: 4, version: 3, name: '后端', count: 0, created_by: { id: 1, name: '林若溪' } },
  rights: [
    { department_id: null, user_id: null, level: 'see', name: '' },
    { department_id: 7, user_id: null, level: 'manage', name: '研发部' },
  ],
  can: { edit: true, remove: true, add: true },
}

const press = (words: RegExp) =>
  fireEvent.click(screen.getByText(words, { selector: 'button *' }).closest('button') ?? document.body)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says who sees and who manages a folder, and renames it without losing them', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, { list: [] }, 0),
    answering(accountsEntryApi.listDepartments, { list: [] }),
    answering(listFolders, { list: [folder], talent_quota_count: { total: null, used: 0, canUse: null } }, 1),
    answering(updateFolder, { id: 4, version: 4 }),
  )
  await showScreen(FolderList, '/candidate/pool/folders', '/candidate/pool/folders')
  expect(await screen.findByText('研发部')).toBeTruthy()
  expect(screen.getByText('机构所有人')).toBeTruthy()
  press(/^编\s?辑$/)
  const name = await screen.findByLabelText('名称')
  fireEvent.change(name, { target: { value: '后端工程师' } })
  press(/^保\s?存$/)
  await waitFor(
    () =>
      expect(server.bodiesOf(updateFolder)).toMatchObject([
        {
          ...{ id: 4, version: 3, name: '后端工程师', everybody: 'see' },
          ...{ manage_departments: [7], manage_people: [], see_people: [] },
        },
      ]),
    { timeout: 8_000 },
  )
})

const everything = (list: Folder[]) => [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsEntryApi.listPeople, { list: [] }, 0),
  answering(accountsEntryApi.listDepartments, { list: [] }),
  answering(listFolders, { list, talent_quota_count: { total: null, used: 0, canUse: null } }, list.length),
]
const at = '/candidate/pool/folders'

test('makes the first folder, and says where its name is taken', async () => {
  const server = serve(...everything([]), refusing(createFolder, 'name_taken', { message: '已有同名文件夹' }))
  await showScreen(FolderList, at, at)
  expect(await screen.findByText('还没有文件夹')).toBeTruthy()
  const [create] = await screen.findAllByText('新建文件夹')
  fireEvent.click(create?.closest('button') ?? document.body)
  fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '后端' } })
  press(/^保\s?存$/)
  expect(await screen.findByText('已有同名文件夹')).toBeTruthy()
  expect(server.bodiesOf(createFolder)).toEqual([
    {
      name: '后端',
      everybody: 'nobody',
      see_people: [],
      see_departments: [],
      manage_people: [],
      manage_departments: [],
    },
  ])
})

test('removes a folder once that was confirmed, and offers nothing in those of others', async () => {
  const other = { ...folder, id: 5, name: '前端', can: { edit: false, remove: false, add: false } }
  const server = serve(...everything([folder, other]), answering(removeFolder, {}))
  await showScreen(FolderList, at, at)
  await screen.findByText('前端')
  expect(screen.getAllByText(/^编\s?辑$/)).toHaveLength(1)
  press(/^删\s?除$/)
  const question = within(await screen.findByRole('dialog'))
  expect(question.getAllByText('删除文件夹“后端”？').length).toBeGreaterThan(0)
  expect(server.bodiesOf(removeFolder)).toEqual([])
  fireEvent.click(question.getByText(/^删\s?除$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(removeFolder)).toEqual([{ id: 4, version: 3 }]), {
    timeout: 8_000,
  })
})

test('the name of a folder leads to who is in it', async () => {
  serve(...everything([folder]))
  await showScreen(FolderList, at, at)
  const link = (await screen.findByText('后端')).closest('a')
  expect(link?.getAttribute('href')).toBe('/candidate/pool/list?folder_id=4')
})
