import { accountsApi } from '@bole/accounts/contract'
import { personOf } from '@bole/accounts/testing'
import { type Mailbox, mailboxesApi } from '@bole/mailboxes/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import MailboxList from './mailbox-list.tsx'

const box: Mailbox = {
  ...{ id: 4, name: '校招邮箱', host: 'imap.acme.test', port: 993, security: 'tls', username: 'campus' },
  ...{ has_password: true, folders: ['INBOX', '校招'], position: { id: 3, title: '工程师' }, rules: [] },
  ...{ taken_from: '2026-11-01', is_on: true, state: 'reading', said: '', inner_host: null },
  ...{ look_time: '2026-11-02T08:00:00.000Z', message_count: 1200, resume_count: 9, version: 2 },
  can: { edit: true, look: true, turn_on: false, turn_off: true, remove: true },
}
const nothing = { edit: false, look: false, turn_on: false, turn_off: false, remove: false }

async function show(one: Mailbox, role: 'OrgAdmin2' | 'DepAdmin2' | 'User2' = 'OrgAdmin2') {
  const server = serve(
    answering(accountsApi.getCurrentUser, personOf(role)),
    answering(mailboxesApi.listMailboxes, { list: [one] }, 1),
    answering(mailboxesApi.turnMailbox, {}),
    answering(mailboxesApi.removeMailbox, {}),
  )
  await showScreen(MailboxList, '/post/email/list')
  return { server, row: within(await screen.findByRole('row', { name: /校招邮箱/ })) }
}

test('one that is read says when it was last, and where what no rule fits goes', async () => {
  const { row } = await show(box)
  expect(row.getByText('正常收取')).toBeTruthy()
  expect(row.getByText(/^最近查看：/)).toBeTruthy()
  expect(row.getByText('其余归入：工程师')).toBeTruthy()
})

test('one that is turned off says so, whatever went wrong before, and is turned on again', async () => {
  const can = { ...box.can, look: false, turn_on: true, turn_off: false }
  const { server, row } = await show({ ...box, is_on: false, state: 'failing', said: 'no such user', can })
  expect(row.getByText('已停用')).toBeTruthy()
  expect(row.queryByText('no such user')).toBeNull()
  expect(row.queryByRole('button', { name: '立即查看' })).toBeNull()
  fireEvent.click(row.getByRole('button', { name: /启\s?用/ }))
  expect(await screen.findByText('已启用，将从上次的位置继续')).toBeTruthy()
  expect(server.bodiesOf(mailboxesApi.turnMailbox)).toEqual([{ id: 4, is_on: true }])
})

test('before one is deleted it is said what goes with it', async () => {
  const { server, row } = await show({ ...box, can: { ...nothing, remove: true } })
  fireEvent.click(row.getByRole('button', { name: /删\s?除/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/密码和邮件记录会一并删除/)).toBeTruthy()
  expect(server.bodiesOf(mailboxesApi.removeMailbox)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: /删\s?除/ }))
  await waitFor(() => expect(server.bodiesOf(mailboxesApi.removeMailbox)).toEqual([{ id: 4 }]))
})

test('whoever only sees mailboxes is offered nothing else, and led to mails only where they may see those', async () => {
  const { row } = await show({ ...box, can: nothing }, 'DepAdmin2')
  expect(await row.findByRole('link', { name: '1,200' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '收到的邮件' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /添加邮箱/ })).toBeNull()
  const { row: theirs } = await show({ ...box, can: nothing }, 'User2')
  expect(theirs.getByText('1,200')).toBeTruthy()
  expect(theirs.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('link', { name: '收到的邮件' })).toBeNull()
})
