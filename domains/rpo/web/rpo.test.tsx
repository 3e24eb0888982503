import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import {
  type Answering,
  answering,
  pickOption,
  refusing,
  serve,
  showScreen,
} from '@bole/platform/web-testing'
import { type RpoBatch, type RpoRecord, rpoApi } from '@bole/rpo/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ShareList from './shares/share-list.tsx'
import UploadPage from './upload/upload-page.tsx'

const { addImport, deleteImport, listBatches, listFolders, listRecords, listShares } = rpoApi
const { listThemes, moveRecords, saveFolder, saveShare, submitImport, updateRemark } = rpoApi

const place = { theme: { id: 3, name: '社招' }, position: { id: 7, title: '后端工程师' } }
const record: RpoRecord = {
  ...{ id: 11, batch_id: 5, name: '何七.pdf', person_name: '何七', lacks_contact: false, bytes: 9, ...place },
  ...{ dir: null, remark: '', status: 'read', reason: null, reason_text: '', duplicate_of: null },
  ...{ create_time: '2026-11-20T02:00:00Z', submit_time: null, settle_time: null, version: 2 },
  can: { remark: true, move: true, remove: true },
}
const broken: RpoRecord = {
  ...{ ...record, id: 12, name: '坏.pdf', person_name: null, status: 'rejected' },
  ...{ reason: 'damaged_file', reason_text: '文件已损坏' },
}
const known: RpoRecord = {
  ...{
    ...record,
    id: 13,
    name: '何七2.pdf',
    status: 'duplicate',
    duplicate_of: { id: 11, name: '何七.pdf' },
  },
  can: { remark: false, move: false, remove: false },
}
const draft: RpoBatch = {
  ...{ id: 5, state: 'draft', ...place, create_time: '2026-11-20T02:00:00Z', submit_time: null },
  counts: { waiting: 0, read: 1, sent: 0, candidate: 0, duplicate: 0, rejected: 1, total: 2 },
  can: { submit: true },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(listRecords, { list: [record, broken, known], statistic: { all: { key: 'all', value: 3 } } }, 3),
  answering(listBatches, { list: [draft] }, 1),
  answering(listFolders, { list: [{ id: 4, name: '十一月', count: 1 }] }),
  answering(listThemes, {
    list: [{ id: 3, name: '社招', origin: 2, positions: [{ id: 7, title: '后端工程师', cities: ['上海'] }] }],
  }),
]

const press = (words: RegExp, at = 0) =>
  fireEvent.click(
    screen.getAllByText(words, { selector: 'button *' })[at]?.closest('button') ?? document.body,
  )

async function open(...answers: readonly Answering[]) {
  const server = serve(...usual, ...answers)
  await showScreen(UploadPage, '/rpoUploadResume', '/rpoUploadResume')
  await screen.findAllByText('何七')
  return server
}

test('says of every file who it is, where it stands and why', async () => {
  await open()
  expect(screen.getByText('文件已损坏')).toBeTruthy()
  expect(screen.getByText('与“何七.pdf”是同一人或同一文件')).toBeTruthy()
  expect(await screen.findByText('已识别 1 份，待识别 0 份，不能提交 1 份')).toBeTruthy()
})

test('files are added to a position, and a draft is sent', async () => {
  const server = await open(
    answering(addImport, { batch_id: 5, count: 1 }),
    answering(submitImport, { count: 1, progress_id: 9 }),
  )
  press(/^添加简历$/)
  await pickOption('职位', '后端工程师 · 上海')
  await pickOption('文件夹', '十一月')
  const field = document.querySelector('input[type="file"]') ?? document.body
  await act(async () => fireEvent.change(field, { target: { files: [new File(['x'], '李八.txt')] } }))
  press(/^上传 1 个文件$/)
  await waitFor(() => expect(server.bodiesOf(addImport)).toHaveLength(1))
  const [body] = server.bodiesOf(addImport)
  const sent = body instanceof FormData ? body : new FormData()
  expect([sent.get('position_id'), sent.get('dir_id')]).toEqual(['7', '4'])
  press(/^提交 1 份$/)
  await waitFor(() => expect(server.bodiesOf(submitImport)).toEqual([{ batch_id: 5 }]))
})

test('a remark is written at the version seen', async () => {
  const server = await open(answering(updateRemark, { id: 11, version: 3 }))
  press(/^备\s?注$/)
  fireEvent.change(await screen.findByLabelText('备注'), { target: { value: '下周可面' } })
  press(/^保\s?存$/)
  await waitFor(() =>
    expect(server.bodiesOf(updateRemark)).toEqual([{ id: 11, version: 2, remark: '下周可面' }]),
  )
})

test('files are moved, and taken out once that was confirmed', async () => {
  const server = await open(answering(moveRecords, { count: 1 }), answering(deleteImport, { count: 1 }))
  press(/^移到文件夹$/)
  await screen.findByText('移动 1 份文件')
  await pickOption('文件夹', '十一月')
  press(/^(确\s?定|OK)$/)
  await waitFor(() => expect(server.bodiesOf(moveRecords)).toEqual([{ ids: [11], dir_id: 4 }]))
  fireEvent.click(screen.getAllByRole('button', { name: /^更多操作/ })[0] ?? document.body)
  fireEvent.click(await screen.findByRole('menuitem', { name: '移除' }))
  const title = await screen.findByText('移除 1 份文件？')
  const question = within(title.closest<HTMLElement>('.ant-modal') ?? document.body)
  expect(server.bodiesOf(deleteImport)).toEqual([])
  fireEvent.click(question.getByText(/^移\s?除$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(deleteImport)).toEqual([{ ids: [11] }]))
})

test('a folder is made beside the choice', async () => {
  const server = await open(answering(saveFolder, { id: 6 }))
  press(/^添加简历$/)
  await screen.findByText('点击选择文件，或将文件拖到这里')
  press(/^管理文件夹$/)
  fireEvent.change(await screen.findByLabelText('文件夹名称'), { target: { value: '十二月' } })
  press(/^新\s?建$/)
  await waitFor(() => expect(server.bodiesOf(saveFolder)).toEqual([{ id: null, name: '十二月' }]))
})

test('a project is shared, and what was chosen stays where that is refused', async () => {
  const share = {
    id: 3,
    name: '社招',
    people: [{ id: 8, name: '猎聘顾问' }],
    sent_count: 12,
    candidate_count: 5,
  }
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, {
      list: [{ id: 9, name: '高岩', job_title: null, role: 'User2' }],
    }),
    answering(listShares, { list: [{ ...share, can: { share: true } }] }, 1),
    refusing(saveShare, 'may_not_send', { message: '高岩没有交付简历的权限' }),
  )
  await showScreen(ShareList, '/post/rpo/list')
  expect(await screen.findByText('猎聘顾问')).toBeTruthy()
  press(/^共\s?享$/)
  await pickOption('合作方', '高岩')
  press(/^(确\s?定|OK)$/)
  await waitFor(() => expect(server.bodiesOf(saveShare)).toEqual([{ theme_id: 3, user_ids: [8, 9] }]))
  expect(screen.getByText('谁可以为“社招”交付简历')).toBeTruthy()
})
