import { type HistoryItem, pipelineApi } from '@bole/pipeline/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { around, happened } from '../testing/examples.ts'
import { FeedbackGiven } from './change-feedback.tsx'

const given = {
  id: 70,
  create_time: '2026-03-04T01:00:00.000Z',
  update_time: '2026-03-04T01:00:00.000Z',
  can_change: true,
  user_id: 3,
  username: '陈晨',
  tag_group_id: null,
  tags: ['经验不符'],
  appraise: '项目经历偏少',
}
const item = (feedback: Partial<typeof given> = {}): HistoryItem =>
  happened(70, { action: 'company_eliminate', feedbacks: [{ ...given, ...feedback }] })
const at = '/candidate/detail/7'
const show = (one: HistoryItem) => showScreen(() => <FeedbackGiven postId={7} item={one} />, at, at)
const save = () =>
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('one’s own words are changed at the time that was seen', async () => {
  const update_time = '2026-03-05T01:00:00.000Z'
  const server = serve(...around, answering(pipelineApi.changeFeedback, { id: 70, update_time }))
  await show(item())
  fireEvent.click(await screen.findByText('修改'))
  const words = await screen.findByLabelText('说明')
  expect(words).toHaveProperty('value', '项目经历偏少')
  fireEvent.change(words, { target: { value: '项目经历与岗位不符' } })
  save()
  await waitFor(() =>
    expect(server.bodiesOf(pipelineApi.changeFeedback)).toEqual([
      {
        post_id: 7,
        feedback: 70,
        update_time: given.update_time,
        tags: ['经验不符'],
        text: '项目经历与岗位不符',
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByLabelText('说明')).toBeNull())
})

test('a reason stays where somebody was turned down', async () => {
  const server = serve(...around)
  await show(item({ tags: [] }))
  fireEvent.click(await screen.findByText('修改'))
  fireEvent.change(await screen.findByLabelText('说明'), { target: { value: ' ' } })
  save()
  await waitFor(() => expect(document.querySelector('.ant-form-item-explain-error')).toBeTruthy())
  expect(server.bodiesOf(pipelineApi.changeFeedback)).toEqual([])
})

test('what somebody else said is not offered to be changed', async () => {
  serve(...around)
  const shown = await show(item({ can_change: false }))
  expect(shown).toBeTruthy()
  expect(screen.queryByText('修改')).toBeNull()
})

test('changed words say so, and the dialog stays open when somebody was faster', async () => {
  const update_time = '2026-03-06T01:00:00.000Z'
  const server = serve(
    ...around,
    refusing(pipelineApi.changeFeedback, 'feedback_changed', { message: '反馈已在别处修改' }),
  )
  await show(item({ update_time, appraise: '后来的说明' }))
  expect(await screen.findByText(/后来的说明/)).toBeTruthy()
  expect(screen.getByText(/修改于/)).toBeTruthy()
  fireEvent.click(screen.getByText('修改'))
  await screen.findByLabelText('说明')
  save()
  await waitFor(() => expect(server.bodiesOf(pipelineApi.changeFeedback)).toHaveLength(1))
  expect(screen.getByLabelText('说明')).toBeTruthy()
  expect(screen.queryByText('已修改')).toBeNull()
})
