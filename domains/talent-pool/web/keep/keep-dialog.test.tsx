import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { type Folder, type PoolEvent, talentPoolApi } from '@bole/talent-pool/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeepDialog } from './keep-dialog.tsx'
import { PoolPlace } from './pool-place.tsx'

const { keepTalents, listFolders, undoTalents, viewTalent } = talentPoolApi
const batch_id = '5f0f3a1e-0000-4000-8000-000000000001'
const at = '/candidate/detail/7'

const folder: Folder = {
  ...{ id: 4, version: 1, name: '后端', count: 0, rights: [], created_by: null },
  can: { edit: true, remove: true, add: true },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const known = (list: Folder[]) => [
  answering(accountsApi.getCurrentUser, administrator),
  answering(listFolders, { list, talent_quota_count: { total: null, used: 0, canUse: null } }, list.length),
]
const closed = vi.fn()
const Keeping = () => <KeepDialog applications={[7, 8]} onClose={closed} />

async function choose() {
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.mouseDown(dialog.getByLabelText('文件夹'))
  fireEvent.click(await screen.findByTitle('后端'))
  fireEvent.change(dialog.getByLabelText('入库原因'), { target: { value: '下一批再看' } })
  fireEvent.click(dialog.getByText(/^确\s?定$/))
}

test('keeps people with a reason, names who was there already, and can be taken back', async () => {
  const refused = [{ id: 8, title: '吴晓', message: '已在人才库“前端”中' }]
  const server = serve(
    ...known([folder]),
    answering(keepTalents, { batch_id, done: 1, refused }),
    answering(undoTalents, {}),
  )
  await showScreen(Keeping, at, at)
  await choose()
  await waitFor(
    () =>
      expect(server.bodiesOf(keepTalents)).toEqual([{ post_ids: [7, 8], folder_id: 4, text: '下一批再看' }]),
    { timeout: 8_000 },
  )
  expect(await screen.findByText('吴晓: 已在人才库“前端”中')).toBeTruthy()
  await waitFor(() => expect(closed).toHaveBeenCalled())
  fireEvent.click(await screen.findByText(/^撤\s?销$/))
  await waitFor(() => expect(server.bodiesOf(undoTalents)).toEqual([{ batch_id }]), { timeout: 8_000 })
})

test('stays open where nobody was kept', async () => {
  closed.mockClear()
  const server = serve(...known([folder]), failing(keepTalents, 500))
  const shown = await showScreen(Keeping, at, at)
  await choose()
  await waitFor(() => expect(shown.unhandled).toMatchObject([{ http: 500 }]))
  expect(server.bodiesOf(keepTalents)).toHaveLength(1)
  expect(closed).not.toHaveBeenCalled()
})

test('where there is no folder yet, leads to where one is made', async () => {
  serve(...known([]))
  await showScreen(Keeping, at, at)
  fireEvent.mouseDown(within(await screen.findByRole('dialog')).getByLabelText('文件夹'))
  const link = await screen.findByText('还没有可用的文件夹，去新建')
  expect(link.closest('a')?.getAttribute('href')).toBe('/candidate/pool/folders')
})

test('the record tells what happened in the pool, and nothing of whom was never kept', async () => {
  const event = (id: number, action: string, more: Partial<PoolEvent> = {}): PoolEvent => ({
    ...{ id, action, time: '2026-11-20T02:00:00.000Z', user: { id: 3, name: '何静' } },
    ...{ to_user: '', position: '', from_folder: '', to_folder: '', text: '', how: null, ...more },
  })
  const history = [
    event(5, 'lapsed', { user: null }),
    event(4, 'renewal_asked', { user: null }),
    event(3, 'agreement_recorded', { how: 'phone' }),
    event(2, 'removed', { from_folder: '后端', text: '已入职他处' }),
    event(1, 'kept', { to_folder: '后端' }),
  ]
  serve(...known([]), answering(viewTalent, { talent: null, history }))
  await showScreen(() => <PoolPlace postId={7} />, at, at)
  expect(await screen.findByText('曾在人才库')).toBeTruthy()
  expect(screen.getByText(/何静 从“后端”移出人才库/)).toBeTruthy()
  expect(screen.getByText('已入职他处')).toBeTruthy()
  expect(screen.getByText(/^何静 登记：本人同意保留资料（电话）/)).toBeTruthy()
  expect(screen.getByText(/^到期前已发邮件询问是否续期/)).toBeTruthy()
  expect(screen.getByText(/^同意到期未续，离开了人才库/)).toBeTruthy()
  expect(screen.getByText(/何静 存入“后端”/)).toBeTruthy()
  cleanup()
  serve(...known([]), answering(viewTalent, { talent: null, history: [] }))
  await showScreen(() => <PoolPlace postId={7} />, at, at)
  await waitFor(() => expect(screen.queryByText('曾在人才库')).toBeNull())
})
