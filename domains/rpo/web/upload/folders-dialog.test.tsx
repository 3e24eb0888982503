import { type Answering, answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { rpoApi } from '@bole/rpo/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FoldersDialog } from './folders-dialog.tsx'

const { listFolders, saveFolder, removeFolder } = rpoApi
const folders = answering(listFolders, {
  list: [
    { id: 4, name: '十一月', count: 12 },
    { id: 5, name: '十二月', count: 0 },
  ],
})

const press = (words: RegExp, at = 0) =>
  fireEvent.click(
    screen.getAllByText(words, { selector: 'button *' })[at]?.closest('button') ?? document.body,
  )
const open = async (...answers: readonly Answering[]) => {
  const server = serve(...answers)
  await showScreen(() => <FoldersDialog onClose={vi.fn()} />)
  return server
}

test('says that there are none', async () => {
  await open(answering(listFolders, { list: [] }))
  expect(await screen.findByText('还没有文件夹')).toBeTruthy()
})

test('says how many files are in each', async () => {
  await open(folders)
  expect(await screen.findByText('12 份')).toBeTruthy()
  expect(screen.getByText('0 份')).toBeTruthy()
})

test('asks for a name before it makes one', async () => {
  const server = await open(folders, answering(saveFolder, { id: 6 }))
  await screen.findByText('十一月')
  press(/^新\s?建$/)
  await waitFor(() =>
    expect(document.querySelector('.ant-form-item-explain-error, [aria-invalid="true"]')).toBeTruthy(),
  )
  expect(server.bodiesOf(saveFolder)).toEqual([])
})

test('a name that is taken stays to be changed', async () => {
  const server = await open(folders, refusing(saveFolder, 'name_taken', { message: '已有同名文件夹' }))
  await screen.findByText('十一月')
  fireEvent.change(screen.getByLabelText('文件夹名称'), { target: { value: '十一月' } })
  press(/^新\s?建$/)
  await waitFor(() => expect(server.bodiesOf(saveFolder)).toEqual([{ id: null, name: '十一月' }]))
  expect(screen.getByLabelText<HTMLInputElement>('文件夹名称').value).toBe('十一月')
})

test('another name is given in the folder’s own line', async () => {
  const server = await open(folders, answering(saveFolder, { id: 5 }))
  await screen.findByText('十二月')
  press(/^改\s?名$/, 1)
  const field = screen.getByDisplayValue('十二月')
  fireEvent.change(field, { target: { value: '明年一月' } })
  press(/^改\s?名$/, 1)
  await waitFor(() => expect(server.bodiesOf(saveFolder)).toEqual([{ id: 5, name: '明年一月' }]))
  await waitFor(() => expect(screen.queryByDisplayValue('明年一月')).toBeNull())
})

test('is removed once that was confirmed', async () => {
  const server = await open(folders, answering(removeFolder, {}))
  await screen.findByText('十一月')
  press(/^删\s?除$/)
  const [title] = await screen.findAllByText('删除文件夹“十一月”？其中的文件会保留。')
  expect(server.bodiesOf(removeFolder)).toEqual([])
  const question = within(title?.closest<HTMLElement>('.ant-modal') ?? document.body)
  fireEvent.click(question.getByText(/^删\s?除$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(removeFolder)).toEqual([{ id: 4 }]))
})
