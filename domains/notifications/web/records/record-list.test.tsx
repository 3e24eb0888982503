import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import RecordList from './record-list.tsx'

const { listRecords, sendAgain, cancelRecords, cancelInterview, previewMessage } = notificationsApi

const record = (id: number, more: Partial<NotifyRecord> = {}): NotifyRecord => ({
  id,
  post_id: 100 + id,
  version: 7,
  basic: { name: `候选人 ${id}`, phone: '', email: 'lin@example.com' },
  graduate: { graduate_date: '' },
  label: { position: '工程师', station: '' },
  stage: 12,
  event: 'invited',
  channel: 'mail',
  recipient: 'lin@example.com',
  subject: `邀请 ${id}`,
  text: '正文第一行\n第二行',
  language: 'zh-CN',
  state: 'sent',
  waits_for: null,
  lacks: null,
  said: '',
  inner_host: null,
  asked_by: { id: 1, name: '何静' },
  create_time: '2026-11-20T02:00:00.000Z',
  plan_time: null,
  send_time: null,
  view_time: null,
  can: { cancel: false, again: false, cancel_interview: false },
  ...more,
})

interface Quota {
  readonly is_over_quota: boolean
  readonly message_limit: number | null
  readonly messages_used: number
}
const none: Quota = { is_over_quota: false, message_limit: null, messages_used: 0 }
const statistic = { cancel: 1, fail: 2, hasBeenSent: 3, toBeSent: 4, total: 10 }

const preview = {
  ...{ goes: 1, readers: 1, without_address: [], left_out: [], has_mail_server: true, has_sms_gateway: true },
  first: {
    ...{ post_id: 101, name: '候选人 1', recipient: 'lin@example.com', language: 'zh-CN' as const },
    ...{ subject: '面试取消', text: '很抱歉' },
  },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(
  list: NotifyRecord[],
  has_mail_server = true,
  at = '/candidate/notification/list',
  quota = none,
) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(listRecords, { list, statistic, ...quota, has_mail_server }, list.length),
    answering(sendAgain, { done: 1, refused: [] }),
    answering(cancelRecords, { done: 1, refused: [] }),
    answering(previewMessage, preview),
    answering(cancelInterview, { post_id: 101, version: 8, batch_id: 'b' }),
  )
  await showScreen(RecordList, at, at)
  await screen.findByText('候选人 1')
  return server
}
const press = async (words: RegExp) => {
  const found = await screen.findByText(words, { selector: 'button *' })
  fireEvent.click(found.closest('button') ?? document.body)
}

const confirm = () =>
  fireEvent.click(
    document.querySelector(
      '.ant-modal-confirm-btns .ant-btn-primary, .ant-modal-confirm-btns .ant-btn-dangerous',
    ) ?? document.body,
  )

test('says what became of each, and of how many in all', async () => {
  await show([
    record(1),
    record(2, { state: 'failed', said: '550 no such mailbox' }),
    record(6, { state: 'failed', said: 'in English', inner_host: '10.0.0.9' }),
    record(3, { state: 'failed', lacks: 'place' }),
    record(4, { state: 'waiting', waits_for: 'time', plan_time: '2999-01-01T00:00:00.000Z' }),
    record(5, { state: 'viewed', channel: 'page', recipient: '' }),
  ])
  for (const words of ['该地址不存在', '没有“地点”的内容', '等待发送时间', '专属页面'])
    expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() =>
    expect(document.body.textContent).toMatch(/全部\D*10\D*待发送\D*4\D*已发送\D*3\D*失败\D*2\D*已取消\D*1/),
  )
  expect(await screen.findByText(/^10\.0\.0\.9 位于内部网络/)).toBeTruthy()
  expect(screen.queryByText('in English')).toBeNull()
  expect(screen.queryByText('还没有设置邮件服务器，邮件会等待发送')).toBeNull()
})

test('says that mail waits for a server, with the way to name one', async () => {
  await show([record(1, { state: 'waiting', waits_for: 'server' })], false)
  expect(screen.getByText('等待中：还没有设置邮件服务器')).toBeTruthy()
  expect((await screen.findByText('去设置')).closest('a')?.getAttribute('href')).toBe(
    '/organization/mail/server',
  )
})

test('shows a message as it was written', async () => {
  await show([record(1)])
  fireEvent.click(screen.getByText('邀请 1'))
  expect(await screen.findByText(/正文第一行/)).toBeTruthy()
  expect(screen.getByText('候选人 1 <lin@example.com>')).toBeTruthy()
  expect(screen.getByText('邮件 · 已发送')).toBeTruthy()
  cleanup()
  await show([record(1, { send_time: '2026-11-20T02:00:00.000Z' })])
  fireEvent.click(screen.getByText('邀请 1'))
  expect(await screen.findByText(/^邮件 · 发送 .*11/)).toBeTruthy()
})

test('sends again what failed, and takes back what waits', async () => {
  const server = await show([
    record(1, { state: 'failed', can: { cancel: false, again: true, cancel_interview: false } }),
  ])
  await press(/^重新发送$/)
  expect((await screen.findAllByText('重新发送给 候选人 1？')).length).toBeGreaterThan(0)
  expect(server.bodiesOf(sendAgain)).toEqual([])
  confirm()
  await waitFor(() => expect(server.bodiesOf(sendAgain)).toEqual([{ ids: [1] }]), { timeout: 8_000 })
  cleanup()
  const other = await show([
    record(1, { state: 'waiting', can: { cancel: true, again: false, cancel_interview: false } }),
  ])
  await press(/^取\s?消$/)
  expect((await screen.findAllByText('取消发给 候选人 1 的消息？')).length).toBeGreaterThan(0)
  confirm()
  await waitFor(() => expect(other.bodiesOf(cancelRecords)).toEqual([{ ids: [1] }]), { timeout: 8_000 })
})

test('asks for those of its own kind of hiring', async () => {
  const server = await show([record(1)], true, '/candidate2/notification2/list')
  const origins = server.queriesOf(listRecords).map(({ origin }) => origin)
  expect(new Set(origins)).toEqual(new Set(['1']))
})

test('says that no messages are left, with the way to what is used', async () => {
  await show([record(1)], true, undefined, { is_over_quota: true, message_limit: 1000, messages_used: 1000 })
  expect(await screen.findByText(/消息数量已用完：共 1,000 条，已用 1,000 条/)).toBeTruthy()
  expect(screen.getByText('查看用量').closest('a')?.getAttribute('href')).toBe('/organization/index')
  cleanup()
  await show([record(1)])
  expect(screen.queryByText(/消息数量已用完/)).toBeNull()
})

test('leads to those who want no more messages', async () => {
  await show([record(1)])
  expect(screen.getByText('退订名单').closest('a')?.getAttribute('href')).toBe(
    '/candidate/notification/unsubscribed',
  )
})

test('calls off what an invitation invites to, after showing what the candidate reads', async () => {
  const server = await show([record(1, { can: { cancel: false, again: false, cancel_interview: true } })])
  await press(/^取消安排$/)
  expect(await screen.findByText('面试取消')).toBeTruthy()
  expect(server.bodiesOf(previewMessage)).toMatchObject([
    { stage: 12, event: 'cancelled', channel: 'mail', applications: [101] },
  ])
  await press(/^取消并通知$/)
  await waitFor(
    () =>
      expect(server.bodiesOf(cancelInterview)).toEqual([
        { post_id: 101, version: 7, text: '', channel: 'mail' },
      ]),
    { timeout: 8_000 },
  )
})
