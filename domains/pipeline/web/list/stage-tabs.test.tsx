import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page, statusOf } from '../testing/examples.ts'

const { listCandidates } = pipelineApi

beforeEach(() => localStorage.clear())

const show = async (query = '') => {
  serve(...around, answering(listCandidates, page([application(1)]), 1))
  const shown = await showScreen(CandidateList, `/candidate/filter/list${query}`)
  await screen.findByText('候选人1')
  return shown
}

test('a pressed tab is the chosen one at once; the list follows when that is drawn', async () => {
  const { query } = await show()
  fireEvent.click(await screen.findByRole('tab', { name: /初筛/ }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('初筛')
  expect(query()).toEqual({})
  await waitFor(() => expect(query()).toEqual({ tracker_status: '1' }))
  fireEvent.click(screen.getByRole('tab', { name: /全部/ }))
  await waitFor(() => expect(query()).toEqual({}))
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('全部')
})

test('the arrows walk the stages, and only the chosen one is in the way of the Tab key', async () => {
  const { query } = await show()
  const all = await screen.findByRole('tab', { selected: true })
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([all])
  fireEvent.keyDown(all, { key: 'ArrowLeft' })
  expect(query()).toEqual({})
  fireEvent.keyDown(all, { key: 'ArrowRight' })
  await waitFor(() => expect(query()).toEqual({ tracker_status: '1' }))
  expect(document.activeElement?.textContent).toContain('初筛')
})

test('where counting stopped before the end, every count is at least that', async () => {
  const statistic = { all: { key: 'all', value: 10_000 }, '1': { key: '1', value: 40 } }
  const statuses = [{ ...statusOf(12, 20, 21), id: '20/21', count: 33 }]
  const capped = page([application(1)], { statistic, statuses, is_capped: true })
  serve(...around, answering(listCandidates, capped, 1))
  await showScreen(CandidateList, '/candidate/filter/list')
  expect(await screen.findByRole('tab', { name: /初筛 40\+/ })).toBeTruthy()
  expect(screen.getByText(/33\+/)).toBeTruthy()
})
