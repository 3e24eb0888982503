import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi, type Preview } from '@bole/notifications/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MessagePreview } from './message-preview.tsx'

const { previewMessage } = notificationsApi

const preview: Preview = {
  goes: 1,
  readers: 1,
  without_address: [{ post_id: 1, name: 'Lin', position: 'Cook', tail: '', has_page: true }],
  left_out: [{ post_id: 2, name: 'Wu', position: 'Cook', tail: '…0001', lacks: 'time' }],
  first: { post_id: 1, name: 'Lin', recipient: '', language: 'en-US', subject: 'Come', text: 'At ten' },
  has_mail_server: false,
  has_sms_gateway: false,
}

function Shown() {
  return <MessagePreview stage={12} event="invited" language="en-US" applications={[1, 2]} />
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says what is read by whom, who is left out and why, and that mail waits for a server', async () => {
  serve(answering(accountsApi.getCurrentUser, administrator), answering(previewMessage, preview))
  await showScreen(Shown, '/config/notify-template/list', '/config/notify-template/list')
  expect(await screen.findByText('Come')).toBeTruthy()
  expect(screen.getByText('Lin · 没有邮箱，只在专属页面显示')).toBeTruthy()
  expect(screen.getByText('Wu 没有“时间”，不会收到消息')).toBeTruthy()
  expect(screen.getByText('还没有设置邮件服务器，邮件会等待发送')).toBeTruthy()
  expect(await screen.findByText('去设置')).toBeTruthy()
})

test('tells those of one name apart', async () => {
  const wu = { name: 'Wu', lacks: 'time' } as const
  const left_out = [
    { ...wu, post_id: 2, position: 'Cook', tail: '…0001' },
    { ...wu, post_id: 3, position: 'Waiter', tail: '' },
  ]
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(previewMessage, { ...preview, left_out }),
  )
  await showScreen(Shown, '/config/notify-template/list', '/config/notify-template/list')
  expect(await screen.findByText('Wu (Cook …0001) 没有“时间”，不会收到消息')).toBeTruthy()
  expect(screen.getByText('Wu (Waiter) 没有“时间”，不会收到消息')).toBeTruthy()
})

test('says what is wrong with the words instead', async () => {
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    refusing(previewMessage, 'variable_unknown', { message: '没有变量 x' }),
  )
  await showScreen(Shown, '/config/notify-template/list', '/config/notify-template/list')
  expect(await screen.findByText('没有变量 x')).toBeTruthy()
})
