import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import MessageSettings from './message-settings.tsx'

const { getSettings, updateSettings } = notificationsApi
const settings = {
  ...{ id: 3, version: 3, language: 'pt-BR' as const, acknowledges: true },
  ...{ quiet_from: 22, quiet_until: 8 },
}
const at = '/config/notify-setting'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const save = () =>
  fireEvent.click(screen.getByText(/^保\s?存$/, { selector: 'button *' }).closest('button') ?? document.body)

test('what was saved is shown, and saved over what was seen', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getSettings, settings),
    answering(updateSettings, { id: 3, version: 4 }),
  )
  await showScreen(MessageSettings, at, at)
  expect(await screen.findByText('22:00')).toBeTruthy()
  expect(screen.getByText('08:00')).toBeTruthy()
  save()
  await waitFor(() => expect(server.bodiesOf(updateSettings)).toEqual([settings]), { timeout: 8_000 })
})

test('half of the quiet hours is said to be wrong where the other half belongs', async () => {
  serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getSettings, { ...settings, quiet_until: null }),
    refusing(updateSettings, 'quiet_half', { message: '请填写开始和结束两个时间' }),
  )
  await showScreen(MessageSettings, at, at)
  expect(await screen.findByText('22:00')).toBeTruthy()
  save()
  expect(await screen.findByText('请填写开始和结束两个时间', {}, { timeout: 8_000 })).toBeTruthy()
})
