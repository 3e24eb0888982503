import { type InterviewOffer, interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { momentAt } from '@bole/platform/moments'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from '../interview-list.tsx'
import { meeting, usual } from '../testing/examples.ts'

const { freeTimes, listOffers, offerTimes, withdrawOffer } = interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const time = (hour: number) => ({
  interviewTime: momentAt(`2030-03-06T${hour}:00:00`),
  endTime: momentAt(`2030-03-06T${hour + 1}:00:00`),
})
const offer: InterviewOffer = {
  ...{ id: 5, post_id: 11, name: '王小明', positionText: '前端工程师', state: 'open', left: 1, chosen: null },
  ...{ reply_by: momentAt('2030-03-05T12:00:00'), create_time: momentAt('2030-03-01T12:00:00'), note: '' },
  ...{ made_by: { id: 1, name: '何雨' }, interview_users: [{ id: 3, name: '陈晨' }] },
  ...{ address: meeting.address, times: [time(14), time(15)], can: { withdraw: true } },
}
const none: InterviewOffer = {
  ...{ ...offer, id: 6, post_id: 12, name: '李晓红', state: 'none_fits', note: '只有晚上方便', left: 0 },
  can: { withdraw: false },
}
const nobody = {
  ...{ list: [], next_cursor: null, statistic: {}, processStatus: [], statuses: [], is_capped: false },
}
const shown = answering(listOffers, { list: [offer, none] }, 2)
const show = () => showScreen(InterviewList, '/interview/list?view=offers', '/interview/list')

test('says what became of each offer, and withdraws one after asking', async () => {
  const server = serve(...usual, shown, answering(withdrawOffer, { id: 5 }))
  await show()
  const open = within((await screen.findByText('王小明')).closest('tr') ?? document.body)
  expect(open.getByText('待选择')).toBeTruthy()
  expect(open.getByText('剩余 1 / 2 个时间')).toBeTruthy()
  const over = within(screen.getByText('李晓红').closest('tr') ?? document.body)
  expect(over.getByText('只有晚上方便')).toBeTruthy()
  expect(over.queryByRole('button', { name: /撤\s?回/ })).toBeNull()
  fireEvent.click(open.getByRole('button', { name: /撤\s?回/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /撤\s?回|确\s?[定认]/ }))
  await waitFor(() => expect(server.bodiesOf(withdrawOffer)).toEqual([{ id: 5 }]))
})

test('says what is missing before times are offered', async () => {
  const server = serve(...usual, shown, answering(pipelineApi.listCandidates, nobody, 0))
  await show()
  await screen.findByText('王小明')
  fireEvent.click(screen.getByRole('button', { name: /让候选人自选时间/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '提供时间' }))
  for (const text of ['请选择候选人', '请选择面试官', '请添加可选时间', '请选择截止时间'])
    expect(await dialog.findByText(text)).toBeTruthy()
  expect(server.bodiesOf(offerTimes)).toEqual([])
  expect(server.queriesOf(freeTimes)).toEqual([])
})
