import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { type RewardRow, type RuleRow, referralApi } from '@bole/referral/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import RewardList from './reward-list.tsx'
import RuleList from './rule-list.tsx'

const { getShare, listRewards, settleRewards, listRules, addRule, endRule } = referralApi

const me = answering(accountsApi.getCurrentUser, administrator)
const at = '2026-11-20T08:00:00.000Z'
const position = {
  ...{ id: 7, title: '后端工程师', cities: ['上海'], theme_name: '研发' },
  link: '/careers/lumi/positions/7?ref=AB12CD34',
  rewards: [{ milestone: 'joined' as const, amount: 500_000, currency: 'CNY' }],
}

const reward: RewardRow = {
  ...{ id: 31, user: { id: 3, name: '高翔' }, milestone: 'joined', amount: 500_000, currency: 'CNY' },
  friend: { post_id: 21, name: '王雨', position_title: '后端工程师' },
  state: 'earned',
  lines: [{ id: 31, kind: 'earned', amount: 500_000, by: null, why: '', at }],
  can: { approve: true, pay: false, reverse: true },
}
const paid: RewardRow = {
  ...{ ...reward, id: 41, user: { id: 4, name: '潘洁' }, state: 'paid' },
  lines: [
    { id: 41, kind: 'earned', amount: 500_000, by: null, why: '', at },
    { id: 42, kind: 'approved', amount: 500_000, by: { id: 1, name: '何静' }, why: '', at },
    { id: 43, kind: 'paid', amount: 500_000, by: { id: 1, name: '何静' }, why: '十二月工资', at },
  ],
  can: { approve: false, pay: false, reverse: true },
}
const balances = { CNY: { currency: 'CNY', earned: 1_000_000, paid: 500_000, open: 500_000 } }

test('a reward says who said what of it, and offers its next step', async () => {
  const server = serve(
    me,
    answering(listRewards, { list: [reward, paid], balances }, 2),
    answering(settleRewards, { count: 1 }),
  )
  await showScreen(RewardList, '/post/extrapolation/reward')
  expect((await screen.findByText('导出全部流水')).getAttribute('href')).toBe(
    '/api/recruit/referral/reward/export',
  )
  const row = within((await screen.findByText('潘洁')).closest('tr') ?? document.body)
  expect(row.getByText(/已发放 · 何静 · .*十二月工资/)).toBeTruthy()
  expect(screen.getAllByText(/待批准 · 按规则/)).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: /^批\s?准/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /标记已发放/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^批\s?准/ }))
  await waitFor(() => expect(server.bodiesOf(settleRewards)).toEqual([{ ids: [31], state: 'approved' }]))
})

test('a reward is reversed with a reason, which is asked for', async () => {
  const server = serve(
    me,
    answering(listRewards, { list: [paid], balances }, 1),
    refusing(settleRewards, 'reason_missing', { message: '请填写撤销原因' }),
  )
  await showScreen(RewardList, '/post/extrapolation/reward')
  fireEvent.click(await screen.findByRole('button', { name: /^撤\s?销/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^撤\s?销/ }))
  expect(await dialog.findByText('请填写撤销原因')).toBeTruthy()
  expect(server.bodiesOf(settleRewards)).toEqual([{ ids: [41], state: 'reversed', why: '' }])
})

const rule: RuleRow = {
  ...{ id: 51, milestone: 'joined', amount: 800_000, currency: 'CNY', origin: null, theme: null },
  ...{ position: { id: 7, title: '后端工程师' }, valid_from: '2026-11-01', ended_on: null },
  ...{ made_by: { id: 1, name: '何静' }, version: 2, can: { end: true } },
}
const ended: RuleRow = { ...rule, id: 52, position: null, ended_on: '2026-11-10', can: { end: false } }

test('rules say what for, where and since when; one that holds is ended after a question', async () => {
  const server = serve(
    me,
    answering(listRules, { list: [rule, ended] }, 2),
    answering(endRule, { id: 51, version: 3 }),
  )
  await showScreen(RuleList, '/post/extrapolation/rule')
  expect(await screen.findByText('后端工程师')).toBeTruthy()
  expect([screen.getByText('全部职位'), screen.getByText('持续有效')]).toHaveLength(2)
  const buttons = screen.getAllByRole('button', { name: /结束规则/ })
  expect(buttons).toHaveLength(1)
  fireEvent.click(buttons[0] ?? document.body)
  expect((await screen.findAllByText('结束这条规则？')).length).toBeGreaterThan(0)
  const dialog = document.querySelector('.ant-modal-confirm-btns button:last-child') ?? document.body
  fireEvent.click(dialog)
  await waitFor(() => expect(server.bodiesOf(endRule)).toEqual([{ id: 51, version: 2 }]))
})

test('a new rule opens with what is promised most, and none yet says so', async () => {
  const server = serve(
    me,
    answering(listRules, { list: [] }, 0),
    answering(getShare, { linkData: null, list: [position] }, 1),
    answering(addRule, {}),
  )
  await showScreen(RuleList, '/post/extrapolation/rule')
  expect(await screen.findByText('还没有奖励规则')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: /添加奖励规则/ })[0] ?? document.body)
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByTitle('入职')).toBeTruthy()
  expect(drawer.getByLabelText('金额')).toBeTruthy()
  expect(drawer.getByText('不选则适用于全部职位')).toBeTruthy()
  expect(server.bodiesOf(addRule)).toEqual([])
})

test('a reward that was approved is marked as paid, which is said of it alone', async () => {
  const approved: RewardRow = {
    ...reward,
    state: 'approved',
    can: { approve: false, pay: true, reverse: true },
  }
  const server = serve(
    me,
    answering(listRewards, { list: [approved], balances }, 1),
    refusing(settleRewards, 'not_this_step', { message: '请刷新后重新选择' }),
  )
  await showScreen(RewardList, '/post/extrapolation/reward')
  fireEvent.click(await screen.findByRole('button', { name: /标记已发放/ }))
  await waitFor(() => expect(server.bodiesOf(settleRewards)).toEqual([{ ids: [31], state: 'paid' }]))
})

test('rewards are asked for by state and day, as the address says', async () => {
  const server = serve(me, answering(listRewards, { list: [], balances: {} }, 0))
  await showScreen(RewardList, '/post/extrapolation/reward?state=earned,approved&day_from=2026-11-01')
  await waitFor(() => expect(server.queriesOf(listRewards)).toHaveLength(1))
  expect(server.queriesOf(listRewards).at(-1)).toMatchObject({
    state: 'earned,approved',
    day_from: '2026-11-01',
  })
})
