import { libraryApi, type ReportRow } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ReportList from './report-list.tsx'

const report: ReportRow = {
  id: 1,
  post_id: 7,
  name: '林岚',
  position: '后端工程师',
  text: '学校读错了',
  is_done: 0,
  state: 'open',
  answer: '',
  create_time: '2026-11-20T02:00:00.000Z',
  handle_time: null,
}
const handled: ReportRow = {
  ...report,
  id: 2,
  name: '王强',
  is_done: 1,
  state: 'handled',
  answer: '已修正，请重新查看',
  handle_time: '2026-11-21T02:00:00.000Z',
}

test('what one reported says how it stands and what was answered', async () => {
  serve(
    answering(libraryApi.listReports, { list: [report, handled] }, 2),
    answering(pipelineApi.listSavedSearches, { list: [] }),
  )
  await showScreen(ReportList, '/candidate/report/list')
  const rowOf = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body)
  await screen.findByText('林岚')
  expect(rowOf('林岚').getByText('处理中')).toBeTruthy()
  expect(rowOf('林岚').getByText('后端工程师')).toBeTruthy()
  expect(rowOf('王强').getByText('已处理')).toBeTruthy()
  expect(rowOf('王强').getByText('已修正，请重新查看')).toBeTruthy()
  expect(screen.getByText('林岚').closest('a')?.getAttribute('href')).toBe('/candidate/detail/7')
})

test('whoever reported nothing is told how', async () => {
  serve(
    answering(libraryApi.listReports, { list: [] }, 0),
    answering(pipelineApi.listSavedSearches, { list: [] }),
  )
  await showScreen(ReportList, '/candidate/report/list')
  expect(await screen.findByText(/您还没有反馈过读取问题/)).toBeTruthy()
})
