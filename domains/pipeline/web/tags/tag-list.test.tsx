import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type LibraryTag, pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import TagList from './tag-list.tsx'

const urgent: LibraryTag = {
  id: 8,
  name: '紧急',
  color: 'red',
  group_id: 2,
  group_name: '优先级',
  is_retired: false,
  campus: 0,
  social: 1204,
  version: 3,
  merged: null,
  can: { edit: true, merge: true, unmerge: false, retire: true, restore: false },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a label says how many have it, leads to them, and is retired from its row', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(pipelineApi.listTags, { list: [urgent] }, 1),
    answering(pipelineApi.listTagGroups, { list: [] }, 0),
    answering(pipelineApi.retireTag, { id: 8, version: 4 }),
  )
  await showScreen(TagList, '/config/tag/list', '/config/tag/list')
  const used = await screen.findByText('1,204')
  expect(used.closest('a')?.getAttribute('href')).toBe('/candidate/filter/list?tag_id=8')
  fireEvent.click(screen.getByRole('button', { name: /更多操作/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '停用' }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.retireTag)).toEqual([{ id: 8, version: 3, is_retired: true }]),
  )
})

test('a merge is taken back from the label it went into, after it is said what cannot be told apart', async () => {
  const can = { ...urgent.can, unmerge: true }
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(pipelineApi.listTags, { list: [{ ...urgent, merged: { id: 5, name: '加急' }, can }] }, 1),
    answering(pipelineApi.listTagGroups, { list: [] }, 0),
    answering(pipelineApi.unmergeTags, { id: 7, back: 3, kept: 1, lost: 2 }),
  )
  await showScreen(TagList, '/config/tag/list', '/config/tag/list')
  fireEvent.click(await screen.findByRole('button', { name: /更多操作/ }))
  fireEvent.click(await screen.findByText('撤销合并'))
  expect((await screen.findAllByText('撤销“加急”到“紧急”的合并？')).length).toBeGreaterThan(0)
  expect(server.bodiesOf(pipelineApi.unmergeTags)).toEqual([])
  fireEvent.click(document.querySelector('.ant-modal-confirm-btns button:last-child') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(pipelineApi.unmergeTags)).toEqual([{ merge_id: 5 }]))
  expect(await screen.findByText(/3 位恢复原标签；1 位为合并后新加/)).toBeTruthy()
})
