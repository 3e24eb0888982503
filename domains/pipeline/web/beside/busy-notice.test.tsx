import { pipelineApi } from '@bole/pipeline/contract'
import { answering, failing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { Form, Input, Select } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { around } from '../testing/examples.ts'
import { BusyNotice } from './busy-notice.tsx'

const at = '/candidate/filter/list'
const from = '2030-03-04T02:00:00.000Z'
const until = '2030-03-04T03:00:00.000Z'

interface Arranged {
  readonly time?: readonly (string | null)[]
  readonly interviewer_ids?: readonly number[]
}

const show = (initialValues: Arranged, postId?: number) =>
  showScreen(
    () => (
      <Form initialValues={initialValues}>
        <Form.Item name="time" hidden>
          <Input />
        </Form.Item>
        <Form.Item name="interviewer_ids" hidden>
          <Select mode="multiple" />
        </Form.Item>
        <BusyNotice postId={postId} />
        <p>其余</p>
      </Form>
    ),
    at,
    at,
  )
const busy = answering(pipelineApi.checkInterviewTime, {
  conflicts: [
    { user: { id: 4, name: '李雷' }, meets_at: from, meets_until: until },
    { user: { id: 3, name: '陈晨' }, meets_at: from, meets_until: until },
  ],
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says who meets somebody else at the time that is chosen', async () => {
  const server = serve(...around, busy)
  await show({ time: [from, until], interviewer_ids: [4, 3] }, 7)
  expect(await screen.findByText(/李雷 在 .* 已有面试/)).toBeTruthy()
  expect(screen.getByText(/陈晨 在 .* 已有面试/)).toBeTruthy()
  expect(server.queriesOf(pipelineApi.checkInterviewTime)).toEqual([
    { interviewer_id: '4,3', meets_at: from, meets_until: until, post_id: '7' },
  ])
})

test.each<[string, Arranged]>([
  ['a time', { interviewer_ids: [4] }],
  ['people', { time: [from, until] }],
  ['a beginning', { time: [null, until], interviewer_ids: [4] }],
])('asks nothing without %s', async (_, given) => {
  const server = serve(...around, busy)
  await show(given)
  await screen.findByText('其余')
  expect(screen.queryByText(/已有面试/)).toBeNull()
  expect(server.queriesOf(pipelineApi.checkInterviewTime)).toEqual([])
})

test('says nothing where it cannot be known', async () => {
  const server = serve(...around, failing(pipelineApi.checkInterviewTime, 503))
  await show({ time: [from, null], interviewer_ids: [4] })
  await waitFor(() => expect(server.queriesOf(pipelineApi.checkInterviewTime)).toHaveLength(1))
  expect(screen.queryByText(/已有面试/)).toBeNull()
})
