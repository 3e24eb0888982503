import { accountsEntryApi } from '@bole/accounts/contract'
import { approvalsApi, type Delegation } from '@bole/approvals/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import DelegationList from './delegation-list.tsx'

const mine: Delegation = {
  id: 4,
  user: { id: 3, name: '陈晨' },
  deputy: { id: 5, name: '周敏' },
  begins_on: '2026-11-20',
  ends_on: '2026-11-30',
  state: 'on',
  is_mine: true,
  can: { end: true },
}
const theirs: Delegation = {
  ...mine,
  id: 6,
  user: { id: 8, name: '王强' },
  is_mine: false,
  can: { end: false },
}

test('says who answers for whom, and ends what is one’s own', async () => {
  const server = serve(
    answering(approvalsApi.listDelegations, { list: [mine, theirs] }, 2),
    answering(approvalsApi.endDelegation, {}),
  )
  await showScreen(DelegationList, '/usercenter/away')
  const row = within((await screen.findByText('周敏')).closest('tr') ?? document.body)
  expect(row.getByText('进行中')).toBeTruthy()
  expect(screen.getByText('王强')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^结\s?束/ })).toHaveLength(1)
  fireEvent.click(row.getByRole('button', { name: /^结\s?束/ }))
  const sure = await screen.findAllByText('结束由 周敏 代审？')
  const dialog = sure.at(-1)?.closest('.ant-modal') ?? document.body
  fireEvent.click(dialog.querySelector('.ant-modal-confirm-btns button:last-child') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(approvalsApi.endDelegation)).toEqual([{ id: 4 }]))
})

test('a deputy who may not decide is refused at the field', async () => {
  serve(
    answering(approvalsApi.listDelegations, { list: [] }, 0),
    answering(accountsEntryApi.listPeople, {
      list: [{ id: 5, name: '周敏', job_title: null, role: 'User2' }],
    }),
    refusing(approvalsApi.createDelegation, 'deputy_may_not_decide', { message: '周敏 没有审批权限' }),
  )
  await showScreen(DelegationList, '/usercenter/away')
  fireEvent.click((await screen.findAllByRole('button', { name: /设置代审人/ }))[0] ?? document.body)
  await pickOption('代审人', '周敏')
  const last = screen.getByLabelText('结束日期')
  fireEvent.mouseDown(last)
  fireEvent.change(last, { target: { value: '2999-01-01' } })
  fireEvent.keyDown(last, { key: 'Enter' })
  fireEvent.click(
    document.querySelector('.ant-modal button[type=submit], .ant-modal .ant-btn-primary') ?? document.body,
  )
  expect(await screen.findByText('周敏 没有审批权限')).toBeTruthy()
})
