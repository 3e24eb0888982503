import { type ApprovalItem, approvalsApi } from '@bole/approvals/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import AllApprovals from './all-approvals.tsx'
import { DecideRound } from './decide/decide-round.tsx'
import OwnApprovals from './own-approvals.tsx'

const step = {
  id: 4,
  name: '周敏',
  state: 'asked',
  asked_at: '2026-11-20T02:00:00.000Z',
  decided_at: null,
  decided_by: null,
  is_by_mail: false,
  deputy: '韩梅',
} as const

const approval: ApprovalItem = {
  id: 9,
  post_id: 7,
  version: 3,
  name: '林岚',
  position: '后端工程师',
  department: '研发部',
  origin: 2,
  rule: 'all',
  state: 'open',
  is_mine: true,
  for_name: null,
  approvers: [
    { ...step, id: 3, name: '王强', state: 'approved', decided_by: '赵丽', is_by_mail: true, deputy: null },
    step,
  ],
  opened_at: '2026-11-20T02:00:00.000Z',
  settled_at: null,
  waited_days: 3,
  can: { decide: true, add: true },
}

const done = {
  post_id: 7,
  version: 4,
  status: {
    status: 14,
    process_status: 40,
    process_detail_status: 0,
    name: 'approved',
    colour: 'green',
    title: '',
  },
  batch_id: 'b',
} as const

test('the list says who was asked and who answered for whom, and how long people take', async () => {
  const took = { id: 4, name: '周敏', waiting: 2, oldest_days: 5, answered: 7, median_hours: 26.5 }
  serve(
    answering(
      approvalsApi.listApprovals,
      { list: [approval], statistic: { mine: { key: 'mine', value: 1 } } },
      1,
    ),
    answering(approvalsApi.getLatency, { approvers: [took], departments: [{ ...took, id: 0, name: '' }] }),
  )
  await showScreen(AllApprovals, '/approval2/list')
  const row = within((await screen.findByRole('link', { name: '林岚' })).closest('tr') ?? document.body)
  expect(row.getByText('王强 · 已通过')).toBeTruthy()
  expect(row.getByText('由 赵丽 代为审批 · 邮件审批')).toBeTruthy()
  expect(row.getByText('由 韩梅 代审')).toBeTruthy()
  expect(row.getByText('3 天')).toBeTruthy()
  expect(row.getByRole('link', { name: '林岚' }).getAttribute('href')).toBe('/approval/7')
  const approver = within((await screen.findAllByText('26.5 小时'))[0]?.closest('tr') ?? document.body)
  expect(approver.getByText('周敏')).toBeTruthy()
  expect(await screen.findByText('无部门')).toBeTruthy()
})

test.each([
  ['mine', {}, '审批'],
  ['a colleague’s who is away', { for_name: '周敏' }, '代 周敏 审批'],
  ['waiting for somebody else', { is_mine: false }, '代 周敏 审批'],
  ['nobody’s yet', { is_mine: false, approvers: [] }, '直接审批'],
  [
    'waiting for several',
    { is_mine: false, approvers: [step, { ...step, id: 5, name: '高翔' }, { ...step, id: 6, name: '徐凯' }] },
    '代 周敏 等 2 人审批',
  ],
])('the button of an approval that is %s says whom one decides for', async (_, given, label) => {
  const row = { ...approval, ...given }
  serve(answering(approvalsApi.listApprovals, { list: [row], statistic: {} }, 1))
  await showScreen(OwnApprovals, '/approval/list?state=open')
  const button = await screen.findByRole('button', {
    name: (name) => name.replace(/^审 批$/, '审批') === label,
  })
  expect(button).toBeTruthy()
  await showScreen(() => <DecideRound approval={row} />)
  expect(screen.queryByText(label, { selector: 'small' }) !== null).toBe(label !== '审批')
})

