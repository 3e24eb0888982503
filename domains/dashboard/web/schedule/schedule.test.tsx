import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { type Answering, answering, holding, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDay, aRecruiter } from '../testing/examples.ts'
import { type FirstPaint, useDashboard } from '../use-dashboard.ts'
import { DayPanel } from './day-panel.tsx'
import { longDayOf, togetherOf, weekdayOf } from './day-words.ts'
import { Interviews, Joiners } from './meetings.tsx'
import { Schedule } from './schedule.tsx'
import { dayAfter, isSameWeek, mondayOf } from './week.ts'

const { getDashboard, getSchedule, getCalendar, listPendingFeedback } = dashboardApi
const [interview] = aDay.schedule.interview.list
if (!interview) throw new Error('the example has no interview')
const joiner = {
  id: 21,
  post_id: 8,
  candidate_id: 6,
  name: '李雷',
  position: { id: 3, title: '后端工程师' },
  status: {
    ...interview.status,
    status: 6,
    name: 'awaiting_entry',
    process_status: 10,
    process_detail_status: 11,
  },
  place: '深圳总部',
  entry_date: '2026-11-20',
}
const pageOf = <Item,>(list: Item[], total = list.length) => ({ list, total, is_capped: false })

function Screen() {
  const dashboard = useDashboard()
  if (!dashboard.first) return null
  return (
    <>
      <Schedule dashboard={dashboard} first={dashboard.first} />
      <DayPanel dashboard={dashboard} first={dashboard.first} />
    </>
  )
}

async function show(query = '', given: Partial<FirstPaint['schedule']> = {}, ...more: Answering[]) {
  const schedule = { ...aDay.schedule, ...given }
  const server = serve(
    answering(accountsApi.getCurrentUser, aRecruiter),
    answering(getDashboard, getDashboard.reply.parse({ ...aDay, schedule })),
    answering(getCalendar, { dateList: [] }),
    ...more,
  )
  const shown = await showScreen(Screen, `/dashboard/social${query}`)
  await screen.findByText('日程')
  return { server, shown }
}
const dayButton = (day: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => day.test(textContent ?? ''))

