import { approvalsApi } from '@bole/approvals/contract'
import { type Answering, answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import SettingsPage from './settings-page.tsx'

const { getCheckSettings, updateCheckSettings } = approvalsApi
const settings = { id: 3, version: 4, remind_after_days: 2, escalate_after_days: 5, has_mail_links: true }

async function show(...more: Answering[]) {
  const server = serve(answering(getCheckSettings, settings), ...more)
  await showScreen(SettingsPage, '/organization/approval')
  fireEvent.change(await screen.findByLabelText('几天未审批时提醒审批人'), { target: { value: '3' } })
  fireEvent.click(screen.getByLabelText('邮件中附一次性审批链接'))
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  return server
}

test('keeps after how many days somebody is reminded, and that mails bring no link', async () => {
  const server = await show(answering(updateCheckSettings, { id: 3, version: 5 }))
  await waitFor(() =>
    expect(server.bodiesOf(updateCheckSettings)).toEqual([
      { ...settings, remind_after_days: 3, has_mail_links: false },
    ]),
  )
})

test('says that somebody else changed them meanwhile', async () => {
  await show(refusing(updateCheckSettings, 'stale', { message: '已被修改' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
