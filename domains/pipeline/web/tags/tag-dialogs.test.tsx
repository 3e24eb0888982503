import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type LibraryTag, pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MergeDialog } from './merge-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'

const urgent: LibraryTag = {
  id: 8,
  name: '紧急',
  color: 'red',
  group_id: null,
  group_name: '',
  is_retired: false,
  campus: 0,
  social: 3,
  version: 3,
  merged: null,
  can: { edit: true, merge: true, unmerge: false, retire: true, restore: false },
}
const important: LibraryTag = { ...urgent, id: 9, name: '重要', version: 1 }
const group = {
  id: 2,
  name: '优先级',
  color: 'red' as const,
  roles: [],
  tags: 1,
  version: 1,
  can: { edit: true, order: true, remove: true },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listTags, { list: [urgent, important] }, 2),
  answering(pipelineApi.listTagGroups, { list: [group] }, 1),
]
const close = vi.fn()
const at = '/config/tag/list'
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  close.mockClear()
  cleanup()
  vi.unstubAllGlobals()
})

test('a new label stands in a group and has its colour unless it has one of its own', async () => {
  const server = serve(...usual, answering(pipelineApi.createTag, { id: 10, version: 1 }))
  await showScreen(() => <TagDialog tag={null} onClose={close} />, at, at)
  fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '内推' } })
  await pickOption('标签组', '优先级')
  press(/保\s?存/)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(server.bodiesOf(pipelineApi.createTag)).toEqual([{ name: '内推', color: 'default', group_id: 2 }])
})

test('a label goes up in another one, never in itself', async () => {
  const server = serve(...usual, answering(pipelineApi.mergeTags, { id: 9, moved: 3 }))
  await showScreen(() => <MergeDialog tag={urgent} onClose={close} />, at, at)
  expect(await screen.findByText(/带有“紧急”的候选人改为带有所选标签/)).toBeTruthy()
  press(/合\s?并/)
  expect(await screen.findByText(/请选择/)).toBeTruthy()
  await pickOption('合并到', '重要')
  expect(document.querySelector('.ant-select-item-option[title="紧急"]')).toBeNull()
  press(/合\s?并/)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(server.bodiesOf(pipelineApi.mergeTags)).toEqual([{ id: 8, version: 3, into_id: 9 }])
})

test('a label that somebody else changed meanwhile is not saved over', async () => {
  const tag = { ...urgent, version: 4, name: '非常紧急' }
  const server = serve(...usual, refusing(pipelineApi.updateTag, 'stale', { data: { tag } }))
  await showScreen(() => <TagDialog tag={urgent} onClose={close} />, at, at)
  fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '加急' } })
  press(/保\s?存/)
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.updateTag)).toEqual([
      { id: 8, version: 3, name: '加急', color: 'red', group_id: null },
    ]),
  )
  expect(close).not.toHaveBeenCalled()
})
