import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type Talent, talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import TalentList from '../list/talent-list.tsx'
import { none, exampleTalent as talent } from '../testing/example-talent.ts'

const { distribute, listColleagues, listFolders, listOrganisations, listTalents, operate } = talentPoolApi
const places = { total: null, used: 2, canUse: null }
const soon = { timeout: 8_000 }

const asked: Talent = {
  ...talent,
  operate_status: { status: 'locked', user_name: '周宁' },
  distribution: {
    to: { id: 7, name: '周宁' },
    by: { id: 3, name: '何静' },
    position: { id: 9, name: '架构师' },
    text: '很合适',
    time: '2026-11-21T02:00:00.000Z',
  },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(row: Talent, refused: { id: number; title: string; message: string }[] = []) {
  const batch_id = '5f0f3a1e-0000-4000-8000-000000000001'
  const reply = { batch_id, done: refused.length > 0 ? 0 : 1, refused }
  const departments = [{ id: 4, name: '研发部' }]
  const organisation = { id: 1, name: '渡光', serviceList: [], departments }
  const colleague = { id: 7, name: '周宁', job_title: '', department: '研发部', waiting: 0 }
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(accountsEntryApi.listPeople, { list: [] }, 0),
    answering(listTalents, { list: [row], talent_quota_count: places }, 1),
    answering(listFolders, { list: [], talent_quota_count: places }),
    answering(listColleagues, { list: [colleague] }),
    answering(listOrganisations, { list: [organisation] }),
    answering(positionsApi.listPositions, { list: [], statistic: {} }, 0),
    answering(distribute, reply),
    answering(operate, reply),
  )
  await showScreen(TalentList, '/candidate/pool/list', '/candidate/pool/list')
  await screen.findByText('林晓')
  return server
}
const press = (words: RegExp, within_ = screen) =>
  fireEvent.click(within_.getByText(words, { selector: 'button *' }).closest('button') ?? document.body)

test('asks a colleague to take somebody over, with a word to them', async () => {
  const server = await show(talent)
  press(/^分\s?发$/)
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByLabelText('部门'))
  fireEvent.click(await screen.findByTitle('研发部'))
  fireEvent.mouseDown(dialog.getByLabelText('接收人'))
  fireEvent.click(await screen.findByTitle('周宁 · 研发部'))
  fireEvent.change(dialog.getByLabelText('附言'), { target: { value: '很合适' } })
  fireEvent.click(dialog.getByText(/^确\s?定$/).closest('button') ?? document.body)
  await waitFor(
    () =>
      expect(server.bodiesOf(distribute)).toEqual([
        { ids: [1], user_id: 7, position_id: null, text: '很合适' },
      ]),
    soon,
  )
  expect(server.queriesOf(listColleagues).at(-1)).toMatchObject({ department_id: '4' })
  expect(await screen.findByText('已分发 1 人，等待对方答复')).toBeTruthy()
})

test('says who is asked and for which position, and is accepted at one press', async () => {
  const server = await show({ ...asked, can: { ...none, accept: true, decline: true } })
  expect(screen.getByText('已分发给 周宁')).toBeTruthy()
  expect(screen.getByText('架构师 · 很合适')).toBeTruthy()
  press(/^接\s?收$/)
  await waitFor(() => expect(server.bodiesOf(operate)).toEqual([{ ids: [1], action: 'accept' }]), soon)
  expect(await screen.findByText('已接收 林晓')).toBeTruthy()
})

test('says why somebody could not be accepted', async () => {
  const refused = [{ id: 1, title: '林晓', message: '该职位未开放' }]
  await show({ ...asked, can: { ...none, accept: true } }, refused)
  press(/^接\s?收$/)
  expect(await screen.findByText('林晓: 该职位未开放')).toBeTruthy()
})

test('is declined with a reason alone', async () => {
  const server = await show({ ...asked, can: { ...none, accept: true, decline: true } })
  press(/^不接收$/)
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => fireEvent.click(dialog.getByText('不接收').closest('button') ?? document.body)
  send()
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  expect(server.bodiesOf(operate)).toEqual([])
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '方向不符' } })
  send()
  await waitFor(
    () => expect(server.bodiesOf(operate)).toEqual([{ ids: [1], action: 'decline', reason: '方向不符' }]),
    soon,
  )
})

test('is taken back by who asked', async () => {
  const server = await show({ ...asked, can: { ...none, withdraw: true } })
  press(/^撤回分发$/)
  await waitFor(() => expect(server.bodiesOf(operate)).toEqual([{ ids: [1], action: 'withdraw' }]), soon)
})
