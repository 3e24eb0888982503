import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type Mailbox, type Message, mailboxesApi } from '@bole/mailboxes/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import MailList from './mail-list.tsx'
import MailboxList from './mailbox-list.tsx'

const box: Mailbox = {
  ...{
    id: 4,
    name: '社招邮箱',
    host: 'imap.acme.test',
    port: 993,
    security: 'tls',
    username: 'jobs@acme.test',
  },
  ...{ has_password: true, folders: ['INBOX'], position: null, taken_from: '2026-11-01', is_on: true },
  rules: [{ part: 'subject', contains: '实习', position: { id: 3, title: '工程师' } }],
  ...{ state: 'failing', said: 'Authentication failed', inner_host: null, look_time: null },
  ...{ message_count: 12, resume_count: 9, version: 2 },
  can: { edit: true, look: true, turn_on: false, turn_off: true, remove: true },
}

const mail: Message = {
  ...{
    id: 8,
    mailbox: { id: 4, name: '社招邮箱' },
    folder: 'INBOX',
    sender: 'a@example.com',
    sender_name: '王敏',
  },
  ...{
    subject: '应聘工程师',
    board: 'zhaopin',
    position: { id: 3, title: '工程师' },
    state: 'taken',
    reason: null,
  },
  left_out: ['名片.vcf'],
  items: [
    { id: 1, name: '王敏.pdf', state: 'accepted', reason_text: '', post_id: 77, candidate_name: '王敏' },
    {
      id: 2,
      name: '坏的.pdf',
      state: 'failed',
      reason_text: '文件已损坏',
      post_id: null,
      candidate_name: null,
    },
  ],
  counts: { waiting: 0, accepted: 1, duplicate: 0, failed: 1 },
  ...{ send_time: '2026-11-02T08:00:00.000Z', take_time: '2026-11-02T08:01:00.000Z' },
}

const signedIn = answering(accountsApi.getCurrentUser, administrator)
const positions = answering(positionsApi.listPositions, { list: [], statistic: {} }, 0)
const boxes = (one: Mailbox) => answering(mailboxesApi.listMailboxes, { list: [one] }, 1)

test('a mailbox that cannot be read says so in its server’s words, and is looked into at once', async () => {
  const server = serve(signedIn, boxes(box), answering(mailboxesApi.lookNow, {}))
  await showScreen(MailboxList, '/post/email/list')
  const row = within(await screen.findByRole('row', { name: /社招邮箱/ }))
  expect(row.getByText('无法读取')).toBeTruthy()
  expect(row.getByText('Authentication failed')).toBeTruthy()
  expect(row.getByRole('link', { name: '12' }).getAttribute('href')).toContain(
    '/post/email/mail?mailbox_id=4',
  )
  fireEvent.click(row.getByRole('button', { name: '立即查看' }))
  await waitFor(() => expect(server.bodiesOf(mailboxesApi.lookNow)).toEqual([{ id: 4 }]))
})

test('one in a private network says which setting allows it', async () => {
  serve(signedIn, boxes({ ...box, said: '10.0.0.9 is inner', inner_host: '10.0.0.9' }))
  await showScreen(MailboxList, '/post/email/list')
  expect(await screen.findByText(/^10\.0\.0\.9 位于内网.*ALLOWED_INNER_HOSTS/)).toBeTruthy()
})

test('a mailbox is changed without its password, which nobody is told; a rule that is not whole is not saved', async () => {
  const server = serve(
    ...[signedIn, positions, boxes(box)],
    answering(mailboxesApi.updateMailbox, { id: 4, version: 3 }),
  )
  await showScreen(MailboxList, '/post/email/list')
  fireEvent.click(
    within(await screen.findByRole('row', { name: /社招邮箱/ })).getByRole('button', { name: /编\s?辑/ }),
  )
  const drawer = within(await screen.findByRole('dialog', { name: '编辑「社招邮箱」' }))
  expect((await drawer.findByLabelText<HTMLInputElement>('密码或授权码')).value).toBe('')
  fireEvent.click(drawer.getByRole('button', { name: '添加规则' }))
  fireEvent.click(drawer.getByRole('button', { name: /保\s?存/ }))
  expect(await drawer.findByText('请为每条规则填写文字并选择职位')).toBeTruthy()
  const second = within(drawer.getByRole('group', { name: '规则 2' }))
  fireEvent.click(second.getByRole('button', { name: '删除规则' }))
  fireEvent.change(drawer.getByLabelText('包含的文字'), { target: { value: '校招' } })
  fireEvent.click(drawer.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(mailboxesApi.updateMailbox)).toMatchObject([
      {
        ...{ id: 4, version: 2, password: '', port: 993, taken_from: '2026-11-01' },
        rules: [{ part: 'subject', contains: '校招', position_id: 3 }],
      },
    ]),
  )
})

test('a connection is tried before it is saved, and its folders can be chosen then', async () => {
  const said = '无法登录该邮箱。服务器的回答：no'
  const server = serve(
    ...[signedIn, positions, boxes(box)],
    refusing(mailboxesApi.tryMailbox, 'not_reached', { message: said }),
  )
  await showScreen(MailboxList, '/post/email/list')
  fireEvent.click(
    within(await screen.findByRole('row', { name: /社招邮箱/ })).getByRole('button', { name: /编\s?辑/ }),
  )
  const drawer = within(await screen.findByRole('dialog', { name: '编辑「社招邮箱」' }))
  fireEvent.click(drawer.getByRole('button', { name: '测试连接' }))
  expect(await drawer.findByText(said)).toBeTruthy()
  expect(server.bodiesOf(mailboxesApi.tryMailbox)).toMatchObject([
    { id: 4, host: 'imap.acme.test', port: 993, security: 'tls', username: 'jobs@acme.test', password: '' },
  ])
})

test('each mail says what it brought and what became of it, and leads there', async () => {
  serve(signedIn, boxes(box), answering(mailboxesApi.listMessages, { list: [mail], statistic: {} }, 1))
  await showScreen(MailList, '/post/email/mail')
  const row = within(await screen.findByRole('row', { name: /应聘工程师/ }))
  expect(row.getByRole('link', { name: '王敏' }).getAttribute('href')).toContain('77')
  expect(row.getByText('坏的.pdf')).toBeTruthy()
  expect(row.getByText('文件已损坏')).toBeTruthy()
  expect(row.getByText('未作为简历：名片.vcf')).toBeTruthy()
  expect(row.getByText('智联招聘')).toBeTruthy()
})

test('of a mail that brought much the first is named, and all of it is one step away', async () => {
  const items = Array.from({ length: 5 }, (_, at) => ({
    ...{ id: at + 1, name: `${at}.pdf`, state: 'waiting' as const, reason_text: '' },
    ...{ post_id: null, candidate_name: null },
  }))
  const counts = { waiting: 25, accepted: 0, duplicate: 0, failed: 0 }
  const much: Message = { ...mail, ...{ subject: '', items, counts, left_out: [], position: null } }
  serve(signedIn, boxes(box), answering(mailboxesApi.listMessages, { list: [much], statistic: {} }, 1))
  await showScreen(MailList, '/post/email/mail')
  const row = within(await screen.findByRole('row', { name: /（无主题）/ }))
  expect([row.queryByText('2.pdf'), row.queryByText('3.pdf')]).toEqual([expect.anything(), null])
  const address = row.getByRole('link', { name: '还有 22 项，查看全部' }).getAttribute('href')
  expect(address).toContain('door=mailbox')
  expect(decodeURIComponent(address ?? '')).toContain('keyword=a@example.com')
})
