import { accountsApi } from '@bole/accounts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ProofDialog from './proof-dialog.tsx'
import { tellProved } from './proved.ts'
import Security from './security.tsx'

const at = '/usercenter/security'
const { listSessions, listSignIns, getSecondFactor } = accountsApi
const moment = '2026-11-02T03:04:00.000Z'
const session = {
  id: 1,
  device: 'Chrome · Windows',
  address: '192.0.2.1',
  created_at: moment,
  seen_at: moment,
}

const quiet = [
  answering(listSessions, { list: [{ ...session, is_this: true }] }),
  answering(listSignIns, { list: [] }),
  answering(getSecondFactor, { since: null, recovery_codes_left: 0, is_needed: false }),
]

test('another device is signed out by one button, this one has none', async () => {
  const phone = { ...session, id: 2, device: 'Safari · iOS', is_this: false }
  const server = serve(
    answering(listSessions, { list: [{ ...session, is_this: true }, phone] }),
    answering(accountsApi.endSessions, {}),
    ...quiet.slice(1),
  )
  await showScreen(Security, at)
  fireEvent.click(await screen.findByRole('button', { name: '退出 Safari · iOS' }))
  expect(screen.queryByRole('button', { name: '退出 Chrome · Windows' })).toBeNull()
  await waitFor(() => expect(server.bodiesOf(accountsApi.endSessions)).toEqual([{ ids: [2] }]))
})

test('attempts are told with what became of them', async () => {
  const list = [
    { id: 9, tried_at: moment, outcome: 'wrong_password' as const, device: '', address: '192.0.2.9' },
  ]
  serve(...quiet.filter((_, index) => index !== 1), answering(listSignIns, { list }, 1))
  await showScreen(Security, at)
  expect(await screen.findByText('密码错误')).toBeTruthy()
  expect(screen.getByText('未知设备 · 192.0.2.9')).toBeTruthy()
})

test('the second factor is turned on by its first code, and then shows recovery codes until they are kept', async () => {
  const server = serve(
    ...quiet,
    answering(accountsApi.beginSecondFactor, { secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
    answering(accountsApi.confirmSecondFactor, { recovery_codes: ['aaaaa-bbbbb'] }),
  )
  await showScreen(Security, at)
  fireEvent.click(await screen.findByRole('button', { name: /开\s*启/ }))
  fireEvent.change(await screen.findByLabelText('验证器显示的 6 位动态码'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '确认开启' }))
  const codes = within(await screen.findByRole('dialog', { name: '恢复码' }))
  expect(codes.getByText('aaaaa-bbbbb')).toBeTruthy()
  expect(server.bodiesOf(accountsApi.confirmSecondFactor)).toEqual([{ code: '123456' }])
  fireEvent.click(codes.getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(screen.queryByText('aaaaa-bbbbb')).toBeNull())
})

test('who came by the company’s provider is sent there to prove who they are, and goes on when that is done', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const onEnd = vi.fn()
  serve(answering(accountsApi.viewProof, { by: 'provider', name: 'Lamp ID' }))
  await showScreen(() => <ProofDialog onEnd={onEnd} />, at)
  fireEvent.click(await screen.findByRole('button', { name: '通过Lamp ID确认' }))
  expect(opened).toHaveBeenCalledExactlyOnceWith('/site/proof', 'bole-proof', expect.anything())
  tellProved()
  await waitFor(() => expect(onEnd).toHaveBeenCalledExactlyOnceWith(true))
  fireEvent.click(screen.getByRole('button', { name: '改用密码' }))
  expect(await screen.findByLabelText('密码')).toBeTruthy()
})

test('a wrong first code is said at its field', async () => {
  serve(
    ...quiet,
    answering(accountsApi.beginSecondFactor, { secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
    refusing(accountsApi.confirmSecondFactor, 'wrong_second_factor', { message: '动态码不正确' }),
  )
  await showScreen(Security, at)
  fireEvent.click(await screen.findByRole('button', { name: /开\s*启/ }))
  fireEvent.change(await screen.findByLabelText('验证器显示的 6 位动态码'), { target: { value: '1' } })
  fireEvent.click(screen.getByRole('button', { name: '确认开启' }))
  expect(await screen.findByText('动态码不正确')).toBeTruthy()
})