describe('the schedule', () => {
  test('has the day’s interviews and first working days, with a way to each', async () => {
    await show('', {
      interview: pageOf([interview], 3),
      joining: getSchedule.reply.parse({ ...aDay.schedule, joining: pageOf([joiner]) }).joining,
    })
    expect(screen.getByText('面试 3').getAttribute('href')).toBe(
      '/dashboard/social?panel=interview&date=2026-11-20&watchType=myself',
    )
    expect(screen.getByText('入职 1').getAttribute('href')).toContain('panel=joining')
    expect(screen.getByText('李雷')).toBeTruthy()
    expect(screen.queryByText('查看全部')).toBeNull()
  })

  test('shows six and leads to the rest', async () => {
    const list = Array.from({ length: 9 }, (_, at) => ({ ...interview, id: at + 1, name: `人 ${at}` }))
    await show('', { interview: pageOf(list) })
    expect(screen.getAllByText(/^人 \d$/)).toHaveLength(6)
    expect(screen.getByText('查看全部').getAttribute('href')).toContain('panel=interview')
  })

  test.each([
    ['', '这一天没有您参与的面试或入职'],
    ['?watchType=all', '这一天没有面试或入职'],
  ])('of a day without any (%s) says so', async (query, words) => {
    await show(query, { interview: pageOf([]) })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('goes back and forth by weeks, and to today by leaving the address', async () => {
    const { shown } = await show('', {}, answering(getSchedule, aDay.schedule))
    fireEvent.click(screen.getByLabelText('下一周'))
    await waitFor(() => expect(shown.query()).toEqual({ date: '2026-11-27' }))
    fireEvent.click(await screen.findByText('今天'))
    await waitFor(() => expect(shown.query()).toEqual({}))
    await waitFor(() => expect(screen.queryByText('今天')).toBeNull())
  })

  test('marks today and the day chosen, and says how much each day holds', async () => {
    await show('?date=2026-11-18', {}, answering(getSchedule, aDay.schedule))
    await waitFor(() => expect(dayButton(/11月18日/)?.getAttribute('aria-pressed')).toBe('true'))
    const today = dayButton(/11月20日/)
    expect(today?.getAttribute('aria-current')).toBe('date')
    expect(today?.getAttribute('aria-pressed')).toBe('false')
    expect(today?.textContent).toMatch(/1 场面试，0 人入职/)
  })

  test('of another day shows that it is coming', async () => {
    const late = holding(answering(getSchedule, aDay.schedule))
    await show('?date=2026-11-18', {}, late)
    expect(document.querySelector('.ant-skeleton')).toBeTruthy()
    late.letGo()
    expect(await screen.findByText('王小明')).toBeTruthy()
  })

  test.each([
    '?date=yesterday',
    '?date=2026-1-1',
    '?date=',
    '?date=2026-13-01',
    '?date=2026-02-30',
    '?date=0000-00-00',
  ])('at %s is of today', async (query) => {
    const { server } = await show(query)
    expect(dayButton(/11月20日/)?.getAttribute('aria-pressed')).toBe('true')
    expect(server.queriesOf(getSchedule)).toEqual([])
  })
})

describe('the panel of a day', () => {
  test('pages through the rows behind its number', async () => {
    const twoPages = getSchedule.reply.parse({ ...aDay.schedule, interview: pageOf([interview], 25) })
    const { server } = await show('?panel=interview', {}, answering(getSchedule, twoPages))
    fireEvent.click(await screen.findByTitle('2'))
    await waitFor(() => expect(server.queriesOf(getSchedule).map(({ page }) => page)).toEqual(['1', '2']))
  })

  test('has the evaluations one owes, with their dates', async () => {
    const pending = listPendingFeedback.reply.parse({
      list: [{ ...interview, since: '2026-11-20T08:00:00.000Z' }],
      is_capped: false,
    })
    const { server } = await show('?panel=pending_feedback', {}, answering(listPendingFeedback, pending, 1))
    expect(await screen.findByText('等您审批或评价')).toBeTruthy()
    await waitFor(() => expect(server.queriesOf(listPendingFeedback)[0]).toMatchObject({ page: '1' }))
    await waitFor(() => expect(document.querySelector('.ant-drawer time')?.textContent).toMatch(/11\/20/))
  })

  test('of nothing says so', async () => {
    const none = getSchedule.reply.parse({ ...aDay.schedule, joining: pageOf([]) })
    await show('?panel=joining', {}, answering(getSchedule, none))
    expect(await screen.findByText('没有记录')).toBeTruthy()
  })

  test('that nobody knows stays closed', async () => {
    await show('?panel=nonsense')
    expect(document.querySelector('.ant-drawer-open')).toBeNull()
  })
})

describe('a meeting', () => {
  test('says when, with whom and where; online it has no room', async () => {
    serve()
    await showScreen(() => (
      <>
        <Interviews list={[interview, { ...interview, id: 12, is_online: true }]} />
        <Interviews
          list={[{ ...interview, id: 13, interview_date: null, interviewers: [], place: '' }]}
          isDated
        />
      </>
    ))
    const [here, online, unset] = [...document.querySelectorAll('li')]
    expect(here?.textContent).toContain('302 会议室')
    expect(here?.textContent).toContain('后端工程师 · 潘立成')
    expect(online?.textContent).not.toContain('302 会议室')
    expect(online?.querySelector('[aria-label="线上"]')).toBeTruthy()
    expect(unset?.textContent).toContain('未定')
    expect(unset?.textContent).toMatch(/后端工程师$/)
  })

  test('of a first working day leads to the person', async () => {
    serve()
    const [parsed] = getSchedule.reply.parse({ ...aDay.schedule, joining: pageOf([joiner]) }).joining.list
    await showScreen(() => <Joiners list={parsed ? [parsed] : []} />)
    expect(screen.getByText('李雷').getAttribute('href')).toBe('/candidate/detail/8')
    expect(screen.getByText('后端工程师 · 深圳总部')).toBeTruthy()
  })
})

describe('days', () => {
  const day = fc
    .date({ min: new Date('1970-01-05'), max: new Date('2199-12-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('there and back is the same day, and a week has seven of them from its Monday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (date, by) => {
        expect(dayAfter(dayAfter(date, by), -by)).toBe(date)
        const monday = mondayOf(date)
        const week = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
        expect(week).toContain(date)
        expect(new Set(week.map(mondayOf))).toEqual(new Set([monday]))
        expect(isSameWeek(date, dayAfter(monday, 7))).toBe(false)
      }),
    )
  })

  test('are named in the language, whatever the time zone', () => {
    localStorage.setItem('umi_locale', 'zh-CN')
    expect(longDayOf('2026-11-20')).toBe('11月20日周五')
    expect(weekdayOf('2026-11-20')).toBe('五')
    expect(togetherOf(['潘立成', '何静'])).toBe('潘立成、何静')
    expect(togetherOf([])).toBe('')
    localStorage.setItem('umi_locale', 'en-US')
    expect(longDayOf('2026-01-01')).toBe('Thu, January 1')
    localStorage.setItem('umi_locale', 'zh-CN')
  })
})
