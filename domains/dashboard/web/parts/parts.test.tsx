import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { links } from '@bole/dashboard/model'
import { ReachProvider } from '@bole/platform/places'
import { type Answering, answering, holding, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aDay, aRecruiter, events } from '../testing/examples.ts'
import type { FirstPaint } from '../use-dashboard.ts'
import { Events } from './events.tsx'
import { FigureLink, LinkTo, numberOf } from './figure-link.tsx'
import { Funnel } from './funnel.tsx'
import { hourName } from './hour-name.ts'
import { ToDos } from './to-dos.tsx'

const { listEvents } = dashboardApi
const place = { origin: 2, theme_id: undefined }
const ask = (...answers: Answering[]) => serve(answering(accountsApi.getCurrentUser, aRecruiter), ...answers)
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const figure = (count: number, more = {}) => ({
  count,
  is_capped: false,
  link: links.toCandidates(2),
  ...more,
})

describe('a number', () => {
  test.each([
    [{ count: 7, is_capped: false }, '7'],
    [{ count: 1000, is_capped: true }, '1,000+'],
    [{ count: 25_000, is_capped: false }, '2.5万'],
    [{ count: 25_000, is_capped: true }, '2.5万+'],
  ])('%j reads %s', (given, words) => {
    localStorage.setItem('umi_locale', 'zh-CN')
    expect(numberOf(given)).toBe(words)
  })

  test('leads to its rows and says of what it is; nothing leads to nothing', async () => {
    ask()
    await showScreen(() => (
      <>
        <FigureLink figure={figure(3, { link: links.toStage(2, 12) })} label="面试" />
        <FigureLink figure={figure(0)} label="入职" />
      </>
    ))
    const link = screen.getByLabelText('面试 3')
    expect(link.getAttribute('href')).toBe('/candidate/filter/list?origin=2&tracker_status=12')
    expect(hrefs()).toHaveLength(1)
  })

  test('keeps the other conditions where it stays on the page', async () => {
    ask()
    const shown = await showScreen(
      () => (
        <ReachProvider value={(path) => !path.startsWith('/candidate/filter')}>
          <LinkTo link={links.toStage(2, 12)}>open</LinkTo>
        </ReachProvider>
      ),
      '/dashboard/social?watchType=all',
    )
    fireEvent.click(screen.getByText('open'))
    await waitFor(() =>
      expect(shown.query()).toEqual({
        watchType: 'all',
        panel: 'people',
        rows: 'origin=2&tracker_status=12',
      }),
    )
  })
})

test.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, name) => expect(hourName(new Date(2026, 10, 20, hour, 59))).toBe(name))

describe('what is to be done', () => {
  test('says so when it is nothing, with a number that leads nowhere', async () => {
    ask()
    await showScreen(() => (
      <ToDos toDo={{ ...aDay.to_do, total: figure(0), stages: [], with_colleagues: null }} place={place} />
    ))
    expect(screen.getByText(/没有待办/)).toBeTruthy()
    expect(hrefs()).toEqual([])
  })

  test('shows a stage with something to do alone, and how long it waits only where it does', async () => {
    const [first] = aDay.to_do.stages
    if (!first) throw new Error('the example has no stage')
    const calm = { ...first, waiting: { ...first.waiting, count: 0, oldest_since: null } }
    ask()
    await showScreen(() => (
      <ToDos toDo={{ ...aDay.to_do, stages: [calm, { ...first, count: 0 }] }} place={place} />
    ))
    expect(document.querySelectorAll('li')).toHaveLength(1)
    expect(screen.queryByText(/人等待超过/)).toBeNull()
  })

  test('says how many wait past the day they were promised, and leads to exactly them', async () => {
    const link = links.toAnswers(2, { project_id: 4 })
    ask()
    await showScreen(() => (
      <ToDos toDo={{ ...aDay.to_do, stages: [], answers_overdue: figure(3, { link }) }} place={place} />
    ))
    const said = await screen.findByText('超过承诺答复日的候选人：3')
    expect(said.closest('a')?.getAttribute('href')).toBe('/candidate/answer/list?project_id=4')
  })

  test('names what there is for everybody beside it, and leads to exactly that', async () => {
    const link = links.toDosOf(2, 'staff')
    const with_colleagues = { approvals: figure(0), evaluations: figure(0), everybody: figure(128, { link }) }
    ask()
    await showScreen(() => (
      <ToDos toDo={{ ...aDay.to_do, total: figure(0), stages: [], with_colleagues }} place={place} />
    ))
    expect(screen.getByText(/没有待办/)).toBeTruthy()
    const said = screen.getByText('所有人的待办：128')
    expect(said.closest('a')?.getAttribute('href')).toBe('/candidate/filter/list?origin=2&waits_for=staff')
  })

  test('that was not counted to its end says at least', async () => {
    const [first] = aDay.to_do.stages
    if (!first) throw new Error('the example has no stage')
    const many = { ...first, waiting: { ...first.waiting, count: 1000, is_capped: true } }
    ask()
    await showScreen(() => <ToDos toDo={{ ...aDay.to_do, stages: [many] }} place={place} />)
    expect(screen.getByText('1,000+ 人等待超过 3 天')).toBeTruthy()
    expect(screen.getByText('最久 12+ 天')).toBeTruthy()
  })
})

