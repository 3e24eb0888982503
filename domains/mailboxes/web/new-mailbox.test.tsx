import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { mailboxesApi } from '@bole/mailboxes/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import MailboxList from './mailbox-list.tsx'

const nothing = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(mailboxesApi.listMailboxes, { list: [] }, 0),
  answering(positionsApi.listPositions, { list: [], statistic: {} }, 0),
]

/** The drawer of a new mailbox, with what is needed typed in. */
async function filledIn() {
  await showScreen(MailboxList, '/post/email/list')
  const [add] = await screen.findAllByRole('button', { name: /添加邮箱/ })
  fireEvent.click(add ?? document.body)
  const drawer = within(await screen.findByRole('dialog', { name: '添加邮箱' }))
  const type = (label: string, value: string) =>
    fireEvent.change(drawer.getByLabelText(label), { target: { value } })
  type('名称', '社招邮箱')
  type('IMAP 服务器', 'imap.acme.test')
  type('账号', 'jobs@acme.test')
  type('密码或授权码', 'secret')
  return drawer
}

test('a new mailbox reads its inbox from today on, over TLS, and leaves to people what it cannot sort', async () => {
  const server = serve(...nothing, answering(mailboxesApi.createMailbox, { id: 1, version: 1 }))
  const drawer = await filledIn()
  fireEvent.click(drawer.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(mailboxesApi.createMailbox)).toMatchObject([
      {
        ...{ name: '社招邮箱', host: 'imap.acme.test', port: 993, security: 'tls', password: 'secret' },
        ...{ folders: ['INBOX'], position_id: null, rules: [] },
        taken_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]),
  )
})

test('what is refused is said at its field', async () => {
  const message = '该账号已经添加过，请修改已有的邮箱'
  serve(...nothing, refusing(mailboxesApi.createMailbox, 'exists_already', { message }))
  const drawer = await filledIn()
  fireEvent.click(drawer.getByRole('button', { name: /保\s?存/ }))
  expect(await drawer.findByText(message)).toBeTruthy()
  expect(drawer.getByLabelText('账号').getAttribute('aria-invalid')).toBe('true')
})

test('a connection that works says how many folders there are', async () => {
  const server = serve(...nothing, answering(mailboxesApi.tryMailbox, { folders: ['INBOX', '校招'] }))
  const drawer = await filledIn()
  fireEvent.click(drawer.getByRole('button', { name: '测试连接' }))
  expect((await drawer.findByRole('status')).textContent).toContain('2 个文件夹')
  expect(server.bodiesOf(mailboxesApi.tryMailbox)).toMatchObject([{ password: 'secret' }])
})
