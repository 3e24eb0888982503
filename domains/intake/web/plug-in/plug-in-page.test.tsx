import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { intakeApi, type PlugInPerson } from '@bole/intake/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import PlugInPage from './plug-in-page.tsx'

const { getPlugIns, listPlugInPeople } = intakeApi
const none = { handed_in: 0, phones_missing: 0, fetched: 0 }
const boss = {
  ...{ channel: 'boss' as const, channelName: 'BOSS直聘', isOpen: true, handed_in: 12, phones_missing: 5 },
  ...{ fetched: 3, resume_url: '/api/plug-in/resume/KEY', phone_url: '/api/plug-in/phone/KEY' },
}
const closed = {
  ...none,
  channel: 'zhaopin' as const,
  channelName: '智联招聘',
  isOpen: false,
  resume_url: null,
  phone_url: null,
}
const kept = { ...closed, channel: 'job51' as const, channelName: '前程无忧', isOpen: true }
const person: PlugInPerson = {
  ...{
    id: 1,
    post_id: 21,
    name: '王雨',
    position_title: '后端工程师',
    channel: 'boss',
    channelName: 'BOSS直聘',
  },
  ...{ account: '何静', phone_state: 'missing', create_time: '2026-11-20T08:00:00.000Z' },
}

const show = (path = '/post/phone/plug-in') => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getPlugIns, { list: [boss, closed, kept] }),
    answering(
      listPlugInPeople,
      { list: [person, { ...person, id: 2, name: '李雷', phone_state: 'asked' }] },
      2,
    ),
  )
  return showScreen(PlugInPage, path).then(() => server)
}

test('each board says where its plug-in speaks with us, what it brought, and how it is called', async () => {
  await show()
  const card = within(
    (await screen.findByText(`${location.origin}/api/plug-in/resume/KEY`)).closest<HTMLElement>(
      '.ant-card',
    ) ?? document.body,
  )
  for (const text of ['12', '5', '3', `${location.origin}/api/plug-in/phone/KEY`])
    expect(card.getByText(text)).toBeTruthy()
  fireEvent.click(card.getByText('插件如何调用'))
  expect(await card.findByText(/-F file=@resume\.pdf .*\/api\/plug-in\/resume\/KEY/)).toBeTruthy()
  expect(card.getByText(/\/api\/plug-in\/phone\/KEY\/take/)).toBeTruthy()
  expect(screen.getByText(/渠道未开启/)).toBeTruthy()
  expect(screen.getByText(/只对管理全部职位的同事显示/)).toBeTruthy()
})

test('whom plug-ins brought is listed with how far their phone is, and narrowed by it', async () => {
  const server = await show('/regulation2/phone/plug-in?phone_state=missing')
  const row = within((await screen.findByText('王雨')).closest('tr') ?? document.body)
  for (const text of ['后端工程师', 'BOSS直聘', '何静', '待补全']) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByRole('link').getAttribute('href')).toBe('/candidate/detail/21')
  expect(screen.getByText('正在获取')).toBeTruthy()
  expect(server.queriesOf(listPlugInPeople).at(-1)).toMatchObject({ origin: '1', phone_state: 'missing' })
})
