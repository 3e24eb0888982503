import { pipelineApi } from '@bole/pipeline/contract'
import { answering, holding, serve, showScreen } from '@bole/platform/web-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page } from '../testing/examples.ts'

const address = '/candidate/filter/list'
const { listCandidates } = pipelineApi

beforeEach(() => localStorage.clear())

test('a stage after # is taken into the address, and no other list is kept meanwhile', async () => {
  const server = serve(
    ...around,
    answering(listCandidates, ({ query }) => {
      const stage = Number(query.tracker_status)
      return page([application(stage === 12 ? 2 : 1)])
    }),
  )
  const shown = await showScreen(CandidateList, `${address}?keyword=王#tracker_status=12`, address)
  await screen.findByText('候选人2')
  expect(screen.queryByText('候选人1')).toBeNull()
  expect(server.queriesOf(listCandidates).at(-1)).toMatchObject({ tracker_status: '12', keyword: '王' })
  expect(shown.address()).toBe(`${address}?keyword=%E7%8E%8B&tracker_status=12`)
})

test('an answer that comes when another stage has been chosen is not shown as that one’s', async () => {
  const late = holding(answering(listCandidates, page([application(1)])))
  const server = serve(...around, answering(listCandidates, page([application(3)])))
  await showScreen(CandidateList, `${address}?tracker_status=5`, address)
  await screen.findByText('候选人3')
  server.now(late)
  fireEvent.click(await screen.findByRole('tab', { name: /全部/ }))
  await waitFor(() => expect(server.queriesOf(listCandidates).at(-1)).toMatchObject({ tracker_status: '0' }))
  server.now(answering(listCandidates, page([application(2)])))
  fireEvent.click(await screen.findByRole('tab', { name: /初筛/ }))
  await screen.findByText('候选人2')
  await act(async () => late.letGo())
  expect(screen.queryByText('候选人1')).toBeNull()
  expect(screen.getByText('候选人2')).toBeTruthy()
})
