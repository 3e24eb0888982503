import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type Folder, type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlacesLine } from './places-line.tsx'
import TalentList from './talent-list.tsx'

const { listTalents, listFolders, removeTalents, moveTalents } = talentPoolApi
const places = { total: 50, used: 2, canUse: 48 }

const folder = (id: number, name: string): Folder => ({
  ...{ id, name, version: 1, count: 1, rights: [], created_by: null },
  can: { edit: true, remove: false, add: id !== 9 },
})

const none = {
  ask_consent: false,
  record_consent: false,
  move: false,
  remove: false,
  distribute: false,
  accept: false,
  decline: false,
  withdraw: false,
}
const mine = { ...none, move: true, remove: true, distribute: true }

const talent = (id: number, more: Partial<Talent> = {}): Talent => ({
  ...{ id, candidate_id: 100 + id, version: 1, post_id: 200 + id },
  basic: {
    ...{ name: `人才 ${id}`, degree_text: 'bachelor', email: '', gender: '', phone: '', birth_date: '' },
    ...{
      expect_location: [],
      city: '杭州',
      school: '浙江大学',
      major: '',
      employer: '渡光',
      job_title: '工程师',
    },
  },
  graduate: { graduate_date: '' },
  ...{ folder: { id: 1, name: '后端' }, owner: { id: 3, name: '何静' }, text: '值得再联系' },
  added_at: '2026-11-20T02:00:00.000Z',
  operate_status: { status: 'free', user_name: '' },
  ...{ isCheckPass: true, isCheckPassText: '审批通过', postSzHistory: [], stage: 12 },
  archived: { time: '2026-10-02T02:00:00.000Z', tags: ['薪资不符'], text: '' },
  ...{
    last_contact: null,
    distribution: null,
    reasons: [],
    consent: { state: 'none' as const, ends_on: null, how: null, recorded_by: null },
    can: mine,
  },
  ...more,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(list: Talent[]) {
  const done = { batch_id: '5f0f3a1e-0000-4000-8000-000000000001', done: 1, refused: [] }
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, { list: [] }, 0),
    answering(listTalents, { list, talent_quota_count: places }, list.length),
    answering(listFolders, {
      list: [folder(1, '后端'), folder(2, '前端'), folder(9, '只读')],
      talent_quota_count: places,
    }),
    answering(removeTalents, done),
    answering(moveTalents, done),
  )
  await showScreen(TalentList, '/candidate/pool/list', '/candidate/pool/list')
  await screen.findByText('人才 1')
  return server
}

test('says who is kept and why, how far they came, and how many places are left', async () => {
  await show([
    talent(1),
    talent(2, { post_id: null, operate_status: { status: 'locked', user_name: '周宁' } }),
  ])
  for (const words of ['值得再联系', '薪资不符', '审批通过', '已分发给 周宁'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(await screen.findByText('已存 2 人，最多 50 人')).toBeTruthy()
  expect(screen.getByText('人才 1').closest('a')?.getAttribute('href')).toBe('/candidate/detail/201')
  expect(screen.getByText('人才 2').closest('a')).toBeNull()
})

test('says how they are reached and where they studied', async () => {
  const { basic } = talent(1)
  await show([
    talent(1, {
      basic: { ...basic, phone: '13900000001', email: 'ren@example.com', major: '自动化' },
      graduate: { graduate_date: '2018-06' },
    }),
  ])
  for (const words of ['13900000001', 'ren@example.com', '浙江大学', '自动化 · 2018-06'])
    expect(screen.getByText(words), words).toBeTruthy()
})

test('takes somebody out, with a way back', async () => {
  const server = await show([talent(1)])
  fireEvent.click(screen.getByRole('button', { name: /^更多操作/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '移出人才库' }))
  await waitFor(() => expect(server.bodiesOf(removeTalents)).toEqual([{ ids: [1] }]), { timeout: 8_000 })
  expect(await screen.findByText('已将 人才 1 移出人才库')).toBeTruthy()
  expect(screen.getByText(/^撤\s?销$/)).toBeTruthy()
})

test('moves several to a folder that the reader manages', async () => {
  const server = await show([talent(1), talent(2, { can: none })])
  fireEvent.click(screen.getByLabelText('选择 人才 1'))
  const bar = within(await screen.findByRole('toolbar'))
  fireEvent.click(bar.getByText(/^移\s?动$/))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByLabelText('文件夹'))
  expect(await screen.findByTitle('前端')).toBeTruthy()
  expect(screen.queryByTitle('只读')).toBeNull()
  fireEvent.click(screen.getByTitle('前端'))
  fireEvent.click(dialog.getByText(/^确\s?定$/))
  await waitFor(() => expect(server.bodiesOf(moveTalents)).toEqual([{ ids: [1], folder_id: 2 }]), {
    timeout: 8_000,
  })
})

test('asks for what its address narrows it to', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, { list: [] }, 0),
    answering(listTalents, { list: [talent(1)], talent_quota_count: places }, 1),
    answering(listFolders, { list: [folder(1, '后端')], talent_quota_count: places }),
  )
  const conditions = 'folder_id=1&stage=12,5&archived=薪资&silent_days=90&origin=2&keyword=架构'
  await showScreen(TalentList, `/candidate/pool/list?${conditions}`, '/candidate/pool/list')
  await screen.findByText('人才 1')
  expect(server.queriesOf(listTalents).at(-1)).toMatchObject({
    folder_id: '1',
    stage: '12,5',
    archived: '薪资',
    silent_days: '90',
    origin: '2',
    keyword: '架构',
  })
})

test('a full pool says so, and one without a limit names none', async () => {
  const show = async (talent_quota_count: typeof places | { total: null; used: number; canUse: null }) => {
    serve(
      answering(accountsApi.getCurrentUser, administrator),
      answering(listFolders, { list: [], talent_quota_count }),
    )
    await showScreen(PlacesLine, '/candidate/pool/list', '/candidate/pool/list')
  }
  await show({ total: 50, used: 50, canUse: 0 })
  expect((await screen.findByText('已存 50 人，最多 50 人')).className).toContain('danger')
  const folders = await screen.findByText('人才库文件夹')
  expect(folders.closest('a')?.getAttribute('href')).toBe('/candidate/pool/folders')
  cleanup()
  await show({ total: null, used: 7, canUse: null })
  expect((await screen.findByText('已存 7 人，不限名额')).className).not.toContain('danger')
})

test('several are taken out together, and those who cannot be are named', async () => {
  const server = await show([talent(1), talent(2)])
  fireEvent.click(screen.getByLabelText('选择 人才 1'))
  fireEvent.click(screen.getByLabelText('选择 人才 2'))
  const bar = within(await screen.findByRole('toolbar'))
  fireEvent.click(bar.getByText('移出人才库'))
  await waitFor(() => expect(server.bodiesOf(removeTalents)).toEqual([{ ids: [1, 2] }]), {
    timeout: 8_000,
  })
})

test('held against an opening, it says why each suits it', async () => {
  const reasons = [{ code: 'skills' as const, words: ['Kafka'] }]
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, { list: [] }, 0),
    answering(positionsApi.listPositions, { list: [], statistic: {} }, 0),
    answering(listTalents, { list: [talent(1, { reasons })], talent_quota_count: places }, 1),
    answering(listFolders, { list: [], talent_quota_count: places }),
  )
  await showScreen(TalentList, '/candidate/pool/list?suits_position_id=7', '/candidate/pool/list')
  expect(await screen.findByText('技能：Kafka')).toBeTruthy()
  expect(server.queriesOf(listTalents).at(-1)).toMatchObject({ suits_position_id: '7' })
})
