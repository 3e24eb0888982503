import { accountsApi } from '@bole/accounts/contract'
import { administrator, recruiterWho } from '@bole/accounts/testing'
import { libraryApi } from '@bole/library/contract'
import { queryClient } from '@bole/platform/web'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { ExportDialog } from './export-dialog.tsx'
import ExportList from './export-list.tsx'

const begun = { id: 1, progress_id: 2, total: 2, done: 2, refused: [] }

test('the columns that the list shows are chosen, and more can be', async () => {
  const server = serve(answering(libraryApi.exportExcel, begun))
  const onClose = vi.fn()
  const props = { applications: [7, 9], columns: ['contact', 'work'], total: 2, onClose }
  await showScreen(() => <ExportDialog {...props} />)
  const columns = within(await screen.findByRole('group', { name: '列' }))
  expect(columns.getByRole('checkbox', { name: '手机' })).toHaveProperty('checked', true)
  expect(columns.getByRole('checkbox', { name: '学校' })).toHaveProperty('checked', false)
  fireEvent.click(columns.getByRole('checkbox', { name: '学校' }))
  fireEvent.click(columns.getByRole('checkbox', { name: '邮箱' }))
  fireEvent.click(screen.getByRole('button', { name: '开始导出' }))
  await waitFor(() =>
    expect(server.bodiesOf(libraryApi.exportExcel)).toEqual([
      {
        chosen: { post_ids: [7, 9], conditions: null, people: null },
        columns: ['name', 'phone', 'school', 'employer', 'job_title'],
      },
    ]),
  )
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(await screen.findByRole('button', { name: '查看导出记录' })).toBeTruthy()
})

test('what holds too many is not offered', async () => {
  serve()
  const props = { applications: null, columns: [], total: 700, onClose: () => undefined }
  await showScreen(() => <ExportDialog {...props} />)
  expect(await screen.findByText('最多 500 位')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /简历 PDF/ })).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: /简历原件/ })).toHaveProperty('disabled', false)
})

test('the list says what was taken, and a file that is there can be had', async () => {
  const row = {
    id: 3,
    kind: 'excel' as const,
    file_name: '候选人 2026-11-23.xlsx',
    total: 12,
    state: 'ready' as const,
    bytes: 2048,
    user: { id: 1, name: '韩梅' },
    filter: {
      origin: 2,
      tracker_status: 12,
      keyword: 'Java',
      position_id: [7, 9],
      owner_id: [3],
      degree: ['master'],
      statuses: ['10/11'],
      process_step_id: [4],
      colour: ['amber'],
      has_left: true,
      applied_from: '2026-11-02',
    },
    names: {
      position_id: ['前端工程师', '会计'],
      owner_id: ['韩梅'],
      process_step_id: [],
      stage_of_step: ['12'],
    },
    undrawn: '𒍅',
    create_time: '2026-11-23T02:00:00.000Z',
    expire_time: '2026-11-30T02:00:00.000Z',
    can: { download: true, remove: true },
  }
  const gone = {
    ...row,
    id: 4,
    file_name: '旧文件.zip',
    state: 'removed' as const,
    can: { download: false, remove: false },
  }
  serve(answering(libraryApi.listExports, { list: [row, gone] }, 2))
  await showScreen(ExportList, '/candidate/export/list')
  const link = await screen.findByRole('link', { name: row.file_name })
  expect(link.getAttribute('href')).toBe('/api/resume/library/export-file?export_id=3')
  expect(screen.getAllByText('以下字符无法显示，以方框代替：𒍅')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: '旧文件.zip' })).toBeNull()
  expect(screen.getAllByText(/关键词: Java/)).toHaveLength(2)
  const [told] = screen.getAllByText(/关键词: Java/).map(({ textContent }) => textContent ?? '')
  for (const words of [
    '阶段: 面试',
    '职位: 前端工程师、会计',
    '负责人: 韩梅',
    '学历: 硕士',
    '轮次: 面试',
    '2026',
  ])
    expect(told).toContain(words)
  expect(told).not.toMatch(/position_id|amber|master|10\/11|true|_/)
})

describe('somebody who is kept from contacts', () => {
  const kept = answering(accountsApi.getCurrentUser, { ...administrator, hides: ['contacts'] })

  test('is offered no column of them, and no originals', async () => {
    const server = serve(kept, answering(libraryApi.exportExcel, begun))
    const props = { applications: [7], columns: ['contact', 'work'], total: 1, onClose: () => undefined }
    await showScreen(() => <ExportDialog {...props} />)
    const columns = within(await screen.findByRole('group', { name: '列' }))
    await waitFor(() => expect(columns.queryByRole('checkbox', { name: '手机' })).toBeNull())
    expect(columns.queryByRole('checkbox', { name: '邮箱' })).toBeNull()
    expect(columns.getByRole('checkbox', { name: '公司' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: /简历原件/ })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '开始导出' }))
    await waitFor(() =>
      expect(server.bodiesOf(libraryApi.exportExcel)).toMatchObject([
        { columns: ['name', 'employer', 'job_title'] },
      ]),
    )
  })
})

describe('the list of exports', () => {
  const row = {
    id: 3,
    kind: 'pdf' as const,
    file_name: '简历 2026-11-23.zip',
    total: 2,
    state: 'ready' as const,
    bytes: 2048,
    undrawn: '',
    user: { id: 1, name: '韩梅' },
    filter: { chosen: 2 },
    names: {},
    create_time: '2026-11-23T02:00:00.000Z',
    expire_time: '2026-11-30T02:00:00.000Z',
    can: { download: true, remove: true },
  }

  test('removes a file once somebody is sure', async () => {
    const server = serve(
      answering(libraryApi.listExports, { list: [row] }, 1),
      answering(libraryApi.removeExport, { id: 3 }),
    )
    await showScreen(ExportList, '/candidate/export/list')
    expect(await screen.findAllByText('手动选择 2 位')).not.toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '删除文件' }))
    expect(await screen.findAllByText('删除「简历 2026-11-23.zip」？导出记录会保留。')).not.toEqual([])
    const sure = screen.getAllByRole('button', { name: /删除文件|确\s?定|确认/ }).at(-1)
    fireEvent.click(sure ?? document.body)
    await waitFor(() => expect(server.bodiesOf(libraryApi.removeExport)).toEqual([{ id: 3 }]))
  })

  test.each([
    ['company.manage', true],
    ['candidates.export', false],
  ] as const)('with %s offers everybody’s: %s', async (permission, is) => {
    const user = recruiterWho('candidates.view', 'candidates.export', permission)
    serve(answering(accountsApi.getCurrentUser, user), answering(libraryApi.listExports, { list: [row] }, 1))
    await showScreen(ExportList, '/candidate/export/list')
    await screen.findByRole('link', { name: row.file_name })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await waitFor(() => expect(screen.queryByLabelText('范围') !== null).toBe(is))
  })
})
