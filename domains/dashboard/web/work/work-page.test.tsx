import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { mailApi } from '@bole/mail/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRecruiter } from '../testing/examples.ts'
import type { WorkItem } from './work-item.ts'
import WorkPage from './work-page.tsx'

const { listWork } = dashboardApi
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const item = (kind: WorkItem['kind'], id: number, given: Partial<WorkItem> = {}): WorkItem => ({
  ...{ key: `${kind}-${id}`, kind, id, part: null, title: `第${id}项`, about: '', count: 1 },
  ...{ since: ago(1), due: null, is_overdue: false, application: null },
  ...given,
})
const approval = (id: number, given: Partial<WorkItem> = {}) =>
  item('approval', id, {
    ...{ title: `候选人${id}`, about: '后端工程师' },
    application: {
      ...{ post_id: id, version: 3, can: { pass: true, eliminate: true } },
      status: {
        ...{ status: 14, name: 'in_approval', colour: 'amber' as const, title: '' },
        ...{ process_status: 20, process_detail_status: 0 },
      },
    },
    ...given,
  })

const status = {
  ...{ status: 14, name: 'passed', colour: 'green' as const, title: '' },
  ...{ process_status: 40, process_detail_status: 0 },
}
const changed = pipelineApi.giveFeedback.reply.parse({
  ...{ post_id: 7, version: 4, status, batch_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01' },
})

const show = async (list: readonly WorkItem[], address = '/usercenter/work', total = list.length) => {
  const kinds = [...Map.groupBy(list, ({ kind }) => kind)].map(([kind, some]) => {
    return { kind, count: some.length, is_capped: false }
  })
  const server = serve(
    answering(accountsApi.getCurrentUser, aRecruiter),
    answering(listWork, { list: [...list], kinds }, total),
    answering(pipelineApi.giveFeedback, changed),
    answering(mailApi.sendAgain, {}),
  )
  const shown = await showScreen(WorkPage, address)
  return { server, shown }
}
const row = async (name: string | RegExp) => {
  const link = await screen.findByText(name)
  const found = link.closest('li')
  if (!found) throw new Error(`no row is called ${name}`)
  return found
}

test('says that nothing waits, and when something will', async () => {
  await show([])
  expect(await screen.findByText(/没有等您处理的事项。有人请您审批/)).toBeTruthy()
})

test('a row says what it is, since when it waits and that it waits too long, and leads to the very record', async () => {
  await show([approval(7, { is_overdue: true, since: ago(4) })])
  const found = within(await row('候选人7'))
  expect(found.getByRole('link', { name: '候选人7' }).getAttribute('href')).toBe('/candidate/detail/7')
  expect(found.getByText('已等待 4天')).toBeTruthy()
  expect(found.getByText('已逾期')).toBeTruthy()
  expect(found.getByText('待我审批 · 后端工程师')).toBeTruthy()
})

test('is narrowed to a kind, which is in the address and has its number', async () => {
  const { server, shown } = await show([approval(7), item('mail', 2)])
  fireEvent.click(await screen.findByText('待我审批 1'))
  await waitFor(() => expect(shown.address()).toBe('/usercenter/work?kind=approval'))
  await waitFor(() => expect(server.queriesOf(listWork).at(-1)).toMatchObject({ kind: 'approval' }))
})

test('an interview nothing is agreed on for is scheduled in place, before anything is decided', async () => {
  const status = {
    ...{ status: 12, name: 'to_arrange', colour: 'amber' as const, title: '' },
    ...{ process_status: 10, process_detail_status: 11 },
  }
  const application = { post_id: 7, version: 3, can: { pass: true, eliminate: true }, status }
  const { server } = await show([approval(7, { kind: 'turn', application }), approval(8)])
  server.now(failing(pipelineApi.getApplication, 503))
  const found = within(await row('候选人7'))
  await waitFor(() => expect(found.getAllByRole('button')[0]?.textContent).toBe('安排时间与人员'))
  expect(within(await row('候选人8')).queryByRole('button', { name: '安排时间与人员' })).toBeNull()
  fireEvent.click(found.getByRole('button', { name: '安排时间与人员' }))
  await waitFor(() => expect(server.queriesOf(pipelineApi.getApplication)).toMatchObject([{ post_id: '7' }]))
})

test('an approval is decided in place, by keys alone, in the version that was seen', async () => {
  const { server } = await show([approval(7), approval(8)])
  const first = within(await row('候选人7')).getByRole('link')
  const second = within(await row('候选人8')).getByRole('link')
  first.focus()
  fireEvent.keyDown(first, { key: 'j' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  fireEvent.keyDown(second, { key: 'p' })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^通\s?过$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.giveFeedback)).toMatchObject([
      { side: 'company', action: 'pass', version: 3 },
    ]),
  )
})

