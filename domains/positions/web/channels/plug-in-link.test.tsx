import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { bindSlots, provide } from '@bole/platform/slots'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { plugInAddress } from '../slots.ts'
import PhoneSync from './phone-sync.tsx'

const config = (isTaskRunning: boolean) =>
  answering(positionsApi.getPhoneConfig, {
    isSyncPhoneOpen: true,
    channels: [{ channel: 'boss', channelName: 'BOSS直聘', isOpen: true }],
    needGetPhoneCounts: { total: 3, isTaskRunning },
  })

test('phone sync leads to the plug-ins that fetch, of the same kind of hiring', async () => {
  bindSlots([provide(plugInAddress, ({ origin }) => `/plug-ins/${origin}`)])
  serve(answering(accountsApi.getCurrentUser, administrator), config(false))
  await showScreen(PhoneSync, '/regulation2/phone')
  expect((await screen.findByRole('link', { name: '网站插件' })).getAttribute('href')).toBe('/plug-ins/1')
  expect(screen.getByText(/当前没有获取任务：插件会来领取/)).toBeTruthy()
})

test('while a plug-in fetches, it says so', async () => {
  serve(answering(accountsApi.getCurrentUser, administrator), config(true))
  await showScreen(PhoneSync, '/post/phone')
  expect(await screen.findByText('正在获取')).toBeTruthy()
})
