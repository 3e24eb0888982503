import { accountsApi } from '@bole/accounts/contract'
import { administrator, people } from '@bole/accounts/testing'
import { type InterviewCandidate, pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { application, record, statusOf } from '../testing/examples.ts'
import InterviewList from './interview-list.tsx'

const meeting: InterviewCandidate = {
  id: 7,
  post_id: 7,
  version: 5,
  basic: { name: '王小明' },
  position: { id: 2, title: '前端工程师' },
  status: statusOf(12, 20, 21),
  interview_date: '2030-03-04T02:00:00.000Z',
  end_date: '2030-03-04T03:00:00.000Z',
  place: '会议室 3',
  is_online: false,
  interviewers: [
    { id: 4, name: '李雷', is_first: true },
    { id: 3, name: '陈晨', is_first: false },
  ],
  can: { delete: true, absence: false, arrange: true },
}
const online: InterviewCandidate = {
  ...meeting,
  ...{
    id: 8,
    post_id: 8,
    basic: { name: '李晓红' },
    place: '',
    is_online: true,
    can: { delete: false, absence: true, arrange: false },
  },
}
const figure = (key: string, value: number) => [key, { key, value }] as const
const statistic = Object.fromEntries([
  figure('all', 2),
  figure('today', 0),
  figure('tomorrow', 0),
  figure('future', 2),
  figure('past', 0),
])
const round = { id: 31, title: '复试', name: '标准流程', count: 2, eliminateCount: 0, to_arrange: 1 }
const usual = [
  answering(accountsApi.getCurrentUser, administrator),
  answering(accountsApi.listPeople, { list: people }),
  answering(pipelineApi.listInterviewCandidates, { list: [meeting, online], statistic }, 2),
  answering(pipelineApi.listQueueProcesses, { list: [round] }),
  answering(pipelineApi.getInterviewParams, { places: ['会议室 3'], durations: [60], empty_date: '' }),
]
const show = (query = '') =>
  showScreen(InterviewList, `/candidate/interview/list${query}`, '/candidate/interview/list')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body)

test('says who is met where and by whom, and leads to the candidate', async () => {
  const server = serve(...usual)
  await show()
  const row = await rowOf('王小明')
  expect(row.getByText('王小明').closest('a')?.getAttribute('href')).toBe('/candidate/detail/7')
  expect(row.getByText('会议室 3')).toBeTruthy()
  expect(row.getByText(/李雷.*陈晨/)).toBeTruthy()
  expect((await rowOf('李晓红')).getByText('线上')).toBeTruthy()
  expect(server.queriesOf(pipelineApi.listInterviewCandidates)[0]).toMatchObject({ origin: '2' })
})

test('is narrowed to a day by its tab, which says how many there are', async () => {
  const server = serve(...usual)
  await show()
  await screen.findByText('王小明')
  fireEvent.click(screen.getByText(/以后/))
  await waitFor(() =>
    expect(server.queriesOf(pipelineApi.listInterviewCandidates).at(-1)).toMatchObject({ day: 'future' }),
  )
})

test('an appointment is taken out with its people and time, after a question', async () => {
  const server = serve(
    ...usual,
    answering(pipelineApi.arrange, {
      post_id: 7,
      version: 6,
      status: statusOf(12, 10, 11),
      batch_id: 'b',
      page_path: null,
    }),
  )
  await show()
  fireEvent.click((await rowOf('王小明')).getByRole('button', { name: /取消安排/ }))
  expect(await screen.findAllByText('取消 王小明 的面试安排？')).not.toHaveLength(0)
  expect(server.bodiesOf(pipelineApi.arrange)).toEqual([])
  fireEvent.click(document.querySelector('.ant-modal-confirm-btns button:last-child') ?? document.body)
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.arrange)).toEqual([
      { post_id: 7, version: 5, meets_at: null, interviewer_ids: [] },
    ]),
  )
})

test('who did not come is marked as a no-show at once, which can be taken back', async () => {
  const done = { post_id: 8, version: 6, status: statusOf(12, 10, 14), batch_id: 'b' }
  const server = serve(
    ...usual,
    answering(pipelineApi.giveFeedback, done),
    answering(pipelineApi.undo, { batch_id: 'c', done: 1, refused: [] }),
  )
  await show()
  fireEvent.click((await rowOf('李晓红')).getByRole('button', { name: /标记缺席/ }))
  await screen.findByText('已标记 李晓红 缺席')
  expect(server.bodiesOf(pipelineApi.giveFeedback)).toEqual([
    { side: 'company', action: 'absence', version: 5 },
  ])
  fireEvent.click(screen.getByRole('button', { name: /撤销/ }))
  await waitFor(() => expect(server.bodiesOf(pipelineApi.undo)).toEqual([{ batch_id: 'b' }]))
})

test('an appointment is corrected over the list, and nothing of it is offered where it may not be', async () => {
  const answer = record(application(7, { version: 5, status: statusOf(12, 20, 21) }))
  const server = serve(...usual, answering(pipelineApi.getApplication, answer))
  await show()
  fireEvent.click((await rowOf('王小明')).getByRole('button', { name: /修改安排/ }))
  expect(await screen.findByLabelText('地点或会议说明')).toBeTruthy()
  expect(server.queriesOf(pipelineApi.getApplication)).toEqual([{ post_id: '7' }])
  expect((await rowOf('李晓红')).queryByRole('button', { name: /修改安排/ })).toBeNull()
})

test('who may not move candidates is not offered to cancel', async () => {
  serve(...usual)
  await show()
  expect((await rowOf('李晓红')).queryByRole('button', { name: /取消安排/ })).toBeNull()
})
