import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { ActionBar } from '../drawer/action-bar.tsx'
import { application, around, library, page, record, statusOf } from '../testing/examples.ts'

const { getListLibrary, listCandidates, move } = pipelineApi

beforeEach(() => localStorage.clear())

const rounds = [
  { id: 21, stage: 12, title: '专业面试' },
  { id: 22, stage: 12, title: '综合面试' },
]
const steps = [{ id: 1, stage: 1, title: '' }, ...rounds, { id: 5, stage: 5, title: '' }]
const inSecond = { status: { ...statusOf(12, 20, 21), title: '综合面试' } }
const processStatus = rounds.map(({ id, stage, title }) => {
  return { id, process_step_id: id, status: stage, title, name: 'interview', count: id, eliminateCount: 0 }
})

describe('rounds of a stage', () => {
  const show = async (query: string) => {
    const server = serve(
      ...around,
      answering(getListLibrary, { ...library, steps }),
      answering(listCandidates, page([application(1, inSecond)], { processStatus }), 1),
    )
    const shown = await showScreen(CandidateList, `/candidate/filter/list${query}`)
    await screen.findByText('候选人1')
    return { server, ...shown }
  }

  test('are named where somebody stands, and narrow the list; another stage forgets them', async () => {
    const { server, query } = await show('?tracker_status=12')
    expect(screen.getAllByText('综合面试').length).toBeGreaterThan(0)
    fireEvent.click(await screen.findByText('综合面试 22'))
    await waitFor(() => expect(query()).toEqual({ tracker_status: '12', process_step_id: '22' }))
    await waitFor(() => expect(server.queriesOf(listCandidates).at(-1)?.process_step_id).toBe('22'))
    expect(screen.getByText(/轮次: 综合面试/)).toBeTruthy()
    fireEvent.click(screen.getByText('综合面试 22'))
    await waitFor(() => expect(query()).toEqual({ tracker_status: '12' }))
    fireEvent.click(screen.getByText('专业面试 21'))
    await waitFor(() => expect(query().process_step_id).toBe('21'))
    fireEvent.click(screen.getByRole('tab', { name: /全部/ }))
    await waitFor(() => expect(query()).toEqual({}))
  })

  test('are not asked about where a stage is passed once', async () => {
    await show('?tracker_status=5')
    expect(screen.queryByLabelText('轮次')).toBeNull()
  })
})

test('moving offers the step that follows, under its title', async () => {
  const [first] = rounds
  const server = serve(
    ...around,
    answering(move, { post_id: 1, version: 4, status: inSecond.status, batch_id: 'b', page_path: null }),
  )
  const can = { steps: steps.filter((step) => step !== first), next_step_id: 22 }
  const item = application(1, { version: 3, status: { ...statusOf(12, 40), title: '专业面试' } })
  await showScreen(() => <ActionBar answer={record(item, can)} />)
  fireEvent.click(await screen.findByText('切换流程'))
  expect(await screen.findByTitle('综合面试')).toBeTruthy()
  fireEvent.click(
    screen
      .getAllByText(/^切\s?换$/)
      .at(-1)
      ?.closest('button') ?? document.body,
  )
  await waitFor(() =>
    expect(server.bodiesOf(move)).toMatchObject([{ post_id: 1, version: 3, stage: 12, process_step_id: 22 }]),
  )
})
