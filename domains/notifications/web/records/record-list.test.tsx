import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type NotifyRecord, notificationsApi } from '@bole/notifications/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import RecordList from './record-list.tsx'

const { listRecords, sendAgain, cancelRecords } = notificationsApi

const record = (id: number, more: Partial<NotifyRecord> = {}): NotifyRecord => ({
  id,
  post_id: 100 + id,
  basic: { name: `候选人 ${id}`, phone: '', email: 'lin@example.com' },
  graduate: { graduate_date: '' },
  label: { position: '工程师' },
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
  asked_by: { id: 1, name: '何静' },
  create_time: '2026-11-20T02:00:00.000Z',
  plan_time: null,
  send_time: null,
  view_time: null,
  can: { cancel: false, again: false },
  ...more,
})

const statistic = { cancel: 1, fail: 2, hasBeenSent: 3, toBeSent: 4, total: 10 }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function show(list: NotifyRecord[], has_mail_server = true, at = '/candidate/notification/list') {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(listRecords, { list, statistic, is_over_quota: false, has_mail_server }, list.length),
    answering(sendAgain, { done: 1, refused: [] }),
    answering(cancelRecords, { done: 1, refused: [] }),
  )
  await showScreen(RecordList, at, at)
  await screen.findByText('候选人 1')
  return server
}
const press = async (words: RegExp) => {
  const found = await screen.findByText(words, { selector: 'button *' })
  fireEvent.click(found.closest('button') ?? document.body)
}

test('says what became of each, and of how many in all', async () => {
  await show([
    record(1),
    record(2, { state: 'failed', said: '550 no such mailbox' }),
    record(3, { state: 'failed', lacks: 'place' }),
    record(4, { state: 'waiting', waits_for: 'time', plan_time: '2999-01-01T00:00:00.000Z' }),
    record(5, { state: 'viewed', channel: 'page', recipient: '' }),
  ])
  for (const words of ['550 no such mailbox', '没有“地点”的内容', '等待发送时间', '专属页面'])
    expect(screen.getByText(words)).toBeTruthy()
  await waitFor(() =>
    expect(document.body.textContent).toMatch(/全部\D*10\D*待发送\D*4\D*已发送\D*3\D*失败\D*2\D*已取消\D*1/),
  )
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
})

test('sends again what failed, and takes back what waits', async () => {
  const server = await show([record(1, { state: 'failed', can: { cancel: false, again: true } })])
  await press(/^重新发送$/)
  await waitFor(() => expect(server.bodiesOf(sendAgain)).toEqual([{ ids: [1] }]), { timeout: 8_000 })
  cleanup()
  const other = await show([record(1, { state: 'waiting', can: { cancel: true, again: false } })])
  await press(/^取\s?消$/)
  await waitFor(() => expect(other.bodiesOf(cancelRecords)).toEqual([{ ids: [1] }]), { timeout: 8_000 })
})

test('asks for those of its own kind of hiring', async () => {
  const server = await show([record(1)], true, '/candidate2/notification2/list')
  const origins = server.queriesOf(listRecords).map(({ origin }) => origin)
  expect(new Set(origins)).toEqual(new Set(['1']))
})
