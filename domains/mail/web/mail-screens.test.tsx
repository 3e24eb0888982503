import { mailApi } from '@bole/mail/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import MailServer from './mail-server.tsx'
import Outbox from './outbox.tsx'

const none = { used: 'none', sender: '', own: null, waiting: 3 } as const
const own = {
  id: 4,
  host: 'mail.acme.test',
  port: 465,
  security: 'tls',
  username: 'bole',
  has_password: true,
  sender_name: '',
  sender_address: 'jobs@acme.test',
  version: 2,
} as const
const failed = {
  id: 9,
  recipient: 'lin@acme.test',
  subject: '邀请您加入',
  state: 'failed',
  attempts: 1,
  said: '550 no such user',
  inner_host: null,
  create_time: '2026-11-01T02:00:00.000Z',
  send_time: null,
  next_try: null,
  can: { again: true, cancel: false },
} as const
const waiting = {
  ...failed,
  id: 10,
  subject: '重置密码',
  state: 'waiting',
  said: '',
  can: { again: false, cancel: true },
} as const

test('the outbox says what became of each message, and that mail waits where there is no server', async () => {
  const server = serve(
    answering(mailApi.getMailServer, none),
    answering(mailApi.listMails, { list: [waiting, failed] }, 2),
    answering(mailApi.sendAgain, {}),
    answering(mailApi.cancelMail, {}),
  )
  await showScreen(Outbox, '/organization/mail/outbox')
  expect(await screen.findByText('还没有设置邮件服务器，邮件会在此等待发送。等待中：3 封')).toBeTruthy()
  const row = within(await screen.findByRole('row', { name: /邀请您加入/ }))
  // What it means stands in the row, the server's words in its details.
  fireEvent.focus(row.getByText('该地址不存在'))
  expect(await screen.findByText('550 no such user')).toBeTruthy()
  expect(row.queryByRole('button', { name: '取消发送' })).toBeNull()
  fireEvent.click(row.getByRole('button', { name: '重新发送' }))
  await waitFor(() => expect(server.bodiesOf(mailApi.sendAgain)).toEqual([{ id: 9 }]))
  const other = within(await screen.findByRole('row', { name: /重置密码/ }))
  fireEvent.click(other.getByRole('button', { name: '取消发送' }))
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getAllByText(/之后可以重新发送/).length).toBeGreaterThan(0)
  expect(server.bodiesOf(mailApi.cancelMail)).toEqual([])
  fireEvent.click(asked.getByRole('button', { name: '取消发送' }))
  await waitFor(() => expect(server.bodiesOf(mailApi.cancelMail)).toEqual([{ id: 10 }]))
})

test('a server that may not be reached is named in the reader’s words, with the way out', async () => {
  const said = '10.0.0.9 is in a private network'
  serve(
    answering(mailApi.getMailServer, none),
    answering(mailApi.listMails, { list: [{ ...failed, said, inner_host: '10.0.0.9' }] }, 1),
  )
  await showScreen(Outbox, '/organization/mail/outbox')
  expect(await screen.findByText(/^10\.0\.0\.9 位于内部网络.*重新发送$/)).toBeTruthy()
  expect(screen.getByText(said)).toBeTruthy()
})

test('a server is kept with its password or a new one, and says what the mail server answers to a test', async () => {
  const said = '邮件服务器没有接收：535 wrong password'
  const server = serve(
    answering(mailApi.getMailServer, { used: 'own', sender: 'jobs@acme.test', own, waiting: 0 }),
    answering(mailApi.updateMailServer, { id: 4, version: 3 }),
    refusing(mailApi.sendTestMail, 'not_sent', { message: said }),
  )
  await showScreen(MailServer, '/organization/mail/server')
  const name = await screen.findByLabelText('发件人名称')
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('')
  fireEvent.change(name, { target: { value: 'Acme' } })
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(mailApi.updateMailServer)).toMatchObject([
      { id: 4, version: 2, sender_name: 'Acme', password: '', port: 465 },
    ]),
  )
  fireEvent.change(screen.getByLabelText('发送测试邮件到'), { target: { value: 'me@acme.test' } })
  fireEvent.click(screen.getByRole('button', { name: /发\s?送/ }))
  expect(await screen.findByText(said)).toBeTruthy()
})
