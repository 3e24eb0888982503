import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { queryClient } from '@bole/platform/web'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UrgentField } from './urgent-field.tsx'

const at = '/config/notify-template/list'

let isUrgent: boolean

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Shown(): ReactNode {
  const [value, setValue] = useState(false)
  isUrgent = value
  return (
    <>
      <p>here</p>
      <UrgentField value={value} onChange={setValue} />
    </>
  )
}

async function show(quiet: { readonly quiet_from: number | null; readonly quiet_until: number | null }) {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(notificationsApi.getSettings, {
      ...{ id: 3, language: 'zh-CN', acknowledges: true, version: 1 },
      ...quiet,
    }),
  )
  await showScreen(Shown, at, at)
  return server
}

test('offers to send in quiet hours, too, and says which they are', async () => {
  await show({ quiet_from: 22, quiet_until: 8 })
  fireEvent.click(await screen.findByLabelText('免打扰时段（22:00–08:00）也发送'))
  expect(isUrgent).toBe(true)
})

test('offers nothing where no hours are quiet', async () => {
  const server = await show({ quiet_from: null, quiet_until: null })
  await waitFor(() => expect(server.queriesOf(notificationsApi.getSettings)).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByText('here')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
