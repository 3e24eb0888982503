import { accountsApi } from '@bole/accounts/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import InvitationList from './invitation-list.tsx'

const { listInvitations, inviteColleagues, cancelInvitation, listRoles, listDepartments } = accountsApi
const open = {
  id: 3,
  email: 'he@acme.test',
  role: 'User2',
  own_role_name: '校招面试官',
  department_name: '研发中心',
  inviter_name: '林若溪',
  state: 'open',
  create_time: '2026-11-01T00:00:00.000Z',
  expire_time: '2026-11-08T00:00:00.000Z',
  can: { again: true, cancel: true },
} as const
const link = { id: 4, email: 'new@acme.test', path: '/site/invitation#abc', expire_time: open.expire_time }

test('says who was asked, takes it back, and shows links that no mail server sends', async () => {
  const server = serve(
    answering(listInvitations, { list: [open] }, 1),
    answering(cancelInvitation, {}),
    answering(listRoles, {
      list: [null, { id: 9, name: '面试官' }].map((own) => ({
        name: 'User2' as const,
        title: 'hiring_manager',
        own,
      })),
    }),
    answering(listDepartments, { list: [] }),
    answering(inviteColleagues, { invited: 1, links: [link] }),
  )
  await showScreen(InvitationList, '/organization/user/invitations')
  const row = within(await screen.findByRole('row', { name: /he@acme\.test/ }))
  expect(row.getByText('等待加入')).toBeTruthy()
  expect(row.getByText('校招面试官')).toBeTruthy()
  fireEvent.click(row.getByRole('button', { name: '撤回邀请' }))
  await waitFor(() => expect(server.bodiesOf(cancelInvitation)).toEqual([{ id: 3 }]))
  fireEvent.click(screen.getAllByRole('button', { name: /邀请同事/ })[0] ?? document.body)
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(form.getByLabelText('邮箱'), { target: { value: 'new@acme.test' } })
  await pickOption('角色', '面试官')
  fireEvent.click(form.getByRole('button', { name: '发送邀请' }))
  expect(await screen.findByText(/\/site\/invitation#abc/)).toBeTruthy()
  expect(server.bodiesOf(inviteColleagues)).toEqual([
    { people: [{ email: 'new@acme.test', role: 'User2', role_id: 9, department_id: null }] },
  ])
})
