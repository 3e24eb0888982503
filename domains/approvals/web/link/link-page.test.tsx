import { approvalsApi } from '@bole/approvals/contract'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import LinkPage from './link-page.tsx'

const { viewCheckLink, decideByLink } = approvalsApi
const token = 'secret-of-a-mail-0123456789'

const approval = {
  name: '林岚',
  position: '后端工程师',
  department: '研发部',
  approver: '周敏',
  for_name: '王强',
  rule: 'all' as const,
  approvers: [
    { name: '周敏', state: 'asked' as const },
    { name: '赵丽', state: 'approved' as const },
  ],
  expires_at: '2026-11-26T02:00:00.000Z',
  life: {
    city: '上海',
    degree: null,
    school: '复旦大学',
    major: '数学',
    graduated_at: '2020-06',
    employer: null,
    job_title: null,
    expected_position: null,
    skills: ['Go'],
    schools: [],
    employers: [{ employer: '云帆科技', title: '工程师', text: '支付系统', start: '2020', end: null }],
  },
}
const open = { state: 'open' as const, organisation_name: '云帆', approval }

const show = async (...answers: Answering[]) => {
  history.replaceState(null, '', `/site/approval#${token}`)
  const server = serve(...answers)
  await showScreen(LinkPage, '/site/approval')
  return server
}

test('shows what is asked and of whom, asks once more, and answers with what was said', async () => {
  const server = await show(answering(viewCheckLink, open), answering(decideByLink, { is_final: false }))
  expect(await screen.findByRole('heading', { name: '林岚' })).toBeTruthy()
  expect(screen.getByText('云帆 请 周敏 审批')).toBeTruthy()
  expect(screen.getByText('代 王强 审批')).toBeTruthy()
  expect(screen.getByText('云帆科技 · 工程师')).toBeTruthy()
  expect(screen.getByText('复旦大学 · 数学')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /暂\s?缓/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /通\s?过/ }))
  expect(server.bodiesOf(decideByLink)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /确\s?认/ }))
  await waitFor(() => expect(server.bodiesOf(decideByLink)).toEqual([{ token, action: 'pass', text: '' }]))
  expect((await screen.findByRole('status')).textContent).toContain('还需其他审批人')
})

test.each([
  ['used', '您已通过此链接审批过。'],
  ['decided', '该审批已有结果，无需再处理。'],
  ['withdrawn', '该审批已不需要您处理。'],
  ['expired', '链接已过期，请登录后审批。'],
] as const)('a link that is %s says so, and offers to sign in', async (state, words) => {
  await show(answering(viewCheckLink, { ...open, state, approval: null }))
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByRole('link', { name: /登\s?录/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /通\s?过/ })).toBeNull()
})
