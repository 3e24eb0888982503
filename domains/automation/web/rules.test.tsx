import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { automationApi, type Config, type RuleRow } from '@bole/automation/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import RuleList from './rule-list.tsx'

const setting = {
  trigger: { when: 'enters', at: '1' },
  conditions: [{ if: 'source', any: ['referral'] }],
  actions: [{ do: 'move', stage: 14 }],
}
const rule: RuleRow = {
  ...{ id: 3, origin: 2, name: '推荐直达', state: 'disabled', paused_because: null },
  setting: JSON.stringify(setting),
  author: { id: 1, name: '何静' },
  ...{ update_time: '2026-11-01T00:00:00.000Z', run_count: 4, last_run: null, version: 7, can_edit: true },
  can: { edit: true, enable: true, disable: false, view: true },
}
const paused: RuleRow = {
  ...rule,
  ...{ id: 4, name: '停下的', state: 'paused', paused_because: 'label' },
}
const config: Config = {
  triggers: { enters: '进入阶段或状态', stays: '停留时间', arrives: '收到投递', date: '日期临近' },
  dates: { interview: '面试', offer: 'Offer 到期', entry: '入职' },
  stages: { '1': '初筛', '14': '部门审批' },
  statuses: { '1/0/0': '初筛 · 待筛选' },
  sources: { referral: '内部推荐' },
  conditions: {},
  labels: { '5': '重点' },
  actions: {},
  users: { '1': '何静' },
  feedback: { pass: '通过', remain: '待定', eliminate: '淘汰' },
  folders: { '6': '后备' },
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(automationApi.listRules, { list: [paused, rule] }, 2),
  answering(automationApi.getConfig, config),
  answering(automationApi.listPositions, { list: [] }),
]
const show = () => showScreen(RuleList, '/config/auto/list', '/config/auto/list')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('reads each rule as a sentence, and says why one has paused itself', async () => {
  serve(...usual)
  await show()
  const sentences = await screen.findAllByText(/候选人进入「初筛」时.*如果来源是内部推荐.*移动到「部门审批」/)
  expect(sentences).toHaveLength(2)
  expect(screen.getByText('所用标签已停用或不能使用，请编辑后重新启用')).toBeTruthy()
})

test('begins from a ready rule, whose sentence is there at once, and sends it as JSON', async () => {
  const server = serve(...usual, answering(automationApi.createRule, { id: 9, version: 1 }))
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /新建规则/ }))
  fireEvent.click(await screen.findByRole('button', { name: '内部推荐直接进入部门审批' }))
  expect((await screen.findByRole('status')).textContent).toMatch(/来自内部推荐.*移动到「部门审批」/)
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(await screen.findByText('创建自动化配置成功')).toBeTruthy()
  const sent = {
    trigger: { when: 'arrives', sources: ['referral'] },
    conditions: [],
    actions: [{ do: 'move', stage: 14 }],
  }
  expect(server.bodiesOf(automationApi.createRule)).toEqual([
    { origin: 2, name: '内部推荐直接进入部门审批', setting: JSON.stringify(sent) },
  ])
})

test('shows what a rule would have done before it is switched on', async () => {
  const acted = { application_id: 8, name: '王小明', position_title: '工程师', outcome: 'act' as const }
  const list = [{ ...acted, at: '2026-11-02T01:00:00.000Z', actions: [{ do: 'move' as const, stage: 14 }] }]
  const server = serve(
    ...usual,
    answering(automationApi.rehearseRule, { total: 1, happened: 6, is_capped: false, list }),
    answering(automationApi.disableRule, { id: 3, version: 8 }),
  )
  await show()
  const row = (await screen.findByText('推荐直达')).closest('tr') ?? document.body
  fireEvent.click(within(row).getByRole('button', { name: '试运行并启用' }))
  expect(await screen.findByText(/王小明 · 工程师.*移动到「部门审批」/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '启用规则' }))
  expect(await screen.findByText('操作成功')).toBeTruthy()
  expect(server.bodiesOf(automationApi.disableRule)).toEqual([{ id: 3, version: 7, is_disabled: false }])
})
