import { accountsApi } from '@bole/accounts/contract'
import { inboxApi } from '@bole/inbox/contract'
import { kindGroups } from '@bole/inbox/model'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import WeChat from './wechat.tsx'

const settings = {
  user_id: 1,
  groups: kindGroups.map((group) => ({ group, here: true, mail: true, platform: group === 'approvals' })),
  ...{ pace: 'at_once' as const, hour: 9, quiet: null, email: null, has_mail_server: false },
  platforms: ['wechat'],
}
const wechat = { platform: 'wechat' as const, is_enabled: true, can_send: true }
const bound = { name: '李雷', bind_time: '2026-11-20T02:00:00.000Z' }

test('who is bound chooses what WeChat reminds of', async () => {
  const server = serve(
    answering(accountsApi.listBindings, { list: [{ ...wechat, bound }] }),
    answering(inboxApi.getNoticeSettings, settings),
    answering(inboxApi.updateNoticeSettings, {}),
  )
  await showScreen(WeChat, '/usercenter/wechat')
  const approvals = await screen.findByRole('switch', { name: '审批' })
  await waitFor(() => expect(approvals.getAttribute('aria-checked')).toBe('true'))
  fireEvent.click(approvals)
  await waitFor(() =>
    expect(server.bodiesOf(inboxApi.updateNoticeSettings)).toEqual([
      { groups: [{ group: 'approvals', platform: false }] },
    ]),
  )
})

test.each([
  [{ ...wechat, bound: null }, '请先绑定微信。'],
  [{ ...wechat, can_send: false, bound }, /没有可以发送消息的微信服务号/],
])('whom WeChat does not reach reads why, and chooses nothing', async (given, why) => {
  serve(
    answering(accountsApi.listBindings, { list: [given] }),
    answering(inboxApi.getNoticeSettings, settings),
  )
  await showScreen(WeChat, '/usercenter/wechat')
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '审批' }).disabled).toBe(true)
})
