import { interviewsApi } from '@bole/interviews/contract'
import { momentAt } from '@bole/platform/moments'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import InterviewList from '../interview-list.tsx'
import { meeting, over, usual } from '../testing/examples.ts'

const { calendar, findConflicts, single, update, view } = interviewsApi

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const at = (clock: string) => momentAt(`2030-03-04T${clock}:00`)
const morning = { ...meeting, interviewTime: at('10:00'), endTime: at('11:00') }
const held = { ...over, interviewTime: at('14:00'), endTime: at('14:30') }
const shown = (...interviews: (typeof meeting)[]) =>
  answering(calendar, { list: interviews, has_more: false })
const show = (query = '') =>
  showScreen(InterviewList, `/interview/list?view=calendar&on=2030-03-04${query}`, '/interview/list')
const entry = async (name: string) => {
  const found = (await screen.findByText(name)).closest<HTMLElement>('[tabindex], button')
  if (!found) throw new Error(`nothing of ${name} takes the focus`)
  return found
}
const bodies = (server: ReturnType<typeof serve>) =>
  server.bodiesOf(update).filter((body) => body && typeof body === 'object' && 'version' in body)

test('shows a week of interviews by the company’s clocks, and asks for its days', async () => {
  const server = serve(...usual, shown(morning, held), answering(view, held), answering(single, { list: [] }))
  await show('&shape=week&keyword=王')
  expect((await entry(morning.interviewee)).textContent).toContain('10:00–11:00')
  expect((await entry(held.interviewee)).textContent).toContain('待反馈')
  expect(server.queriesOf(calendar)).toContainEqual(
    expect.objectContaining({ from_day: '2030-03-04', until_day: '2030-03-10', keyword: '王' }),
  )
  fireEvent.click(await entry(held.interviewee))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('leads to the week before, and to a month', async () => {
  const server = serve(...usual, shown(morning))
  const page = await show('&shape=week')
  fireEvent.click(await screen.findByRole('button', { name: '往前' }))
  await waitFor(() => expect(page.query()).toMatchObject({ on: '2030-02-25' }))
  fireEvent.click(screen.getByText('月'))
  await waitFor(() =>
    expect(server.queriesOf(calendar)).toContainEqual(
      expect.objectContaining({ from_day: '2030-01-28', until_day: '2030-03-03' }),
    ),
  )
})

test.each(['week', 'person'])(
  'keys move an interview in a %s, and what is in the way is said first',
  async (shape) => {
    const taken = { user: { id: 3, name: '陈晨' }, interviewTime: at('11:00'), endTime: at('12:00') }
    const server = serve(
      ...usual.filter((_, index) => index !== 4),
      answering(findConflicts, { people: [taken], rooms: [] }),
      shown(morning),
      answering(update, { id: 7 }),
    )
    await show(`&shape=${shape}`)
    fireEvent.keyDown(await entry(morning.interviewee), { key: 'ArrowDown', altKey: true })
    const asked = within(await screen.findByRole('dialog'))
    expect(await asked.findByText(/陈晨 .*占用|陈晨/)).toBeTruthy()
    expect(bodies(server)).toEqual([])
    fireEvent.click(await asked.findByRole('button', { name: '仍要调整' }))
    await waitFor(() =>
      expect(bodies(server)).toMatchObject([
        { version: 2, interviewTime: at('10:15'), endTime: at('11:15'), is_sure: true },
      ]),
    )
  },
)

test('what may not be changed is not moved', async () => {
  serve(...usual, shown(held))
  await show('&shape=week')
  fireEvent.keyDown(await entry(held.interviewee), { key: 'ArrowDown', altKey: true })
  fireEvent.click(screen.getByText('月'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a time that was taken meanwhile is asked about once more', async () => {
  const conflict = { message: '时间冲突：陈晨', status: 'warning' as const }
  const server = serve(...usual, shown(morning), refusing(update, 'time_is_taken', conflict))
  await show('&shape=person')
  fireEvent.keyDown(await entry(morning.interviewee), { key: 'ArrowRight', altKey: true })
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '调 整' }))
  fireEvent.click(await screen.findByRole('button', { name: '仍要安排' }))
  await waitFor(() => expect(bodies(server)).toMatchObject([{ is_sure: false }, { is_sure: true }]))
})

test('an interview is dragged to another day of its person', async () => {
  serve(...usual, shown(morning), answering(update, { id: 7 }))
  await show('&shape=person')
  const dragged = await entry(morning.interviewee)
  fireEvent.dragStart(dragged)
  const wednesday = dragged.closest('tr')?.children[3]
  if (wednesday) fireEvent.drop(wednesday)
  const asked = within(await screen.findByRole('dialog'))
  const fields = asked.getAllByPlaceholderText('YYYY-MM-DD HH:mm')
  expect(fields.map((field) => field.getAttribute('value'))).toEqual(['2030-03-06 10:00', '2030-03-06 11:00'])
})

test('says so where there are more than it shows', async () => {
  serve(...usual, answering(calendar, { list: [morning], has_more: true }))
  await show('&shape=person')
  expect(await screen.findByText(/面试过多/)).toBeTruthy()
})