test('a key leads to the first row where nothing has the focus', async () => {
  await show([approval(7)])
  const first = within(await row('候选人7')).getByRole('link')
  fireEvent.keyDown(document.body, { key: 'j' })
  await waitFor(() => expect(document.activeElement).toBe(first))
})

test('whoever decided goes on at the next row, or at the one before it where that was the last', async () => {
  const { server } = await show([approval(6), approval(7), approval(8)])
  const decide = async (name: string, left: readonly WorkItem[]) => {
    const link = within(await row(name)).getByRole('link')
    link.focus()
    fireEvent.keyDown(link, { key: 'e' })
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getAllByRole('textbox').at(-1) ?? link, { target: { value: '不合适' } })
    server.now(answering(listWork, { list: [...left], kinds: [] }, left.length))
    fireEvent.click(dialog.getByRole('button', { name: /^淘\s?汰$/ }))
    await waitFor(() => expect(screen.queryByText(name)).toBeNull())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await decide('候选人7', [approval(6), approval(8)])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('候选人8'))
  await decide('候选人8', [approval(6)])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('候选人6'))
})

test('several are chosen and decided at once', async () => {
  const { server } = await show([approval(7), approval(8), item('server', 3, { part: 'job', title: 'x' })])
  server.now(answering(pipelineApi.giveFeedbackToMany, { batch_id: changed.batch_id, done: 2, refused: [] }))
  for (const name of ['选择 候选人7', '选择 候选人8'])
    fireEvent.click(await screen.findByRole('checkbox', { name }))
  fireEvent.click(screen.getByRole('button', { name: '全部通过' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^通\s?过$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.giveFeedbackToMany)).toMatchObject([
      {
        action: 'pass',
        applications: [
          { post_id: 7, version: 3 },
          { post_id: 8, version: 3 },
        ],
      },
    ]),
  )
})

test('mail that was refused is sent again in place; the rest of the kinds lead where they are looked after', async () => {
  const { server } = await show([
    item('mail', 2, { title: '邀请', about: 'a@b.cn' }),
    item('newcomer', 3, { part: 'invitation', title: 'lin@b.cn' }),
    item('newcomer', 4, { part: 'account', title: '林' }),
    item('server', 5, { part: 'job', title: 'mail.send', count: 2 }),
    item('upload', 6, { count: 3 }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '重新发送' }))
  await waitFor(() => expect(server.bodiesOf(mailApi.sendAgain)).toEqual([{ id: 2 }]))
  const places = screen.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[0])
  expect(places).toEqual([
    '/organization/mail/outbox',
    '/organization/user/invitations',
    '/organization/user/list',
    '/agency/status',
  ])
  expect(screen.getByText('后台任务 mail.send 有 2 个不再重试')).toBeTruthy()
  expect(screen.getByRole('button', { name: '上传的简历中有 3 份未能入库' })).toBeTruthy()
})

test('more is shown on asking', async () => {
  const { server } = await show([approval(7)], '/usercenter/work', 31)
  fireEvent.click(await screen.findByRole('button', { name: '显示更多' }))
  await waitFor(() => expect(server.queriesOf(listWork).at(-1)).toMatchObject({ page_size: '60' }))
})
