import { accountsApi } from '@bole/accounts/contract'
import { administrator, departments } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type RequisitionDetail, requisitionsApi } from '@bole/requisitions/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import RequisitionList from './requisition-list.tsx'
import RequisitionRecord from './requisition-record.tsx'

const { listRequisitions, viewRequisition, decideRequisition, askRequisition, linkPositions } =
  requisitionsApi

const asked: RequisitionDetail = {
  ...{ id: 7, origin: 2, title: '后端工程师', department: { id: 6, name: '平台组' }, state: 'asked' },
  ...{ head_count: 4, filled_count: 0, left_count: 4, is_filled: false, budget: 80_000_000, currency: 'CNY' },
  ...{ reason: '业务增长', wanted_by: '2027-01-01', asked_by: { id: 3, name: '何静' } },
  ...{ asked_at: '2026-11-01T00:00:00.000Z', decided_by: null, decided_at: null, decision_reason: '' },
  version: 1,
  can: { edit: false, approve: true, refuse: true, withdraw: false, link: false },
  ...{ positions: [], hidden_position_count: 0 },
}
const approved: RequisitionDetail = {
  ...{ ...asked, state: 'approved', filled_count: 1, left_count: 3, version: 2 },
  can: { ...asked.can, approve: false, refuse: false, link: true },
  positions: [{ id: 41, title: '工程师', state: 'open', head_count: 4, joined_count: 1 }],
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listDepartments, { list: departments }),
]

test('one that is asked for is refused with a reason out of its row', async () => {
  const server = serve(
    ...usual,
    answering(listRequisitions, { list: [asked], statistic: {} }, 1),
    answering(decideRequisition, { id: 7, version: 2, state: 'refused' }),
  )
  await showScreen(RequisitionList, '/post/requirement/list')
  expect(await screen.findByText('需要 4 人')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /不\s?批\s?准/ }))
  fireEvent.change(await screen.findByLabelText('原因'), { target: { value: '预算不足' } })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /不\s?批\s?准/ }))
  await waitFor(() =>
    expect(server.bodiesOf(decideRequisition)).toEqual([
      { id: 7, version: 1, decision: 'refused', reason: '预算不足' },
    ]),
  )
})

test('people are asked for with a budget in the unit people pay with', async () => {
  const server = serve(
    ...usual,
    answering(listRequisitions, { list: [], statistic: {} }, 0),
    answering(askRequisition, { id: 8, version: 1 }),
  )
  await showScreen(RequisitionList, '/post/requirement/list')
  fireEvent.click((await screen.findAllByRole('button', { name: /提出需求/ }))[0] ?? document.body)
  fireEvent.change(await screen.findByLabelText('岗位名称'), { target: { value: '测试工程师' } })
  fireEvent.change(screen.getByLabelText('年度预算'), { target: { value: '500000' } })
  fireEvent.click(screen.getByRole('button', { name: '提交审批' }))
  await waitFor(() =>
    expect(server.bodiesOf(askRequisition)).toMatchObject([
      { origin: 2, title: '测试工程师', head_count: 1, budget: 50_000_000 },
    ]),
  )
})

test('an approved one shows what fills it, and takes positions', async () => {
  const themes = [
    { id: 9, theme_name: '社招', station_list: [], positions: [{ id: 41, title: '工程师', is_deleted: 0 }] },
  ]
  const server = serve(
    ...usual,
    answering(viewRequisition, { requisition: approved }),
    answering(positionsApi.getParams, { themes, city_list: [], process_list: [], degree_list: [] }),
    answering(linkPositions, { id: 7, version: 3, state: 'approved' }),
  )
  await showScreen(RequisitionRecord, '/post/requirement/7', '/post/requirement/{id}')
  expect(await screen.findByText('已入职 1 / 4，还差 3 人')).toBeTruthy()
  expect(screen.getByText('¥800,000')).toBeTruthy()
  expect(screen.getByRole('link', { name: '工程师' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /关联职位/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: /保\s?存/ }))
  await waitFor(() =>
    expect(server.bodiesOf(linkPositions)).toEqual([{ id: 7, version: 2, position_ids: [41] }]),
  )
})
