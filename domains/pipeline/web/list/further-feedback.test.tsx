import { pipelineApi } from '@bole/pipeline/contract'
import { answering, pickOption, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, statusOf } from '../testing/examples.ts'

const { listCandidates, giveFeedbackToMany } = pipelineApi

beforeEach(() => localStorage.clear())

const outcome = { batch_id: '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01', done: 1, refused: [] }

/** Two chosen, one of whom has an interview ahead and the other none yet. */
async function choose() {
  const rows = [
    application(1, { status: statusOf(12, 20, 21) }),
    application(2, { status: statusOf(12, 10, 11) }),
  ]
  const server = serve(
    ...around,
    answering(listCandidates, page(rows), 2),
    answering(giveFeedbackToMany, outcome),
  )
  await showScreen(CandidateList, '/candidate/filter/list')
  for (const id of [1, 2]) fireEvent.click(await screen.findByLabelText(`选择 候选人${id}`))
  fireEvent.click(await screen.findByRole('button', { name: '更多反馈' }))
  await screen.findByText('为 2 位候选人记录反馈')
  return server
}

test('who did not come is noted for all who could, and the others are named before', async () => {
  const server = await choose()
  await pickOption('反馈', '标记缺席')
  expect(await screen.findByText('为 1 位候选人记录反馈')).toBeTruthy()
  expect(screen.getByText('将处理 1 位：候选人1')).toBeTruthy()
  expect(screen.getByText('跳过 1 位（当前阶段不支持此操作）：候选人2')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('说明'), { target: { value: '未到场' } })
  fireEvent.click(screen.getByRole('button', { name: '标记缺席' }))
  await waitFor(() =>
    expect(server.bodiesOf(giveFeedbackToMany)).toEqual([
      { applications: [{ post_id: 1, version: 1 }], action: 'absence', tags: [], text: '未到场' },
    ]),
  )
  await waitFor(() => expect(screen.queryByText('已选 2 人')).toBeNull())
})

test('a decision nobody of them can be given is not offered', async () => {
  await choose()
  fireEvent.mouseDown(screen.getByLabelText('反馈'))
  expect(await screen.findByTitle('标记缺席')).toBeTruthy()
  for (const other of ['确认入职', '标记为已签约', '移出'])
    expect(screen.queryByTitle(other), other).toBeNull()
})
