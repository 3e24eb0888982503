import { libraryApi, type RecordFacts } from '@bole/library/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FactReader } from './fact-reader.tsx'

const known: RecordFacts = {
  ...{ post_id: 1, contactStatusText: 'answered', lastContactText: '2026-03-01T00:00:00.000Z' },
  ...{ expectPlaceText: '上海 | 杭州', expectPositionText: '架构师', noteText: '', workRequireText: '五年' },
  postSzHistory: [
    { post_id: 8, position: '后端', create_time: '2026-02-01T00:00:00.000Z' },
    { post_id: 9, position: '前端', create_time: '2026-01-01T00:00:00.000Z' },
  ],
  has_recent_work: true,
  ...{ isCheckPass: false, isCheckPassText: 'not_approved' },
  operate_status: { status: 'free', user_name: '' },
}
const unknown: RecordFacts = {
  ...known,
  ...{ post_id: 2, contactStatusText: 'never', lastContactText: null, postSzHistory: [] },
  ...{ has_recent_work: null, isCheckPass: null, isCheckPassText: 'none' },
}

test('what is known of some applications is told in words, and nothing is drawn', async () => {
  const server = serve(answering(libraryApi.getRecordFacts, { list: [known, unknown] }))
  const onRead = vi.fn()
  await showScreen(() => <FactReader postIds={[1, 2]} onRead={onRead} />)
  await waitFor(() => expect(onRead).toHaveBeenCalled())
  const words = onRead.mock.calls.at(-1)?.[0]
  expect(words.get(1)).toMatchObject({
    contactStatusText: '已回复',
    expectPlaceText: '上海 | 杭州',
    noteText: '',
    isCheckPassText: '审批未通过',
    recentWork: '有',
    postSzHistory: expect.stringMatching(/^后端 .* · 前端 /),
  })
  expect(words.get(2)).toMatchObject({
    contactStatusText: '未联系',
    lastContactText: '从未',
    postSzHistory: '',
    isCheckPassText: '—',
    recentWork: '',
  })
  expect(server.queriesOf(libraryApi.getRecordFacts)).toMatchObject([{ post_ids: '1,2' }])
})
