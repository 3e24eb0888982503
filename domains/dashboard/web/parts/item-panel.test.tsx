import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import Dashboard from '../dashboard.tsx'
import { aDay, aRecruiter, events, guide, positions } from '../testing/examples.ts'
import { Arrivals } from './arrivals.tsx'
import { Events } from './events.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Projects } from './projects.tsx'

const { countEvents, countResumes, getAccountGuide, getDashboard, getGuide, getPositionInfo } = dashboardApi
const { getPositionProgress, getProjectProgress, getResumeRate, listDayPositions, listEvents } = dashboardApi
const { listPositions, listProjects } = dashboardApi
const place = { origin: 2, theme_id: undefined }
const ask = (...answers: Answering[]) => serve(answering(accountsApi.getCurrentUser, aRecruiter), ...answers)
const figure = aDay.resume.postCount
const [position] = positions.list
const [project] = aDay.project.list
if (!position || !project) throw new Error('the examples have no position or project')

const dashboard = [
  answering(getDashboard, aDay),
  answering(listPositions, positions, 2),
  answering(listEvents, events),
  answering(countEvents, { date: '2026-11-20', list: [], is_capped: false }),
]

describe('how far one has come', () => {
  test('of a position opens beside the dashboard, with its own funnel and who looks after it', async () => {
    const info = {
      ...position,
      owner: { id: 2, name: '潘立成' },
      opened_at: '2026-11-01T00:00:00.000Z',
      days_open: 19,
    }
    ask(
      ...dashboard,
      answering(getPositionInfo, getPositionInfo.reply.parse({ ...info, remaining: 18 })),
      answering(getPositionProgress, {
        position: { id: position.id, name: position.name },
        funnel: aDay.funnel,
      }),
    )
    const shown = await showScreen(Dashboard, '/dashboard/social')
    const rows = await screen.findByRole('region', { name: '需要关注的职位' })
    await within(rows).findByText(position.name)
    const [first] = within(rows).getAllByRole('link', { name: '进展' })
    if (first) fireEvent.click(first)
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByText(/负责人 潘立成 · 2026\/11\/01发布，已 19 天 · 还需招 18 人/)).toBeTruthy()
    expect(drawer.getByRole('link', { name: '当前人数 29' })).toBeTruthy()
    expect(shown.query()).toMatchObject({ panel: 'position' })
    fireEvent.click(drawer.getByRole('button', { name: /close|关闭/i }))
    await waitFor(() => expect(shown.query()).toEqual({}))
  })

  test('of a project is a link away', async () => {
    const server = ask(...dashboard, answering(getProjectProgress, { project, funnel: aDay.funnel }))
    await showScreen(Dashboard, '/dashboard/social?panel=project&item=1')
    const drawer = within(await screen.findByRole('dialog'))
    expect(await drawer.findByRole('heading', { name: '2026 社会招聘' })).toBeTruthy()
    expect(server.queriesOf(getProjectProgress)).toEqual([{ theme_id: '1' }])
  })
})

test('projects beyond the newest are shown on asking', async () => {
  const others = [project, { ...project, id: 2, name: '校招 2027' }]
  ask(answering(listProjects, { list: others }, 2))
  await showScreen(() => <Projects projects={{ list: [project], total: 2 }} origin={2} />)
  fireEvent.click(screen.getByRole('button', { name: '还有更多项目' }))
  expect(await screen.findByText('校招 2027')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '还有更多项目' })).toBeNull()
})

test('what came in is told on asking: where from, for which positions, and what each stage lets through', async () => {
  const data = {
    type: 'days' as const,
    dir: [
      { name: 'referral:q3.A1', ...figure, count: 4 },
      { name: 'referral:', ...figure, count: 1 },
    ],
    organization: [{ id: null, name: '', count: 5 }],
    result: [
      { from: '2026-11-19T00:00:00.000Z', count: 1 },
      { from: '2026-11-20T00:00:00.000Z', count: 4 },
    ],
    is_capped: false,
    post_count: { ...figure, count: 5 },
    track_Count: figure,
    interview_count: figure,
    single_interview_count: figure,
    queue_interview_count: null,
    to_be_tracked: {
      select: figure,
      approval: figure,
      evaluation: figure,
      test: figure,
      interview: figure,
      contract: figure,
    },
  }
  const server = ask(
    answering(countResumes, { resumeData: data }),
    answering(listDayPositions, {
      date: '2026-11-20',
      total: figure,
      list: [{ id: 3, title: '后端工程师', ...figure, count: 3 }],
    }),
    answering(getResumeRate, {
      list: [],
      rates: [
        { status: 1, reached: 9, rate: null },
        { status: 12, reached: 3, rate: 1 / 3 },
      ],
    }),
  )
  await showScreen(() => <Arrivals place={place} />)
  expect(server.queriesOf(countResumes)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '查看来源与趋势' }))
  expect(await screen.findByText('后端工程师')).toBeTruthy()
  expect(screen.getByText('未分配部门')).toBeTruthy()
  expect(screen.getByText('内部推荐 · q3.A1')).toBeTruthy()
  expect(screen.getByText('内部推荐 · 无代码')).toBeTruthy()
  expect(screen.getByText('33%')).toBeTruthy()
  expect(screen.getByRole('listitem', { name: /11\/20 4/ })).toBeTruthy()
  fireEvent.click(screen.getByText('今日'))
  await waitFor(() => expect(server.queriesOf(countResumes).at(-1)).toMatchObject({ type: 'hours' }))
})

test('what has happened today is told in one line, and how far an organisation is set up in another', async () => {
  const list = [
    { action: 'move', count: 4 },
    { action: 'apply', count: 2 },
  ]
  const counts = { position_count: 3, org_hr_sub_count: 4, org_user_count: 12, post_count: 227 }
  ask(
    answering(listEvents, events),
    answering(countEvents, { date: '2026-11-20', list, is_capped: true }),
    answering(getGuide, guide),
    answering(getAccountGuide, counts),
  )
  await showScreen(() => (
    <>
      <Events place={place} />
      <FirstSteps origin={2} />
    </>
  ))
  expect(await screen.findByText('今日共 6+ 条动态，其中新投递 2 份')).toBeTruthy()
  expect(await screen.findByText('职位 3 个 · HR 4 人 · 用人经理 12 人 · 投递 227 份')).toBeTruthy()
})
