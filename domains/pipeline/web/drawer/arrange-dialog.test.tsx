import { type CandidateListItem, pipelineApi } from '@bole/pipeline/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { application, around, statusOf } from '../testing/examples.ts'
import type { ApplicationAnswer } from './application-answer.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'

const { arrange } = pipelineApi
const status = statusOf(12, 60)
const agreed = { meets_at: '2026-03-04T02:00:00.000Z', meets_until: '2026-03-04T03:00:00.000Z' }
const batch = '5e0e4c5c-7d0b-4ab2-9a33-6a3a3f1f5f01'
const seen = { post_id: 1, version: 3 }

type Interview = NonNullable<CandidateListItem['tracker']>['interview']

const li = { id: 4, name: '李雷', part: 'main_interviewer', is_disabled: false } as const

/** The dialog over an interview that was agreed on so. */
async function show(given: Partial<Interview> = {}, who: ApplicationAnswer['people'] = [li]) {
  const interview: Interview = {
    interview_room_id: null,
    interview_date: agreed.meets_at,
    end_date: agreed.meets_until,
    place: '3 楼会议室',
    is_online: false,
    interviewers: [],
    is_deleted: 0,
    ...given,
  }
  const rest = {
    ...{ interviewUsers: [], offer_valid_until: null, entry_date: null },
    ...{ score: null, company_feedback: null },
  }
  const item = application(1, {
    version: 3,
    status,
    tracker: { ...status, id: 1, tracker_record_id: 3, interview, ...rest },
  })
  const done = answering(arrange, { post_id: 1, version: 4, status, batch_id: batch, page_path: null })
  const server = serve(...around, done)
  const onClose = vi.fn()
  const answer = { application: item, has_page: true, people: who }
  await showScreen(() => <ArrangeDialog answer={answer} onClose={onClose} />)
  const place = await screen.findByLabelText<HTMLInputElement>('地点或会议说明')
  const save = () =>
    fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  return { server, place, save, onClose, sent: () => server.bodiesOf(arrange) }
}

test('a place that is taken out is sent as none, or it would stay', async () => {
  const { place, save, sent, onClose } = await show()
  fireEvent.change(place, { target: { value: '' } })
  save()
  await waitFor(() =>
    expect(sent()).toEqual([{ ...seen, ...agreed, is_online: false, place: '', interviewer_ids: [4] }]),
  )
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('interviewers who are all taken out are sent as nobody', async () => {
  const { save, sent } = await show()
  const remove = await waitFor(() => {
    const found = document.querySelector('.ant-select-selection-item-remove')
    if (!found) throw new Error('nobody is chosen')
    return found
  })
  fireEvent.click(remove)
  save()
  await waitFor(() => expect(sent()[0]).toMatchObject({ place: '3 楼会议室', interviewer_ids: [] }))
})

test('what was never agreed on is left out', async () => {
  const { save, sent } = await show({ place: '' }, [])
  save()
  await waitFor(() => expect(sent()).toEqual([{ ...seen, ...agreed, is_online: false }]))
})

test('an interview without an end is offered an hour', async () => {
  const { save, sent } = await show({ end_date: null })
  save()
  await waitFor(() => expect(sent()[0]).toMatchObject(agreed))
})

test('a time that is cleared is sent as none', async () => {
  const { save, sent } = await show()
  fireEvent.mouseDown(document.querySelector('.ant-picker-clear') ?? document.body)
  fireEvent.click(document.querySelector('.ant-picker-clear') ?? document.body)
  save()
  await waitFor(() =>
    expect(sent()).toEqual([
      { ...seen, meets_at: null, meets_until: null, place: '3 楼会议室', interviewer_ids: [4] },
    ]),
  )
})

test('somebody disabled since is shown as such, stays when saved and goes with one press', async () => {
  const left = { id: 9, name: '韩梅', part: 'interviewer', is_disabled: true } as const
  const { save, sent, onClose } = await show({}, [li, left])
  const tag = (await screen.findByText('韩梅（已停用）')).closest('.ant-select-selection-item')
  save()
  await waitFor(() => expect(sent()[0]).toMatchObject({ interviewer_ids: [4, 9] }))
  // The button takes no other press until the first is answered.
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  await waitFor(() => expect(document.querySelector('.ant-modal-footer .ant-btn-loading')).toBeNull())
  fireEvent.click(tag?.querySelector('.ant-select-selection-item-remove') ?? document.body)
  save()
  await waitFor(() => expect(sent()[1]).toMatchObject({ interviewer_ids: [4] }))
})

test('who approves now is shown, and can be taken out', async () => {
  const approving = statusOf(14, 20)
  const answer = {
    application: application(1, { version: 3, status: approving }),
    has_page: true,
    people: [{ ...li, part: 'approver' as const }],
  }
  const done = answering(arrange, {
    post_id: 1,
    version: 4,
    status: approving,
    batch_id: batch,
    page_path: null,
  })
  const server = serve(...around, done)
  await showScreen(() => <ArrangeDialog answer={answer} onClose={vi.fn()} />)
  const tag = (await screen.findByText('李雷')).closest('.ant-select-selection-item')
  fireEvent.click(tag?.querySelector('.ant-select-selection-item-remove') ?? document.body)
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(arrange)).toEqual([{ ...seen, approver_ids: [] }]))
})

test('one tick makes the candidate’s page with it, and its link is shown', async () => {
  const page_path = '/careers/application/abc'
  const made = answering(arrange, { post_id: 1, version: 4, status, batch_id: batch, page_path })
  const server = serve(...around, made)
  const onClose = vi.fn()
  const answer = { application: application(1, { version: 3, status }), has_page: false, people: [] }
  await showScreen(() => <ArrangeDialog answer={answer} onClose={onClose} />)
  fireEvent.click(await screen.findByLabelText('创建候选人的专属页面并在其中邀请'))
  fireEvent.click(document.querySelector('.ant-modal-footer .ant-btn-primary') ?? document.body)
  expect(await screen.findByText(`${location.origin}${page_path}`)).toBeTruthy()
  expect(server.bodiesOf(arrange)).toEqual([{ ...seen, makes_page: true }])
  expect(onClose).not.toHaveBeenCalled()
})
