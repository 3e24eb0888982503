import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type RpoBatch, rpoApi } from '@bole/rpo/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Drafts } from './drafts.tsx'

const { listBatches, submitImport } = rpoApi
const none = { waiting: 0, read: 0, sent: 0, candidate: 0, duplicate: 0, rejected: 0, total: 0 }

const draftOf = (
  id: number,
  title: string,
  counts: Partial<RpoBatch['counts']>,
  submit = true,
): RpoBatch => ({
  ...{ id, state: 'draft', theme: { id: 3, name: '社招' }, position: { id: 40 + id, title } },
  ...{ counts: { ...none, ...counts }, create_time: '2026-11-20T02:00:00Z', submit_time: null },
  can: { submit },
})
const shown = async (...drafts: readonly RpoBatch[]) => {
  const server = serve(
    answering(listBatches, { list: [...drafts] }, drafts.length),
    answering(submitImport, { count: 3, progress_id: 9 }),
  )
  await showScreen(Drafts)
  return server
}
const button = (words: string) =>
  screen.getByText(words).closest('button') ?? document.createElement('button')

test('nothing stands there where nothing waits to be sent', async () => {
  const server = await shown()
  await waitFor(() => expect(server.queriesOf(listBatches)).toHaveLength(1))
  expect(server.queriesOf(listBatches)[0]).toMatchObject({ state: 'draft' })
  expect(screen.queryByText('待提交')).toBeNull()
})

test('each position has a line of its own, with what leaves and what stays behind', async () => {
  const server = await shown(
    draftOf(5, '后端工程师', { read: 2, waiting: 1, rejected: 4, total: 7 }),
    draftOf(6, '数据分析师', { read: 1, total: 1 }),
  )
  expect(await screen.findByText('已识别 2 份，待识别 1 份，不能提交 4 份')).toBeTruthy()
  expect(screen.getByText('数据分析师')).toBeTruthy()
  fireEvent.click(button('提交 3 份'))
  await waitFor(() => expect(server.bodiesOf(submitImport)).toEqual([{ batch_id: 5 }]))
  expect(button('提交 1 份').disabled).toBe(false)
})

test('a draft of which nothing can be sent offers no sending', async () => {
  await shown(draftOf(5, '后端工程师', { rejected: 2, total: 2 }, false))
  expect(await screen.findByText('提交 0 份')).toBeTruthy()
  expect(button('提交 0 份').disabled).toBe(true)
})

test('where the position was closed meanwhile, the draft stays', async () => {
  const server = serve(
    answering(listBatches, { list: [draftOf(5, '后端工程师', { read: 1, total: 1 })] }, 1),
    refusing(submitImport, 'position_closed', { message: '职位已关闭' }),
  )
  await showScreen(Drafts)
  fireEvent.click((await screen.findByText('提交 1 份')).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(submitImport)).toHaveLength(1))
  expect(screen.getByText('后端工程师')).toBeTruthy()
})
