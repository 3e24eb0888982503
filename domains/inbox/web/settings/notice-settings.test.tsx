import { inboxApi } from '@bole/inbox/contract'
import { kindGroups } from '@bole/inbox/model'
import { bindSlots, provide } from '@bole/platform/slots'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { settingsAddresses } from '../slots.ts'
import NoticeSettings from './notice-settings.tsx'

const { getNoticeSettings, updateNoticeSettings } = inboxApi
const settings = {
  user_id: 1,
  groups: kindGroups.map((group) => ({ group, here: true, mail: group === 'approvals', platform: true })),
  pace: 'daily' as const,
  hour: 9,
  quiet: null,
  email: 'lin@acme.test',
  has_mail_server: true,
  platforms: [],
}

bindSlots([provide(settingsAddresses, { account: '/mine', platforms: '/platforms' })])

test('each choice is kept as it is made; what no platform brings cannot be chosen', async () => {
  const server = serve(answering(getNoticeSettings, settings), answering(updateNoticeSettings, {}))
  await showScreen(NoticeSettings, '/usercenter/notifications')
  const mailed = await screen.findByRole('switch', { name: '审批：邮件' })
  expect(mailed.getAttribute('aria-checked')).toBe('true')
  fireEvent.click(mailed)
  fireEvent.click(screen.getByRole('radio', { name: '立即发送' }))
  fireEvent.click(screen.getByRole('switch', { name: '启用免打扰' }))
  await waitFor(() =>
    expect(server.bodiesOf(updateNoticeSettings)).toEqual([
      { groups: [{ group: 'approvals', mail: false }] },
      { pace: 'at_once' },
      { quiet: { from: 22, until: 8 } },
    ]),
  )
  expect(await screen.findByRole('combobox', { name: '每天几点' })).toBeTruthy()
  const bound = screen.getByRole<HTMLButtonElement>('switch', { name: '审批：已绑定的平台' })
  expect([bound.disabled, bound.getAttribute('aria-checked')]).toEqual([true, 'false'])
  expect(screen.getByRole('link', { name: '去绑定' }).getAttribute('href')).toBe('/platforms')
})

test('who gave no address is told so, and where it is given', async () => {
  serve(answering(getNoticeSettings, { ...settings, email: null, has_mail_server: false }))
  await showScreen(NoticeSettings, '/usercenter/notifications')
  expect((await screen.findByRole('link', { name: '填写邮箱' })).getAttribute('href')).toBe('/mine')
  expect(screen.getByText(/还没有设置邮件服务器/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '审批：邮件' }).disabled).toBe(true)
})
