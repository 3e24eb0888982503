import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Story } from './testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
  story = await Story.begin(world)
})
afterAll(() => world.end())

const all = { watchType: 'all' } as const
const { stage } = stages

describe('the schedule', () => {
  test('shows a day’s interviews in their order, without the cancelled one, and who joins', async () => {
    const { schedule } = await story.admin.ask(dashboardApi.getDashboard, { query: all })
    expect(schedule.date).toBe(story.today)
    expect(schedule.interview.total).toBe(2)
    expect(schedule.interview.list.map((item) => item.interview_date)).toEqual([story.at(9), story.at(15)])
    expect(schedule.interview.list[1]).toMatchObject({
      name: '王小明',
      place: 'Room 4',
      end_date: story.at(16),
      position: { id: story.positionId, title: 'Engineer' },
      status: { status: stage.interview, process_status: 20, process_detail_status: 21 },
      interviewers: [{ id: story.manager.id, is_first: true }],
    })
    expect(schedule.joining).toMatchObject({ total: 1, list: [{ entry_date: story.today }] })
    expect(schedule.project.map(({ id }) => id)).toEqual([story.otherProjectId, story.projectId])
  })

  test('is one’s own by default', async () => {
    const totals = async (who = story.admin, query: object = {}) => {
      const { interview, joining } = await who.ask(dashboardApi.getSchedule, { query })
      return [interview.total, joining.total]
    }
    expect(await totals()).toEqual([0, 0])
    expect(await totals(story.manager)).toEqual([2, 0])
    expect(await totals(story.manager, all)).toEqual([2, 0])
    expect(await totals(story.head, all)).toEqual([2, 1])
    expect(await totals(story.admin, { ...all, theme_id: story.otherProjectId })).toEqual([0, 0])
    expect(await totals(story.stranger, all)).toEqual([0, 0])
    expect(await totals(story.admin, { ...all, date: story.dayAfter(1) })).toEqual([0, 0])
  })

  test('loads more without repeating anybody', async () => {
    const page = (number: number) =>
      story.admin.ask(dashboardApi.getSchedule, { query: { ...all, page: number, page_size: 1 } })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    const ids = [first, second, third].map(({ interview }) => interview.list.map(({ post_id }) => post_id))
    expect(ids.map(({ length }) => length)).toEqual([1, 1, 0])
    expect(new Set(ids.flat()).size).toBe(2)
    expect([first, second, third].map(({ interview }) => interview.total)).toEqual([2, 2, 2])
  })

  test('keeps an interview that led on, and forgets one left behind before it began', async () => {
    const id = await story.application()
    const arranged = { stage: stage.interview, meets_at: story.at(11, -2) }
    await story.move(id, arranged)
    await story.move(id, { stage: stage.offer })
    const early = await story.application()
    await story.move(early, { stage: stage.interview, meets_at: story.at(11, 2) })
    await story.move(early, { stage: stage.offer })
    const on = async (days: number) => {
      const query = { ...all, date: story.dayAfter(days) }
      const { interview } = await story.admin.ask(dashboardApi.getSchedule, { query })
      return interview.list.map(({ post_id }) => post_id)
    }
    expect(await on(-2)).toEqual([id])
    expect(await on(2)).toEqual([])
  })

  test('agrees with the calendar, day by day', async () => {
    const { dateList } = await story.admin.ask(dashboardApi.getCalendar, {
      query: { ...all, from: story.dayAfter(-3), days: 7 },
    })
    expect(dateList).toHaveLength(7)
    expect(dateList.find(({ date }) => date === story.today)).toMatchObject({ interview: { count: 2 } })
    for (const { date, interview, joining } of dateList) {
      const shown = await story.admin.ask(dashboardApi.getSchedule, { query: { ...all, date } })
      expect([interview.count, joining.count]).toEqual([shown.interview.total, shown.joining.total])
      expect(interview.link.query).toMatchObject({ panel: 'interview', date, watchType: 'all' })
    }
    const week = await story.admin.ask(dashboardApi.getCalendar, { query: {} })
    expect(new Date(`${week.dateList[0]?.date}T12:00:00`).getDay()).toBe(1)
  })

  test('refuses a span nobody looks at and a day there is not', async () => {
    const send = (query: object) => story.admin.send(dashboardApi.getCalendar, { query })
    expect((await send({ days: 43 })).http).toBe(422)
    expect((await send({ from: '2026-02-30' })).http).toBe(422)
    expect((await send({ from: 'yesterday' })).http).toBe(422)
  })
})

describe('feedback owed', () => {
  test('is asked of those who interviewed, until they give it', async () => {
    const owed = async (who = story.manager, query: object = {}) => {
      const { total, data } = await who.send(dashboardApi.listPendingFeedback, { query })
      return [total, data?.list.length]
    }
    expect(await owed()).toEqual([1, 1])
    expect(await owed(story.admin)).toEqual([0, 0])
    expect(await owed(story.head)).toEqual([0, 0])
    expect(await owed(story.stranger)).toEqual([0, 0])
    expect(await owed(story.manager, { page: 2 })).toEqual([1, 0])
    const { to_do } = await story.manager.ask(dashboardApi.getDashboard, { query: {} })
    expect(to_do.feedback_owed).toMatchObject({ count: 1, link: { query: { panel: 'pending_feedback' } } })
    const { list } = await story.manager.ask(dashboardApi.listPendingFeedback, { query: {} })
    const [pending] = list
    expect(pending).toMatchObject({ interview_date: story.at(9), name: '王小明' })
    const opened = await story.manager.ask(pipelineApi.getApplication, {
      query: { post_id: pending?.post_id ?? 0 },
    })
    expect(opened.can.company_actions).toContain('pass')
    await story.say(pending?.post_id ?? 0, 'pass')
    expect(await owed()).toEqual([0, 0])
  })
})

test('an appointment whose time was taken out is told of as cancelled, and not as arranged', async () => {
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const id = await world.application(organisation, await world.position(organisation))
  const seen = async () => {
    const [row] = await world.rows('select version from applications where id = $1', id)
    return { post_id: id, version: Number(row?.version) }
  }
  const meets_at = new Date(Date.now() + 86_400_000).toISOString()
  await recruiter.ask(pipelineApi.move, { body: { ...(await seen()), stage: stage.interview } })
  await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen()), meets_at } })
  await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen()), meets_at: null } })
  const { list } = await recruiter.ask(dashboardApi.listEvents, { query: {} })
  const told = list.map(({ action }) => action).filter((action) => action !== 'apply')
  expect(told).toEqual(['appointment_cancelled', 'arrange', 'move'])
})
