import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { type AgencyRequest, organisationsApi } from '@bole/organisations/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AgencyRequests from './agency-requests.tsx'
import ChargeCentre from './charge-centre.tsx'
import ServiceQuota from './service-quota.tsx'

const { getServiceQuota, listServiceRequests, listAgencyRequests, askForService, handleRequest } =
  organisationsApi

const request: AgencyRequest = {
  ...{ id: 4, type: 'hr', quantity: 3, note: '新团队', asked_by: '林夏', state: 'waiting' },
  ...{ granted: null, answer: '', handled_by: '', handle_time: null, version: 1 },
  create_time: '2026-03-04T08:00:00Z',
  organization: { id: 7, name: '渡光能源' },
  can: { grant: true, decline: true },
}
const quota = {
  quotaList: [
    {
      serviceType: 1,
      total: { hr: 5, hiring_manager: null },
      used: { hr: 5, hiring_manager: 2 },
      canUse: { hr: 0, hiring_manager: null },
    },
  ],
  detail: [{ title: '林夏', createTime: '2026-03-04T08:00:00Z' }],
  can: { ask: true },
}
const signedIn = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listSavedSearches, { list: [] }),
  answering(getServiceQuota, quota),
]
const save = (form: { readonly getByText: (text: RegExp) => HTMLElement }) =>
  fireEvent.click(form.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)

test('what is used up says so, names who uses it, and leads to asking for more of it', async () => {
  const server = serve(...signedIn, answering(askForService, { id: 5, version: 1 }))
  await showScreen(ServiceQuota, '/organization/quota')
  expect(await screen.findByText('已用完')).toBeTruthy()
  expect(screen.getByText('已用 5 / 共 5')).toBeTruthy()
  expect(screen.getAllByText('不限')).toHaveLength(1)
  fireEvent.click(screen.getAllByRole('button', { name: '使用者' })[0] ?? document.body)
  expect(await screen.findByText('林夏')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Close|关闭/ }))
  fireEvent.click(screen.getByRole('button', { name: '申请更多' }))
  const quantity = await screen.findByLabelText('申请数量')
  const form = within(quantity.closest<HTMLElement>('[role=dialog]') ?? document.body)
  fireEvent.change(form.getByLabelText('申请数量'), { target: { value: '3' } })
  save(form)
  await waitFor(() => expect(server.bodiesOf(askForService)).toEqual([{ type: 'hr', quantity: 3, note: '' }]))
})

test('a company sees what was answered, and who does not manage it asks for nothing', async () => {
  const { organization: _, ...row } = request
  const answered = {
    ...{ ...row, state: 'granted' as const, granted: 2, answer: '先开通两个', handled_by: '系统运营' },
    ...{ handle_time: '2026-03-05T08:00:00Z', can: { withdraw: false } },
  }
  serve(
    answering(getServiceQuota, { ...quota, can: { ask: false } }),
    ...signedIn.slice(0, 2),
    answering(listServiceRequests, { list: [answered] }, 1),
  )
  await showScreen(ChargeCentre, '/organization/charge')
  expect(await screen.findByText(/批准 2.*先开通两个/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '申请更多' })).toBeNull()
})

test('an operator grants less than was asked for, and declining without a reason says so at its field', async () => {
  const server = serve(
    ...signedIn,
    answering(listAgencyRequests, { list: [request] }, 1),
    refusing(handleRequest, 'answer_missing', { message: '请写明未批准的原因' }),
  )
  await showScreen(AgencyRequests, '/agency/apply/list')
  fireEvent.click(await screen.findByRole('button', { name: /^批\s?准/ }))
  const grant = within(await screen.findByRole('dialog'))
  fireEvent.change(grant.getByLabelText('批准数量'), { target: { value: '2' } })
  save(grant)
  await waitFor(() =>
    expect(server.bodiesOf(handleRequest)).toEqual([
      { id: 4, version: 1, organisation_id: 7, quantity: 2, answer: '' },
    ]),
  )
})
