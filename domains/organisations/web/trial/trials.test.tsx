import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { organisationsApi, type TrialApplication } from '@bole/organisations/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import TrialList from './trial-list.tsx'
import TrialPage from './trial-page.tsx'

const { applyForTrial, listTrials, changeTrial } = organisationsApi

const trial: TrialApplication = {
  ...{
    id: 4,
    company: 'Yuanshan Tech',
    contact: '周远',
    email: 'zhou@yuanshan.test',
    phone: '',
    purpose: '校招',
  },
  ...{ state: 'new', note: '', handled_by: '', handle_time: null, customer_id: null, version: 1 },
  ...{ suggested_slug: 'yuanshan-tech', create_time: '2026-03-04T08:00:00Z' },
  can: { look: false, make: true, contact: true, decline: true },
}
const signedIn = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(pipelineApi.listSavedSearches, { list: [] }),
  answering(listTrials, { list: [trial], path: '/site/trial' }, 1),
]

test('a company applies, and is told what is missing and that its application was sent', async () => {
  const server = serve(answering(applyForTrial, {}))
  await showScreen(TrialPage, '/site/trial')
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(await screen.findByRole('button', { name: /提交申请/ }))
  expect(await screen.findByText('请填写公司名称')).toBeTruthy()
  type('公司名称', '远山')
  type('联系人', '周远')
  type('工作邮箱', 'zhou@yuanshan.test')
  fireEvent.click(screen.getByRole('button', { name: /提交申请/ }))
  expect(await screen.findByText(/申请已提交/)).toBeTruthy()
  expect(server.bodiesOf(applyForTrial)).toEqual([
    { company: '远山', contact: '周远', email: 'zhou@yuanshan.test', phone: '', purpose: '' },
  ])
})

test('a server without operators says so', async () => {
  serve(refusing(applyForTrial, 'no_trials', { message: '该平台目前不接受试用申请' }))
  await showScreen(TrialPage, '/site/trial')
  for (const [label, value] of [
    ['公司名称', '远山'],
    ['联系人', '周远'],
    ['工作邮箱', 'zhou@yuanshan.test'],
  ] as const)
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /提交申请/ }))
  expect(await screen.findByText('该平台目前不接受试用申请')).toBeTruthy()
})

test('an operator notes a call, and makes the organisation with what the company wrote', async () => {
  const server = serve(...signedIn, answering(changeTrial, { id: 4, version: 2 }))
  await showScreen(TrialList, '/agency/trial/list')
  fireEvent.click(await screen.findByRole('button', { name: '开通机构' }))
  expect(await screen.findByDisplayValue('yuanshan-tech')).toBeTruthy()
  expect(screen.getByDisplayValue('周远')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Close|关闭/ }))
  fireEvent.click(await screen.findByRole('button', { name: /标记已联系|更多操作/ }))
  const item = screen.queryByRole('menuitem', { name: '标记已联系' })
  if (item) fireEvent.click(item)
  const note = await screen.findByLabelText('备注')
  const form = within(note.closest<HTMLElement>('[role=dialog]') ?? document.body)
  fireEvent.change(form.getByLabelText('备注'), { target: { value: '周三通话' } })
  fireEvent.click(form.getByText(/^(确\s?定|保\s?存)$/).closest('button') ?? document.body)
  await waitFor(() =>
    expect(server.bodiesOf(changeTrial)).toEqual([
      { id: 4, version: 1, state: 'contacted', note: '周三通话' },
    ]),
  )
})
