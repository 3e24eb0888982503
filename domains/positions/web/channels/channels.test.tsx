import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ChannelList from './channels-page.tsx'
import ExtensionDetail from './extension-detail.tsx'
import MappingList from './mapping-list.tsx'
import PhoneSync from './phone-sync.tsx'

const { listChannels, switchChannel, listMappings, updateMapping } = positionsApi
const { getPhoneConfig, openPhoneConfig, openPhoneChannel } = positionsApi

const user = answering(accountsApi.getCurrentUser, administrator)
const boss = {
  ...{ channel: 'boss' as const, channelName: 'BOSS直聘', isOpen: true, hasBeenSyncCount: 12 },
  ...{ tobeSyncCount: 3, feed: '/api/channel-feed/secret', can: { switch: true } },
}
const zhaopin = {
  ...{ channel: 'zhaopin' as const, channelName: '智联招聘', isOpen: false, hasBeenSyncCount: 0 },
  ...{ tobeSyncCount: 0, feed: null, can: { switch: false } },
}
const channels = answering(listChannels, { list: [boss, zhaopin] })
const phones = {
  isSyncPhoneOpen: true,
  channels: [
    { channel: 'boss' as const, channelName: 'BOSS直聘', isOpen: true },
    { channel: 'zhaopin' as const, channelName: '智联招聘', isOpen: false },
  ],
  needGetPhoneCounts: { total: 7, isTaskRunning: false },
}

test('a board says what stands there and where it is read, and is switched', async () => {
  const server = serve(user, channels, answering(switchChannel, {}))
  await showScreen(ChannelList, '/post/channel/list')
  const row = within((await screen.findByText('BOSS直聘')).closest('tr') ?? document.body)
  expect([row.getByText('12'), row.getByText('3')]).toHaveLength(2)
  expect(row.getByText(`${location.origin}/api/channel-feed/secret`)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: '开启智联招聘' }).disabled).toBe(true)
  fireEvent.click(row.getByRole('switch', { name: '开启BOSS直聘' }))
  await waitFor(() => expect(server.bodiesOf(switchChannel)).toEqual([{ channel: 'boss', isOpen: false }]))
})

test('a position is put into a board under the kind of work it has there, and nothing else is sent', async () => {
  const none = { category: '', is_wanted: false, state: null, published_at: null }
  const mapping = {
    ...{ id: 41, title: '后端工程师', theme_name: '社招', city_list: ['上海'], state: 'open' as const },
    sync_channel_info: [
      { ...none, channel: 'boss' as const, channelName: 'BOSS直聘' },
      {
        ...{ channel: 'zhaopin' as const, channelName: '智联招聘', category: '研发', is_wanted: true },
        ...{ state: 'published' as const, published_at: '2026-11-01T00:00:00.000Z' },
      },
    ],
    can: { edit: true },
  }
  const server = serve(user, answering(listMappings, { list: [mapping] }, 1), answering(updateMapping, {}))
  await showScreen(MappingList, '/post/position/mapping')
  expect(await screen.findByText('智联招聘 · 已同步 · 研发')).toBeTruthy()
  expect(screen.queryByText(/BOSS直聘/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /设\s?置/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('checkbox', { name: 'BOSS直聘' }))
  fireEvent.change(dialog.getByLabelText('BOSS直聘的职位类别'), { target: { value: '后端' } })
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('已保存，稍后同步')).toBeTruthy()
  expect(server.bodiesOf(updateMapping)).toEqual([
    { id: 41, channel: 'boss', category: '后端', is_wanted: true },
  ])
})

test('phones are switched for all and for each board', async () => {
  const server = serve(
    user,
    answering(getPhoneConfig, phones),
    answering(openPhoneConfig, { ...phones, isSyncPhoneOpen: false }),
    answering(openPhoneChannel, phones),
  )
  await showScreen(PhoneSync, '/post/phone')
  expect(await screen.findByText('待获取手机号：7 人')).toBeTruthy()
  fireEvent.click(await screen.findByRole('switch', { name: '智联招聘' }))
  await waitFor(() =>
    expect(server.bodiesOf(openPhoneChannel)).toEqual([{ channel: 'zhaopin', isOpen: true }]),
  )
  fireEvent.click(screen.getByRole('switch', { name: '开启手机号同步' }))
  await waitFor(() => expect(server.bodiesOf(openPhoneConfig)).toEqual([{ isOpen: false }]))
})

test('no board is switched while phones are not fetched at all', async () => {
  serve(user, answering(getPhoneConfig, { ...phones, isSyncPhoneOpen: false }))
  await showScreen(PhoneSync, '/post/phone')
  const board = await screen.findByRole<HTMLButtonElement>('switch', { name: 'BOSS直聘' })
  expect(board.disabled).toBe(true)
})

test('each board is told of in one place', async () => {
  serve(user, channels, answering(getPhoneConfig, phones))
  await showScreen(ExtensionDetail, '/post/phone/extension/detail')
  const card = within(
    (await screen.findByText('BOSS直聘')).closest<HTMLElement>('.ant-card') ?? document.body,
  )
  expect(card.getAllByText('是')).toHaveLength(2)
  expect(card.getByText('12')).toBeTruthy()
})
