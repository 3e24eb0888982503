import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, statusOf } from '../testing/examples.ts'

const { listCandidates, listSlots, listForSlots, distributeSlots } = pipelineApi
const batch_id = '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01'

beforeEach(() => localStorage.clear())

/** The list with its two candidates chosen, the first of whom stands in a stage. */
async function choose(status = statusOf(12, 10, 11)) {
  const slot = {
    id: 9,
    version: 1,
    process_step_id: 31,
    title: '',
    process: '标准流程',
    starts_at: '2030-03-04T02:00:00.000Z',
    ends_at: '2030-03-04T02:30:00.000Z',
    place: '会议室 3',
    capacity: 2,
    taken: 0,
    people: [],
    can: { edit: true, remove: true },
  }
  const waiting = [1, 2].map((post_id) => ({
    ...{ post_id, version: 4, name: `候选人${post_id}`, process_step_id: 31, slot_id: null },
    refusal: post_id === 2 ? 'action_not_in_stage' : null,
  }))
  const server = serve(
    ...around,
    answering(listCandidates, page([application(1, { status }), application(2)]), 2),
    answering(listSlots, { list: [slot] }, 1),
    answering(listForSlots, { list: waiting }),
    answering(distributeSlots, { batch_id, done: 1, refused: [] }),
  )
  await showScreen(CandidateList, '/candidate/filter/list')
  for (const id of [1, 2]) fireEvent.click(await screen.findByLabelText(`选择 候选人${id}`))
  await screen.findByText('已选 2 人')
  return server
}

test('who is to be interviewed is given a slot from the bar, after it is said who is left out; it can be taken back', async () => {
  const server = await choose()
  fireEvent.click(await screen.findByRole('button', { name: '分配场次' }))
  expect(await screen.findByText('候选人2：当前阶段不支持此操作')).toBeTruthy()
  expect(server.queriesOf(listForSlots)[0]).toEqual({ post_id: '1,2' })
  expect(await screen.findByText('将为 1 位候选人安排面试')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '分 配' }))
  await waitFor(() => expect(screen.queryByText('已选 2 人')).toBeNull())
  expect(server.bodiesOf(distributeSlots)).toMatchObject([
    { applications: [{ post_id: 1, version: 4, slot_id: 9 }], tells_candidate: true },
  ])
  expect(await screen.findByText(/1 位候选人/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /撤\s?销/ })).toBeTruthy()
})

test('slots are offered only where somebody is to be interviewed', async () => {
  await choose(statusOf(1, 20))
  expect(await screen.findByRole('button', { name: /转\s?交/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '分配场次' })).toBeNull()
})
