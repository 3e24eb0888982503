import { serve, showScreen } from '@bole/platform/web-testing'
import { stages } from '@bole/processes/model'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { expect, test, vi } from 'vitest'
import { around } from '../testing/examples.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'
import { StageFields } from './stage-fields.tsx'

const { approval, interview, offer, entry } = stages.stage

async function give(stage: number, label: string, day: string) {
  serve(...around)
  const onGive = vi.fn()
  await showScreen(() => (
    <FeedbackDialog
      title="改期"
      feedback={{ side: 'company', action: 'change_date' }}
      stage={stage}
      isSending={false}
      onGive={onGive}
      onClose={vi.fn()}
    />
  ))
  const field = await screen.findByLabelText(label)
  fireEvent.mouseDown(field)
  fireEvent.change(field, { target: { value: day } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  return onGive
}

test.each([
  ['an offer', offer, 'Offer 有效期至', '有效期不能早于今天'],
  ['a first day', entry, '入职日期', '入职日期不能早于今天'],
])('the day of %s is refused at its field when it has passed', async (_, stage, label, refusal) => {
  const onGive = await give(stage, label, '2020-03-01')
  expect(await screen.findByText(refusal)).toBeTruthy()
  expect(onGive).not.toHaveBeenCalled()
})

test.each(['2099-03-01', '2099/3/1', '2099年3月1日'])(
  'a day to come is taken as it is written: %s',
  async (day) => {
    const onGive = await give(offer, 'Offer 有效期至', day)
    await waitFor(() =>
      expect(onGive).toHaveBeenCalledWith({ tags: [], text: '', offer_valid_until: '2099-03-01' }),
    )
  },
)

test('what is no day stays where it was written, and nothing is sent', async () => {
  const onGive = await give(offer, 'Offer 有效期至', 'next Friday')
  expect(await screen.findByText('请按 2026-03-02 的格式填写日期')).toBeTruthy()
  expect(screen.getByDisplayValue('next Friday')).toBeTruthy()
  expect(onGive).not.toHaveBeenCalled()
})

test('a meeting that is over is refused at its field', async () => {
  serve(...around)
  const onGive = vi.fn()
  await showScreen(() => (
    <FeedbackDialog
      title="改期"
      feedback={{ side: 'company', action: 'change_date' }}
      stage={interview}
      isSending={false}
      onGive={onGive}
      onClose={vi.fn()}
    />
  ))
  for (const [index, moment] of ['2020-03-01 10:00', '2020-03-01 11:00'].entries()) {
    const field = (await screen.findAllByPlaceholderText('YYYY-MM-DD HH:mm'))[index] ?? document.body
    fireEvent.mouseDown(field)
    fireEvent.change(field, { target: { value: moment } })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  expect(await screen.findByText('时间不能早于现在')).toBeTruthy()
  expect(onGive).not.toHaveBeenCalled()
})

test.each([
  [[4], false],
  [[4, 5], true],
])('of approvers %j it is asked how many have to agree: %s', async (approver_ids, isAsked) => {
  serve(...around)
  await showScreen(() => (
    <Form initialValues={{ approver_ids }}>
      <StageFields stage={approval} />
    </Form>
  ))
  await screen.findByLabelText('审批人')
  expect(screen.queryByLabelText('审批方式') !== null).toBe(isAsked)
})