test('one’s own list opens on what waits for one; of what is over it says how it ended, and counts no days', async () => {
  const over: ApprovalItem = { ...approval, state: 'approved', approvers: [], waited_days: 9 }
  const server = serve(answering(approvalsApi.listApprovals, { list: [over], statistic: {} }, 1))
  const shown = await showScreen(OwnApprovals, '/approval/list')
  const row = within((await screen.findByRole('link', { name: '林岚' })).closest('tr') ?? document.body)
  expect(row.getByText('已通过')).toBeTruthy()
  expect([row.queryByText('未指定审批人'), row.queryByText('9 天')]).toEqual([null, null])
  fireEvent.click(await screen.findByText(/^全部 /))
  await waitFor(() => expect(shown.query()).toEqual({ state: 'all' }))
  await waitFor(() =>
    expect(server.queriesOf(approvalsApi.listApprovals).map(({ state }) => state)).toEqual([
      'mine',
      undefined,
    ]),
  )
})

test('one tap chooses the answer, the second gives it with what was said', async () => {
  const server = serve(
    answering(approvalsApi.handleCheck, done),
    answering(pipelineApi.undo, { batch_id: 'b', done: 1, refused: [] }),
  )
  await showScreen(() => <DecideRound approval={approval} />)
  fireEvent.click(await screen.findByRole('button', { name: /通\s?过/ }))
  expect(screen.getByText('确认通过 林岚？')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('说明（选填）', { selector: 'textarea:not([aria-hidden])' }), {
    target: { value: '可以' },
  })
  fireEvent.click(screen.getByRole('button', { name: /确\s?认/ }))
  const body = { post_id: 7, version: 3, action: 'pass', text: '可以', is_sure: false }
  await waitFor(() => expect(server.bodiesOf(approvalsApi.handleCheck)).toEqual([body]))
  expect(await screen.findByText('已审批')).toBeTruthy()
})

const scene = {
  ...{ id: 1, name: '淘汰', color: 'red', flag: 'eliminate', side: 'company' as const, button_text: '淘汰' },
  ...{ is_hide: 0, scene_id: 14, status: 14, tag_group: 1, title: '部门审批' },
  libs: [{ id: 5, name: '经验不符', color: 'red' }],
}

test('turning down offers the organisation’s reasons, which go with it alone', async () => {
  const server = serve(
    answering(approvalsApi.handleCheck, done),
    answering(pipelineApi.listScenes, { list: [scene] }),
  )
  await showScreen(() => <DecideRound approval={approval} />)
  fireEvent.click(await screen.findByRole('button', { name: /拒\s?绝/ }))
  await pickOption('原因（选填）', '经验不符')
  expect(server.queriesOf(pipelineApi.listScenes)).toMatchObject([{ status: '14' }])
  fireEvent.click(screen.getByRole('button', { name: /返\s?回/ }))
  fireEvent.click(await screen.findByRole('button', { name: /通\s?过/ }))
  expect(screen.queryByLabelText('原因（选填）')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /返\s?回/ }))
  fireEvent.click(await screen.findByRole('button', { name: /拒\s?绝/ }))
  fireEvent.click(screen.getByRole('button', { name: /确\s?认/ }))
  await waitFor(() =>
    expect(server.bodiesOf(approvalsApi.handleCheck)).toMatchObject([
      { action: 'eliminate', tags: ['经验不符'] },
    ]),
  )
})

test('what is warned of comes back to the page, and goes through once somebody is sure', async () => {
  const server = serve(
    refusing(approvalsApi.handleCheck, 'not_asked', { message: '审批人是 周敏', status: 'warning' }),
  )
  await showScreen(() => <DecideRound approval={approval} />)
  fireEvent.click(await screen.findByRole('button', { name: /拒\s?绝/ }))
  fireEvent.click(screen.getByRole('button', { name: /确\s?认/ }))
  fireEvent.click(await screen.findByRole('button', { name: '仍要由我决定' }))
  await waitFor(() => expect(server.bodiesOf(approvalsApi.handleCheck)).toHaveLength(2))
  expect(server.bodiesOf(approvalsApi.handleCheck)[1]).toMatchObject({ action: 'eliminate', is_sure: true })
})

test('whoever is not asked, and an approval that is over, offer nothing', async () => {
  serve()
  await showScreen(() => (
    <>
      <DecideRound approval={{ ...approval, can: { decide: false, add: false } }} />
      <DecideRound approval={{ ...approval, state: 'approved' }} />
    </>
  ))
  expect(await screen.findByText('此时不由您审批')).toBeTruthy()
  expect(screen.getByText('审批已结束：已通过')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
