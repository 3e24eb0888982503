import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type MergeItem, resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MergeLedger } from './merge-ledger.tsx'
import MergeList from './merge-list.tsx'
import RulesPage from './rules-page.tsx'

const merge: MergeItem = {
  id: 5,
  kept_name: '张伟',
  post_id: 7,
  other_name: '張偉',
  taken: ['phone', 'work'],
  user: { id: 2, name: '周敏' },
  merge_time: '2026-11-20T02:00:00.000Z',
  undo_user: null,
  undo_time: null,
  can: { undo: true },
}

test('the ledger says who was merged, what was taken, and which merge was undone by whom', async () => {
  const undone: MergeItem = {
    ...merge,
    id: 6,
    kept_name: '林岚',
    post_id: null,
    user: null,
    undo_user: { id: 3, name: '韩梅' },
    undo_time: '2026-11-21T02:00:00.000Z',
    can: { undo: false },
  }
  serve(answering(resumesApi.listMerges, { list: [merge, undone] }, 2))
  await showScreen(MergeList, '/candidate/merge/list')
  const link = await screen.findByRole('link', { name: '张伟' })
  expect(link.getAttribute('href')).toBe('/candidate/detail/7')
  const row = within(link.closest('tr') ?? document.body)
  expect(row.getByText('手机、工作')).toBeTruthy()
  expect(row.getByRole('button', { name: '撤销合并' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '林岚' })).toBeNull()
  expect(screen.getByText(/按机构规则自动合并/)).toBeTruthy()
  expect(screen.getByText(/^韩梅/)).toBeTruthy()
})

test('nothing stands on a record that was not merged, and a look for others says what it found', async () => {
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(resumesApi.listMerges, { list: [] }, 0),
    answering(resumesApi.findPairs, { count: 2 }),
  )
  await showScreen(() => <MergeLedger postId={7} />)
  fireEvent.click(await screen.findByRole('button', { name: '查找重复档案' }))
  expect(await screen.findByText('发现 2 份可能是同一人的档案')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去比对' }).getAttribute('href')).toBe('/candidate/duplicate/list')
  expect(screen.queryByRole('button', { name: '撤销合并' })).toBeNull()
})

test('a changed fact may be of both, and two of one name are told apart', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(resumesApi.listMerges, { list: [{ ...merge, other_name: '张伟' }] }, 1),
    answering(resumesApi.previewUndo, {
      id: 5,
      kept_name: '张伟',
      other_name: '张伟',
      asked: [{ kind: 'fact', key: 'city', title: '深圳', time: null }],
      told: { kept: 1, other: 1 },
    }),
    answering(resumesApi.undoMerge, { id: 5 }),
  )
  await showScreen(() => <MergeLedger postId={7} />)
  fireEvent.click(await screen.findByRole('button', { name: '撤销合并' }))
  const dialog = within(await screen.findByRole('dialog'))
  const group = within(await dialog.findByRole('radiogroup', { name: '所在城市：深圳' }))
  expect(group.getByRole('radio', { name: '张伟（并入的档案）' })).toBeTruthy()
  fireEvent.click(group.getByRole('radio', { name: '两人都是' }))
  fireEvent.click(dialog.getByRole('button', { name: '撤销合并' }))
  await waitFor(() =>
    expect(server.bodiesOf(resumesApi.undoMerge)).toEqual([
      { id: 5, answers: [{ kind: 'fact', key: 'city', belongs: 'both' }] },
    ]),
  )
})

test('the rules are shown as they are, and saved at the version that was seen', async () => {
  const rules = {
    id: 1,
    version: 4,
    repeat_months: 3,
    repeat_scope: 'any',
    merges_proved: false,
  } as const
  const server = serve(
    answering(resumesApi.getPeopleRules, rules),
    answering(resumesApi.updatePeopleRules, { id: 1, version: 5 }),
  )
  await showScreen(RulesPage, '/organization/candidate-rule')
  const months = await screen.findByLabelText('多少个月内再次应聘算重复')
  expect(months).toHaveProperty('value', '3')
  fireEvent.change(months, { target: { value: '6' } })
  fireEvent.click(screen.getByRole('switch', { name: /自动合并经本人证实/ }))
  fireEvent.click(screen.getByRole('button', { name: /^保 ?存$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(resumesApi.updatePeopleRules)).toEqual([
      { ...rules, repeat_months: 6, merges_proved: true },
    ]),
  )
})
