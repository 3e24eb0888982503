import { type Interview, interviewsApi } from '@bole/interviews/contract'
import { candidateTags, interviewStates } from '@bole/interviews/model'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from './interview-list.tsx'
import { over, usual } from './testing/examples.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [first] = over.interviewCandidates
const listed = (list: readonly Interview[]) => {
  const statistic = { all: { key: 'all', name: 'all', value: list.length } }
  const counts = { totalCount: 9, todayCount: 3, tomorrowCount: 2, futureCount: 1, pastCount: 0, online: 1 }
  return answering(interviewsApi.list, { list: [...list], statistic, ...counts }, list.length)
}
const show = (path = '/interview/list') => showScreen(InterviewList, path, '/interview/list')

test('every word that is said of a candidate has a text', async () => {
  const list = candidateTags.map((tag, index) => ({
    ...over,
    ...{ id: 100 + index, interviewee: `候选人${index}` },
    interviewCandidates: first ? [{ ...first, tag }] : [],
  }))
  serve(...usual, listed(list))
  await show()
  expect(await screen.findByText('候选人0')).toBeTruthy()
  const said = screen.getAllByText(/^待反馈 · /).map(({ textContent }) => textContent)
  expect(new Set(said).size).toBe(candidateTags.length)
  expect(said.join()).not.toContain('tags.')
})

test('every state has a text, of several candidates alone', async () => {
  const list = interviewStates.map((status, index) => ({ ...over, id: 200 + index, isMulti: true, status }))
  serve(...usual, listed(list))
  await show()
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)
  for (const words of ['待面试', '待反馈', '已完成', '已失效'])
    await waitFor(() => expect(rows().some((said) => said?.includes(words))).toBe(true))
})

test('nothing found says so, and where nobody arranges there is nothing to press', async () => {
  serve(...usual, listed([]))
  await show()
  expect((await screen.findAllByText('还没有面试')).length).toBeGreaterThan(0)
})
