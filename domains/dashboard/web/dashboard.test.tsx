import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { ReachProvider } from '@bole/platform/places'
import { type Answering, answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import Dashboard from './dashboard.tsx'
import { aDay, aNewDay, aRecruiter, events, guide, positions } from './testing/examples.ts'

const { getDashboard, getSchedule, getCalendar, getGuide, listPositions, listEvents } = dashboardApi
const at = '/dashboard/social'

function answers(...more: Answering[]) {
  return serve(
    answering(accountsApi.getCurrentUser, aRecruiter),
    answering(getDashboard, aDay),
    answering(listPositions, positions, 2),
    answering(listEvents, events),
    ...more,
  )
}

const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href')
const panelOf = (title: string) => within(screen.getByRole('region', { name: title }))

test('shows the day: who, what waits, where people stand; every number leads to its rows', async () => {
  answers()
  await showScreen(Dashboard, at)
  expect(await screen.findByRole('heading', { name: /何静/ })).toBeTruthy()
  expect(screen.getByText(/HR（管理员） · 有 45 项待办等您处理/)).toBeTruthy()
  expect(hrefOf('今日新增 100+')).toBe('/candidate/filter/list?origin=2&applied_from=2026-11-20')
  expect(hrefOf(/待初筛 42/)).toContain('tracker_status=1&statuses=0%2F0')
  expect(hrefOf(/11 人等待超过 3 天 ?最久 12 天/)).toContain('waiting_days=3')
  expect(hrefOf('当前人数 29')).toBe('/candidate/filter/list?origin=2&tracker_status=14')
  expect(hrefOf('到达过 104')).toBe('/candidate/filter/list?origin=2')
  expect(hrefOf('已入职 2')).toContain('project_id=1')
  expect(hrefOf('王小明')).toBe('/candidate/detail/7')
})

test('the position with most to do comes first', async () => {
  answers()
  await showScreen(Dashboard, at)
  await screen.findByText('产品经理')
  const names = panelOf('需要关注的职位')
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(names.indexOf('后端工程师')).toBeLessThan(names.indexOf('产品经理'))
})

test('what happened reads as sentences, also what this version has never heard of', async () => {
  answers()
  await showScreen(Dashboard, at)
  await waitFor(() => expect(panelOf('最新动态').getAllByRole('listitem')).toHaveLength(3))
  const told = panelOf('最新动态')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(told[0]).toContain('何静 将 王小明 移至面试')
  expect(told[1]).toContain('王小明 已签到')
  expect(told[2]).toContain('王小明 更新为“已通过”')
})

test('the funnel is a table, too', async () => {
  answers()
  await showScreen(Dashboard, at)
  await screen.findByRole('heading', { name: /何静/ })
  fireEvent.click(screen.getByText('表'))
  const row = screen.getByRole('row', { name: /部门审批/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['104', '46%', '29', '6', '0'])
})

test('whose schedule and which day stand in the address; only the other day is asked for', async () => {
  const nothing = { list: [], total: 0, is_capped: false }
  const server = answers(answering(getSchedule, { ...aDay.schedule, interview: nothing }))
  const shown = await showScreen(Dashboard, at)
  await screen.findByText('后端工程师 · 潘立成')
  expect(server.queriesOf(getSchedule)).toEqual([])
  fireEvent.click(screen.getByText('全部'))
  await waitFor(() => expect(shown.query()).toEqual({ watchType: 'all' }))
  await waitFor(() => expect(server.queriesOf(getDashboard).at(-1)).toMatchObject({ watchType: 'all' }))
  fireEvent.click(screen.getByRole('button', { name: /11月17日/ }))
  expect(await screen.findByText('这一天没有面试或入职')).toBeTruthy()
  expect(shown.query()).toEqual({ watchType: 'all', date: '2026-11-17' })
  expect(server.queriesOf(getSchedule)).toEqual([{ origin: '2', watchType: 'all', date: '2026-11-17' }])
})

test('another week asks for its days', async () => {
  const server = answers(answering(getCalendar, { dateList: [] }), answering(getSchedule, aDay.schedule))
  await showScreen(Dashboard, at)
  fireEvent.click(await screen.findByRole('button', { name: '上一周' }))
  await waitFor(() => expect(server.queriesOf(getCalendar)[0]).toMatchObject({ from: '2026-11-09' }))
})

test('a link to a panel opens the rows behind the number', async () => {
  const server = answers(answering(getSchedule, aDay.schedule))
  const shown = await showScreen(Dashboard, `${at}?panel=interview&date=2026-11-20&watchType=all`)
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText('王小明')).toBeTruthy()
  expect(server.queriesOf(getSchedule)[0]).toMatchObject({ page_size: '20', watchType: 'all' })
  fireEvent.click(drawer.getByRole('button', { name: /close|关闭/i }))
  await waitFor(() => expect(shown.query()).not.toHaveProperty('panel'))
})

test('who has no candidate list sees the rows of a number beside it', async () => {
  const nobody = {
    list: [],
    next_cursor: null,
    statistic: {},
    processStatus: [],
    statuses: [],
    is_capped: false,
  }
  const server = answers(answering(pipelineApi.listCandidates, nobody))
  const isElsewhere = (path: string) => !path.includes('filter')
  const shown = await showScreen(
    () => (
      <ReachProvider value={isElsewhere}>
        <Dashboard />
      </ReachProvider>
    ),
    at,
  )
  fireEvent.click(await screen.findByRole('link', { name: '当前人数 29' }))
  await screen.findByText('没有符合条件的候选人')
  expect(shown.query()).toMatchObject({ panel: 'people' })
  expect(server.queriesOf(pipelineApi.listCandidates)).toEqual([{ origin: '2', tracker_status: '14' }])
})

test('the campus dashboard shows campus applications of the chosen project', async () => {
  const server = answers()
  await showScreen(Dashboard, '/dashboard/campus?theme_id=1')
  await screen.findByRole('heading', { name: /何静/ })
  expect(server.queriesOf(getDashboard)[0]).toMatchObject({ origin: '1', theme_id: '1' })
})

test('the step of making a project opens its form', async () => {
  const list = guide.list.map((step) => (step.name === 'project' ? { ...step, is_done: false } : step))
  answers(answering(getDashboard, aNewDay), answering(getGuide, { ...guide, list }))
  await showScreen(Dashboard, at)
  expect(await screen.findByRole('link', { name: '新建招聘项目' })).toBeTruthy()
  expect(hrefOf('新建招聘项目')).toBe('/post/position/create')
})

test('a new installation begins with its first steps', async () => {
  answers(answering(getDashboard, aNewDay), answering(getGuide, guide))
  await showScreen(Dashboard, at)
  expect(await screen.findByText('1 / 5')).toBeTruthy()
  expect(hrefOf('发布职位')).toBe('/post/position/list?tab=positions')
  expect(screen.queryByRole('link', { name: '新建招聘项目' })).toBeNull()
  const outside = screen.getByRole('link', { name: '看看招聘官网' })
  expect([outside.getAttribute('href'), outside.getAttribute('target')]).toEqual(['/careers/demo', '_blank'])
  expect(screen.getByText(/没有待办/)).toBeTruthy()
})
