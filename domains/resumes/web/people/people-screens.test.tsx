import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { type ComparedSide, type MergeItem, resumesApi, type SuspectedPair } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ComparePage from './compare-page.tsx'
import { MergeLedger } from './merge-ledger.tsx'
import PairList from './pair-list.tsx'

const one: SuspectedPair['one'] = {
  candidate_id: 4,
  name: '张伟',
  post_id: 7,
  position: '后端工程师',
  apply_time: '2026-10-01T02:00:00.000Z',
}
const other = { ...one, candidate_id: 9, name: '張偉', post_id: 12, position: '架构师' }
const pair: SuspectedPair = {
  id: 3,
  strength: 'likely',
  reasons: ['name', 'school', 'birth_year'],
  state: 'open',
  find_time: '2026-11-20T02:00:00.000Z',
  user: null,
  settle_time: null,
  one,
  other,
  can: { compare: true, differ: true, reopen: false },
}

const facts = {
  id: 4,
  version: 2,
  name: '张伟',
  gender: null,
  phone: null,
  email: 'wei@x.cn',
  birth_date: '1998-04-02',
  city: '北京',
  expected_places: [],
  expected_position: null,
  degree: null,
  school: '武汉大学',
  major: null,
  graduated_at: null,
  employer: null,
  job_title: null,
}
const compared: ComparedSide = {
  ...one,
  facts,
  skills: [],
  resume: null,
  note_count: 2,
  file_count: 1,
  create_time: '2026-09-01T02:00:00.000Z',
}
const comparedOther: ComparedSide = {
  ...compared,
  ...other,
  facts: { ...facts, id: 9, version: 5, name: '張偉', phone: '13800000001', city: '上海' },
}

test('the list names both, says why, and remembers that they are two', async () => {
  const server = serve(
    answering(resumesApi.listPairs, { list: [pair], statistic: { open: 1, not_same: 0 } }, 1),
    answering(resumesApi.settlePair, { id: 3 }),
  )
  await showScreen(PairList, '/candidate/duplicate/list')
  const link = await screen.findByRole('link', { name: '张伟 / 張偉' })
  expect(link.getAttribute('href')).toBe('/candidate/duplicate/3')
  const row = within(link.closest('tr') ?? document.body)
  expect(row.getByText('很可能')).toBeTruthy()
  expect(row.getByText('学校相同')).toBeTruthy()
  fireEvent.click(row.getByRole('button', { name: '不是同一人' }))
  await waitFor(() => expect(server.bodiesOf(resumesApi.settlePair)).toEqual([{ id: 3, state: 'not_same' }]))
})

test('two records are compared line by line, gaps are filled, and what is chosen is sent', async () => {
  const server = serve(
    answering(resumesApi.getPair, {
      ...pair,
      one: compared,
      other: comparedOther,
      differing: ['name', 'phone', 'city'],
    }),
    answering(resumesApi.mergePeople, { id: 1, post_id: 7 }),
  )
  await showScreen(ComparePage, '/candidate/duplicate/3')
  const phone = await screen.findByRole('radio', { name: '手机：取“13800000001”' })
  expect(phone).toHaveProperty('checked', true)
  fireEvent.click(screen.getByRole('radio', { name: '所在城市：取“上海”' }))
  fireEvent.click(screen.getByRole('button', { name: /^合 ?并$/ }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^合 ?并$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(resumesApi.mergePeople)).toEqual([
      { id: 3, keep: 'one', taken: ['phone', 'city'], one_version: 2, other_version: 5 },
    ]),
  )
})

test('a record tells what was merged into it, and asks whose is what before that is undone', async () => {
  const merge: MergeItem = {
    id: 5,
    kept_name: '张伟',
    post_id: 7,
    other_name: '張偉',
    taken: [],
    user: { id: 2, name: '周敏' },
    merge_time: '2026-11-20T02:00:00.000Z',
    undo_user: null,
    undo_time: null,
    can: { undo: true },
  }
  const asked = {
    kind: 'application',
    key: '15',
    title: '测试工程师',
    time: '2026-11-21T02:00:00.000Z',
  } as const
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(resumesApi.listMerges, { list: [merge] }, 1),
    answering(resumesApi.previewUndo, {
      id: 5,
      kept_name: '张伟',
      other_name: '張偉',
      asked: [asked],
      told: { kept: 3, other: 2 },
    }),
    answering(resumesApi.undoMerge, { id: 5 }),
  )
  await showScreen(() => <MergeLedger postId={7} />)
  fireEvent.click(await screen.findByRole('button', { name: '撤销合并' }))
  const dialog = within(await screen.findByRole('dialog'))
  const group = await dialog.findByRole('radiogroup', { name: '应聘：测试工程师' })
  const undo = dialog.getByRole('button', { name: '撤销合并' })
  expect(undo).toHaveProperty('disabled', true)
  fireEvent.click(within(group).getByRole('radio', { name: '張偉' }))
  fireEvent.click(undo)
  await waitFor(() =>
    expect(server.bodiesOf(resumesApi.undoMerge)).toEqual([
      { id: 5, answers: [{ kind: 'application', key: '15', belongs: 'other' }] },
    ]),
  )
})

test('a pair that was merged meanwhile says so, and leads back to the list', async () => {
  serve()
  await showScreen(ComparePage, '/candidate/duplicate/3')
  const back = await screen.findByRole('link', { name: '返回疑似重复' })
  expect(back.getAttribute('href')).toBe('/candidate/duplicate/list')
})
