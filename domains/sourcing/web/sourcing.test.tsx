import { accountsApi, accountsEntryApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type ActivityRow, sourcingApi } from '@bole/sourcing/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ActivityList from './activity-list.tsx'
import DepartmentList from './department-list.tsx'
import RecommendationList from './recommendation-list.tsx'

const { listActivity, sumByDepartment, listRecommendations, assignAccount, getReportAddress } = sourcingApi

const counts = { customerMessageCount: 12, customerCount: 8, replyCount: 6, exchangeContactCount: 2 }
const row: ActivityRow = {
  ...{
    id: 1,
    day: '2026-11-02',
    isTotal: false,
    account_id: 41,
    version: 3,
    bossName: '何静招聘',
    owner: null,
  },
  ...{ ...counts, replyRate: 0.75, can: { assign: true } },
}
const total: ActivityRow = {
  ...row,
  id: 2,
  isTotal: true,
  account_id: null,
  bossName: '',
  can: { assign: false },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(getReportAddress, { report_address: '/api/channel-report/secret' }),
  answering(accountsEntryApi.listPeople, { list: [{ id: 3, name: '何静', job_title: null, role: 'User2' }] }),
]

test('a day shows its accounts, its totals and where boards report', async () => {
  serve(...usual, answering(listActivity, { list: [row, total] }, 2))
  await showScreen(ActivityList, '/post/boss/statistic')
  expect(await screen.findByText('何静招聘')).toBeTruthy()
  expect(screen.getByText('合计')).toBeTruthy()
  expect(screen.getAllByText('6（75%）')).toHaveLength(2)
  expect(screen.getByText('未指定')).toBeTruthy()
  expect(screen.getByText(`${location.origin}/api/channel-report/secret`)).toBeTruthy()
  expect(screen.getByRole('link', { name: '按账号' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: '推荐记录' }).getAttribute('href')).toBe('/post/boss/recommend')
})

test('an account is given to somebody, and a total to nobody', async () => {
  const server = serve(
    ...usual,
    answering(listActivity, { list: [row, total] }, 2),
    answering(assignAccount, { id: 41, version: 4 }),
  )
  await showScreen(ActivityList, '/post/boss/statistic')
  const buttons = await screen.findAllByRole('button', { name: /指定使用人/ })
  expect(buttons).toHaveLength(1)
  fireEvent.click(buttons[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('「何静招聘」由谁使用')).toBeTruthy()
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '使用人' }))
  fireEvent.click(await screen.findByTitle('何静'))
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.bodiesOf(assignAccount)).toEqual([{ id: 41, version: 3, user_id: 3 }]))
})

test('who left meanwhile is refused beside the field, and nothing is lost', async () => {
  serve(
    ...usual,
    answering(listActivity, { list: [{ ...row, owner: { id: 9, name: '已离职' } }] }, 1),
    refusing(assignAccount, 'unknown_person', { message: '所选的人不存在' }),
  )
  await showScreen(ActivityList, '/post/boss/statistic')
  fireEvent.click(await screen.findByRole('button', { name: /指定使用人/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByTitle('已离职')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  expect(await dialog.findByText('所选的人不存在')).toBeTruthy()
})

test('nothing yet says what to do', async () => {
  serve(...usual, answering(listActivity, { list: [] }, 0))
  await showScreen(ActivityList, '/post/boss/statistic')
  expect(await screen.findByText(/请在「发布渠道」开启该网站/)).toBeTruthy()
})

test('another board is asked for by the address, with where it reports', async () => {
  const server = serve(...usual, answering(listActivity, { list: [] }, 0))
  await showScreen(ActivityList, '/post/boss/statistic?channel=zhaopin&day_from=2026-11-01')
  await waitFor(() => expect(server.queriesOf(listActivity)).toHaveLength(1))
  expect(server.queriesOf(getReportAddress).at(-1)).toMatchObject({ channel: 'zhaopin' })
  expect(server.queriesOf(listActivity).at(-1)).toMatchObject({ day_from: '2026-11-01' })
})

test('departments are followed by their totals', async () => {
  const one = { id: 1, isTotal: false, org: { id: 6, name: '平台组' }, accountCount: 2 }
  const list = [
    { ...one, ...counts, replyRate: 0.75 },
    {
      ...one,
      id: 2,
      org: null,
      accountCount: 1,
      ...counts,
      customerCount: 0,
      replyCount: 0,
      replyRate: null,
    },
    { ...one, id: 3, isTotal: true, org: null, accountCount: 3, ...counts, replyRate: 0.5 },
  ]
  serve(...usual, answering(sumByDepartment, { list }, 3))
  await showScreen(DepartmentList, '/regulation2/boss/department')
  expect(await screen.findByText('平台组')).toBeTruthy()
  expect([screen.getByText('未指定'), screen.getByText('合计'), screen.getByText('6（50%）')]).toHaveLength(3)
})

test('whom a board recommended is shown with how far it went', async () => {
  const recommended = {
    ...{ id: 5, name: '王雨', bossName: '何静招聘', owner: { id: 3, name: '何静' } },
    ...{ position_title: '后端工程师', recommended_at: '2026-11-01T02:00:00.000Z' },
    outcome: 'exchanged' as const,
  }
  serve(...usual, answering(listRecommendations, { list: [recommended] }, 1))
  await showScreen(RecommendationList, '/post/boss/recommend')
  expect(await screen.findByText('王雨')).toBeTruthy()
  expect([screen.getByText('后端工程师'), screen.getByText('已交换联系方式')]).toHaveLength(2)
})
