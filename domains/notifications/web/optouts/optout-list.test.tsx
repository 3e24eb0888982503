import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { notificationsApi, type Optout } from '@bole/notifications/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import OptoutList from './optout-list.tsx'

const { listOptouts, endOptout } = notificationsApi
const at = '/candidate/notification/unsubscribed'

const standing: Optout = {
  id: 1,
  post_id: 101,
  basic: { name: '林岚' },
  channel: 'sms',
  address: '8613812345678',
  said_by: 'reply',
  subject: '开放日邀请',
  create_time: '2026-11-20T02:00:00.000Z',
  end_time: null,
  ended_by: null,
  reason: '',
  can: { end: true },
}
const ended: Optout = {
  ...standing,
  ...{ id: 2, post_id: null, basic: { name: '' }, channel: 'mail', said_by: 'link' },
  end_time: '2026-11-21T02:00:00.000Z',
  ended_by: { id: 3, name: '何静' },
  reason: '本人来电要求恢复',
  can: { end: false },
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says who wants no more of what, and writes to somebody again with a reason alone', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(listOptouts, { list: [standing, ended] }, 2),
    answering(endOptout, {}),
  )
  await showScreen(OptoutList, at, at)
  expect((await screen.findByText('林岚')).closest('a')?.getAttribute('href')).toBe('/candidate/detail/101')
  expect(screen.getAllByText('开放日邀请')).toHaveLength(2)
  expect(screen.getByText(/何静.*本人来电要求恢复/)).toBeTruthy()
  const [button, ...more] = screen.getAllByText('恢复发送', { selector: 'button *' })
  expect(more).toEqual([])
  fireEvent.click(button?.closest('button') ?? document.body)
  const dialog = (await screen.findByText('恢复向 林岚 发送一般消息')).closest('.ant-modal')
  const save = () => fireEvent.click(dialog?.querySelector('.ant-btn-primary') ?? document.body)
  save()
  await waitFor(() => expect(dialog?.querySelector('.ant-form-item-explain-error')).toBeTruthy(), {
    timeout: 8_000,
  })
  expect(server.bodiesOf(endOptout)).toEqual([])
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '本人来电要求' } })
  save()
  await waitFor(() => expect(server.bodiesOf(endOptout)).toEqual([{ id: 1, reason: '本人来电要求' }]), {
    timeout: 8_000,
  })
})
