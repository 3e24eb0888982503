import { accountsApi } from '@bole/accounts/contract'
import { administrator, departments } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { positionsApi } from '@bole/positions/contract'
import { type Report, reportsApi } from '@bole/reports/contract'
import { standardNames, standardReports } from '@bole/reports/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import CreateReport from './create-report.tsx'
import ReportList from './report-list.tsx'
import ReportPage from './report-page.tsx'

const funnel: Report = {
  ...{ id: 7, origin: 2, version: 3, created_by: { id: 3, name: '何静' } },
  conditions: {
    title: '来源漏斗',
    header: { columns: ['applications', 'join_rate', 'days_to_join'], rows: 'source' },
    scope: { period: 'this_year', from: null, until: null },
    advances: { position_ids: [], department_ids: [], sources: [] },
  },
  names: { positions: [], departments: [{ id: 6, name: '平台组' }] },
  ...{ created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-02T00:00:00.000Z' },
  can: { edit: true, copy: true, remove: true },
}
const seen = {
  report: funnel,
  details: {
    list: [
      { key: 'referral', name: '', values: [8, 0.25, 31.24] },
      { key: '', name: '', values: [2, null, null] },
    ],
    ...{ total: [10, 0.2, 31.24], is_cut: false },
  },
  period: { from: '2026-01-01', until: '2026-12-31' },
  as_of: '2026-11-28',
}
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listDepartments, { list: departments }),
]

test('the list says what each report shows, and removes one once it is confirmed', async () => {
  const server = serve(
    ...usual,
    answering(reportsApi.listReports, { list: [funnel] }, 1),
    answering(reportsApi.removeReport, { id: 7 }),
  )
  await showScreen(ReportList, '/datas/reports/list')
  expect(await screen.findByText('来源 · 今年')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^删\s?除$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText(/删除报表「来源漏斗」/)).not.toHaveLength(0)
  fireEvent.click(dialog.getByRole('button', { name: /删\s?除|确\s?定/ }))
  await waitFor(() => expect(server.bodiesOf(reportsApi.removeReport)).toEqual([{ id: 7, version: 3 }]))
})

test('a report shows its figures in words, and opens the applications behind one', async () => {
  const row = {
    ...{ id: 21, name: '李雷', position: { id: 4, title: '工程师' }, days: null },
    ...{ applied_at: '2026-10-01T00:00:00.000Z', status: { stage: 12, step: 40, detail: 0 } },
  }
  serve(
    ...usual,
    answering(reportsApi.viewReport, seen),
    answering(reportsApi.listReportRows, { list: [row] }, 1),
  )
  await showScreen(ReportPage, '/datas/reports/7/details')
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: /内部推荐/ }).textContent).toBe('内部推荐825%31.2 天')
  expect(table.getByRole('row', { name: /未填写/ }).textContent).toBe('未填写2——')
  expect(screen.getByText('仅 平台组')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看「内部推荐」的「申请人数」：8' }))
  const opened = within(await screen.findByRole('dialog'))
  expect((await opened.findByRole('link', { name: '李雷' })).getAttribute('href')).toBe(
    '/candidate/detail/21',
  )
})

test('a new report begins with a ready-made one, and is saved as it stands then', async () => {
  const standard = standardNames.map((key) => {
    const { columns, rows, period } = standardReports[key]
    return { key, header: { columns: [...columns], rows }, scope: { period } }
  })
  const server = serve(
    ...usual,
    answering(reportsApi.listReportColumns, { columns: [], rows: [], standard }),
    answering(positionsApi.getParams, { themes: [], city_list: [], process_list: [], degree_list: [] }),
    answering(reportsApi.createReport, { id: 9, version: 1 }),
  )
  await showScreen(CreateReport, '/datas/reports/create')
  fireEvent.click(await screen.findByRole('button', { name: '来源效果' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('报表名称').value).toBe('来源效果'))
  fireEvent.click(screen.getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() =>
    expect(server.bodiesOf(reportsApi.createReport)).toMatchObject([
      {
        origin: 2,
        conditions: { title: '来源效果', header: { rows: 'source' }, scope: { period: 'last_365_days' } },
      },
    ]),
  )
})
