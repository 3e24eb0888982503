import { interviewsApi } from '@bole/interviews/contract'
import { momentAt } from '@bole/platform/moments'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from '../interview-list.tsx'
import { meeting, usual } from '../testing/examples.ts'
import HoursPage from './hours-page.tsx'

const { calendar, forgetOwnHours, freeTimes, getHours, getOwnHours, saveOwnHours, updateHours } =
  interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hours = { weekdays: [1, 2, 3, 4, 5], opens_at: 9, closes_at: 18 }
const shown = answering(calendar, { list: [meeting], has_more: false })
const show = () =>
  showScreen(InterviewList, '/interview/list?view=calendar&shape=person&on=2030-03-04', '/interview/list')

test('a company keeps its hours and what stays free around an interview', async () => {
  const kept = { id: 3, version: 1, ...hours, buffer_minutes: 0, holidays: ['2030-10-01'] }
  const server = serve(answering(getHours, kept), answering(updateHours, { id: 3, version: 2 }))
  await showScreen(HoursPage, '/organization/interview-hours')
  fireEvent.change(await screen.findByLabelText('面试前后预留的分钟数'), { target: { value: '15' } })
  expect(screen.getByText('2030-10-01')).toBeTruthy()
  expect(screen.getByText('星期一')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.bodiesOf(updateHours)).toEqual([{ ...kept, buffer_minutes: 15 }]))
})

test.each([
  [0, false],
  [2, true],
])('hours of one’s own are saved over version %i', async (version, canForget) => {
  const server = serve(
    ...usual,
    shown,
    answering(getOwnHours, { ...hours, version, days_off: [] }),
    answering(saveOwnHours, { version: version + 1 }),
    answering(forgetOwnHours, { version: 0 }),
  )
  await show()
  fireEvent.click(await screen.findByRole('button', { name: '我的可面试时间' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('星期五')
  const forget = dialog.queryByRole('button', { name: '使用公司时间' })
  expect(forget !== null).toBe(canForget)
  fireEvent.click(dialog.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(server.bodiesOf(saveOwnHours)).toEqual([{ ...hours, version, days_off: [] }]))
})

test('a free time is looked for while an interview is moved, and taken over', async () => {
  const time = {
    interviewTime: momentAt('2030-03-06T15:00:00'),
    endTime: momentAt('2030-03-06T16:00:00'),
  }
  const server = serve(...usual, shown, answering(freeTimes, { list: [time] }))
  await show()
  const entry = (await screen.findByText(meeting.interviewee)).closest('button')
  if (entry) fireEvent.keyDown(entry, { key: 'ArrowRight', altKey: true })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: '查找空闲时间' }))
  fireEvent.click(await dialog.findByRole('button', { name: /15:00/ }))
  const fields = dialog.getAllByPlaceholderText('YYYY-MM-DD HH:mm')
  await waitFor(() => expect(fields[0]?.getAttribute('value')).toBe('2030-03-06 15:00'))
  expect(server.queriesOf(freeTimes)[0]).toMatchObject({
    ...{ interviewer_id: '3', minutes: '60', room: meeting.address.room, id: '7' },
    ...{ from_day: '2030-03-05', until_day: '2030-03-18' },
  })
})
