import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateList from '../candidate-list.tsx'
import { application, around, page } from '../testing/examples.ts'

beforeEach(() => localStorage.clear())

const facts = {
  ...{
    post_id: 1,
    contactStatusText: 'told' as const,
    lastContactText: null,
    expectPlaceText: '上海 | 杭州',
  },
  ...{ expectPositionText: '', noteText: '沟通顺畅', workRequireText: '', has_recent_work: true },
  ...{ isCheckPass: true, isCheckPassText: 'approved' as const },
  postSzHistory: [{ post_id: 9, position: '架构师', create_time: '2026-03-01T00:00:00.000Z' }],
  operate_status: { status: 'free' as const, user_name: '' },
}

const show = async (address: string) => {
  const server = serve(
    ...around,
    answering(pipelineApi.listCandidates, page([application(1), application(2)]), 2),
    answering(libraryApi.getRecordFacts, { list: [facts] }),
  )
  await showScreen(CandidateList, address)
  await screen.findByText('候选人1')
  return server
}

test('nothing is read where nobody chose them', async () => {
  const server = await show('/candidate/filter/list')
  expect(screen.queryByText('最近备注')).toBeNull()
  expect(server.queriesOf(libraryApi.getRecordFacts)).toEqual([])
})

test('what is known beside the rows stands in columns that somebody chose, read at once for all rows', async () => {
  const server = await show(
    '/candidate/filter/list?cols=status,contactStatusText,expectPlaceText,noteText,postSzHistory,isCheckPassText',
  )
  for (const text of ['已通知', '上海 | 杭州', '沟通顺畅'])
    expect(await screen.findByText(text), text).toBeTruthy()
  expect(screen.getByText('审批通过')).toBeTruthy()
  expect(screen.getByText(/^架构师 /)).toBeTruthy()
  expect(server.queriesOf(libraryApi.getRecordFacts)).toMatchObject([{ post_ids: '1,2' }])
})