describe('the funnel', () => {
  const stage = (status: number, more = {}): FirstPaint['funnel'][number] => ({
    ...figure(0),
    status,
    process_step_id: null,
    title: '',
    badge: 'blue',
    colours: [{ colour: 'amber' as const, ...figure(0) }],
    reached: figure(0),
    rate: null,
    ...more,
  })

  test('of nobody has every stage, and neither bars nor links', async () => {
    ask()
    await showScreen(() => <Funnel funnel={[stage(1), stage(12)]} />)
    expect(document.querySelectorAll('li')).toHaveLength(2)
    expect(hrefs()).toEqual([])
  })

  test('draws who reached each stage against who reached the first, and names who is there now beside it', async () => {
    ask()
    await showScreen(() => (
      <Funnel
        funnel={[
          stage(1, { count: 30, reached: figure(40), colours: [{ colour: 'amber', ...figure(30) }] }),
          stage(12, { count: 0, reached: figure(10), rate: 0.25 }),
          stage(5, { count: 10, reached: figure(10), rate: 1 }),
        ]}
      />
    ))
    const shares = [...document.querySelectorAll('a')].flatMap((link) => {
      const share = link.style.getPropertyValue('--share')
      return share ? [Number(share)] : []
    })
    // Bars and percentages are of one measure: each bar is the bar before times its percentage.
    expect(shares).toEqual([1, 0.25, 0.25])
    const words = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(words.map((text) => text?.includes('当前人数'))).toEqual([true, true, true])
    expect(words[1]).toMatch(/10.*25%.*当前人数 0/)
    expect(words[2]).toMatch(/10.*100%.*当前人数 10/)
  })
})

describe('what happened last', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...events.list[0], id: at + 1 }))
  const listed = () => document.querySelectorAll('ol li').length

  test('is ten at first, and all of it on asking', async () => {
    ask(answering(listEvents, listEvents.reply.parse({ list: many })))
    await showScreen(() => <Events place={place} />)
    await waitFor(() => expect(listed()).toBe(10))
    fireEvent.click(screen.getByText('更多动态'))
    expect(listed()).toBe(12)
    expect(screen.queryByText('更多动态')).toBeNull()
  })

  test('is said while it is nothing, and while it is on its way', async () => {
    const late = holding(answering(listEvents, { list: [] }))
    ask(late)
    await showScreen(() => <Events place={place} />)
    expect(document.querySelector('.ant-skeleton')).toBeTruthy()
    late.letGo()
    expect(await screen.findByText(/还没有动态/)).toBeTruthy()
    expect(document.querySelector('.ant-skeleton')).toBeNull()
  })

  test('names who wrote down what a candidate said', async () => {
    const said = { ...events.list[1], id: 9, actor: 'user', username: '何静', action: 'candidate_refuse' }
    ask(answering(listEvents, listEvents.reply.parse({ list: [said] })))
    await showScreen(() => <Events place={place} />)
    expect(await screen.findByText(/由 何静 记录/)).toBeTruthy()
    expect(document.querySelector('li')?.textContent).toContain('王小明 拒绝了（面试）')
    ask(answering(listEvents, listEvents.reply.parse({ list: [{ ...said, actor: 'candidate' }] })))
    await showScreen(() => <Events place={place} />)
    expect(await screen.findByText(/撤回了申请（面试）/)).toBeTruthy()
  })

  test('has the name as a link to the person, wherever it stands in the sentence', async () => {
    ask(answering(listEvents, events))
    await showScreen(() => <Events place={place} />)
    await waitFor(() => expect(listed()).toBe(3))
    for (const link of document.querySelectorAll('li a')) expect(link.textContent).toBe('王小明')
    expect(hrefs().every((href) => href?.includes('open=7'))).toBe(true)
  })
})
