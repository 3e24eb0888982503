import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { statuses, turns } from '@bole/processes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Story } from './testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
  story = await Story.begin(world)
  await world.rows(`update positions set opened_at = $2 where id = $1`, story.positionId, story.at(12, -4))
})
afterAll(() => world.end())

describe('what came in', () => {
  test('day by day, with what share of it passes each stage', async () => {
    const { list, rates } = await story.admin.ask(dashboardApi.getResumeRate, { query: { days: 14 } })
    expect(list).toHaveLength(14)
    expect(list.at(-1)).toMatchObject({ date: story.today, count: 8 })
    expect(list.find(({ date }) => date === story.dayAfter(-10))).toMatchObject({ count: 1 })
    expect(rates[0]).toEqual({ status: 1, reached: 9, rate: null })
    expect(rates.find(({ status }) => status === 12)?.reached).toBe(6)
    const ofHead = await story.head.ask(dashboardApi.getResumeRate, { query: { days: 1 } })
    expect(ofHead.list.map(({ count }) => count)).toEqual([7])
    const ofManager = await story.manager.ask(dashboardApi.getResumeRate, { query: { days: 1 } })
    expect(ofManager.list.map(({ count }) => count)).toEqual([2])
  })

  test('by hour, source and department, and what has to be followed up', async () => {
    const hours = await story.admin.ask(dashboardApi.countResumes, { query: {} })
    expect(hours.resumeData).toMatchObject({
      type: 'hours',
      dir: [{ name: 'upload', count: 8 }],
      post_count: { count: 8 },
      track_Count: { count: 6, link: { query: { waits_for: 'staff' } } },
      queue_interview_count: null,
      is_capped: false,
      to_be_tracked: {
        select: { count: 2 },
        approval: { count: 0 },
        evaluation: { count: 0 },
        test: { count: 0 },
        interview: { count: 2 },
        contract: { count: 1 },
      },
    })
    const { organization, result } = hours.resumeData
    expect(organization.map(({ name, count }) => [name, count]).toSorted()).toEqual([
      ['', 1],
      ['Team', 7],
    ])
    expect(result.reduce((sum, { count }) => sum + count, 0)).toBe(8)
    const days = await story.admin.ask(dashboardApi.countResumes, { query: { type: 'days' } })
    expect(days.resumeData.result).toHaveLength(14)
    expect(days.resumeData.result.at(-1)?.count).toBe(8)
    expect(days.resumeData.post_count.count).toBe(9)
  })

  test('by position', async () => {
    const { list, total, date } = await story.admin.ask(dashboardApi.listDayPositions, { query: {} })
    expect(date).toBe(story.today)
    expect(total.count).toBe(8)
    expect(list.map(({ id, count }) => [id, count])).toEqual([
      [story.positionId, 7],
      [story.otherPositionId, 1],
    ])
    const ofHead = await story.head.ask(dashboardApi.listDayPositions, { query: {} })
    expect(ofHead.list.map(({ id }) => id)).toEqual([story.positionId])
    const before = await story.admin.ask(dashboardApi.listDayPositions, {
      query: { date: story.dayAfter(-10) },
    })
    expect(before.total.count).toBe(1)
  })
})

describe('progress', () => {
  test('of a project and of a position is told from the same counts', async () => {
    const { project } = await story.admin.ask(dashboardApi.getProjectProgress, {
      query: { theme_id: story.projectId },
    })
    const info = await story.admin.ask(dashboardApi.getPositionInfo, {
      query: { position_id: story.positionId },
    })
    expect(project).toMatchObject({
      position_count: 1,
      head_count: 1,
      received: { count: 8 },
      detail: { interview: { count: 3 }, joining: { count: 2 }, joined: { count: 0 } },
    })
    const counts = ({ detail }: typeof info | typeof project) =>
      Object.entries(detail).map(([name, { count }]) => [name, count])
    expect(counts(info)).toEqual(counts(project))
    expect(info).toMatchObject({ to_do: { count: 6 }, remaining: 1, days_open: 5, owner: null })
    const listed = await story.admin.send(dashboardApi.listPositions, { query: { page_size: 1 } })
    expect([listed.total, listed.data?.list.map(({ id }) => id)]).toEqual([2, [story.otherPositionId]])
    const projects = await story.head.send(dashboardApi.listProjects, { query: {} })
    expect([projects.total, projects.data?.list.map(({ id }) => id)]).toEqual([1, [story.projectId]])
  })

  test('of a position follows its own process', async () => {
    const short = await world.position(story.organisationId, { stages: [1, 12, 6] })
    const { funnel } = await story.admin.ask(dashboardApi.getPositionProgress, {
      query: { position_id: short },
    })
    expect(funnel.map(({ status }) => status)).toEqual([1, 12, 6])
  })
})

test('rounds of a stage are told apart, and a project has no stage that its processes lack', async () => {
  const { admin, organisationId } = story
  const position = await world.position(organisationId, { origin: 1, stages: [1, 12, 12, 5] })
  const [row] = await world.rows(
    'select project_id::int, process_id::int from positions where id = $1',
    position,
  )
  const steps = await world.rows(
    'select id::int from process_steps where process_id = $1 order by place',
    row?.process_id,
  )
  const step = Number(steps[2]?.id)
  const id = await world.application(organisationId, position)
  const meets_at = story.at(15)
  const body = {
    post_id: id,
    version: 1,
    stage: 12,
    process_step_id: step,
    meets_at,
    interviewer_ids: [admin.id],
  }
  await admin.ask(pipelineApi.move, { body })
  const { funnel } = await admin.ask(dashboardApi.getPositionProgress, { query: { position_id: position } })
  expect(
    funnel.map(({ process_step_id, title, count, reached }) => [
      process_step_id,
      title,
      count,
      reached.count,
    ]),
  ).toEqual([
    [steps[0]?.id, '', 0, 1],
    [steps[1]?.id, '', 0, 1],
    [step, 'Round 2', 1, 1],
    [steps[3]?.id, '', 0, 0],
  ])
  for (const { count, link } of [...funnel, ...funnel.map(({ reached }) => reached)]) {
    const listed = await admin.send(pipelineApi.listCandidates, { query: link.query })
    expect(listed.total).toBe(count)
  }
  const query = { theme_id: Number(row?.project_id) }
  const ofProject = await admin.ask(dashboardApi.getProjectProgress, { query })
  expect(ofProject.funnel.map(({ status, count }) => [status, count])).toEqual([
    [1, 0],
    [12, 1],
    [5, 0],
  ])
  const { list } = await admin.ask(dashboardApi.listEvents, { query: { origin: 1 } })
  expect(list.find(({ action }) => action === 'move')).toMatchObject({
    from: { title: '' },
    process: { title: 'Round 2' },
  })
  const board = await admin.ask(dashboardApi.getDashboard, { query: { origin: 1 } })
  expect(board.funnel.map(({ status }) => status)).toEqual([1, 12, 5])
  expect(board.schedule.interview.list).toMatchObject([{ post_id: id, status: { title: 'Round 2' } }])
})

describe('what happened', () => {
  test('is told newest first, to those who may see it', async () => {
    const { list } = await story.admin.ask(dashboardApi.listEvents, { query: {} })
    const times = list.map(({ create_time }) => create_time)
    expect(times).toEqual(times.toSorted().toReversed())
    const ending = list.find(({ action }) => action === 'company_eliminate')
    expect(ending).toMatchObject({
      actor: 'user',
      name: '王小明',
      position: { id: story.otherPositionId },
      from: { name: 'awaiting_screening' },
      process: { name: 'eliminated', colour: 'grey' },
      link: { screen: 'candidate', id: ending?.post_id, query: {} },
    })
    expect(ending?.username).toContain('OrgAdmin2')
    expect(list.some(({ action, from }) => action === 'apply' && from === null)).toBe(true)
    const ofHead = await story.head.ask(dashboardApi.listEvents, { query: {} })
    expect(new Set(ofHead.list.map(({ position }) => position.id))).toEqual(new Set([story.positionId]))
    const ofManager = await story.manager.ask(dashboardApi.listEvents, { query: {} })
    expect(new Set(ofManager.list.map(({ post_id }) => post_id)).size).toBe(2)
    expect((await story.stranger.ask(dashboardApi.listEvents, { query: {} })).list).toEqual([])
  })

  test('is counted by action', async () => {
    world.now = new Date()
    const counted = async (who = story.admin) => {
      const { list } = await who.ask(dashboardApi.countEvents, { query: {} })
      return Object.fromEntries(list.map(({ action, count }) => [action, count]))
    }
    expect(await counted()).toEqual({ apply: 9, move: 6, company_cancel: 1, company_eliminate: 1 })
    expect(await counted(story.head)).toEqual({ apply: 8, move: 6, company_cancel: 1 })
    expect(await counted(story.manager)).toEqual({ apply: 2, move: 2 })
    expect(await counted(story.stranger)).toEqual({})
  })
})

describe('first steps', () => {
  test('are ticked off as rows appear', async () => {
    const organisation = await world.organisation('New')
    const admin = await world.user(organisation, 'OrgAdmin2')
    const done = async () => {
      const { list, learnTarget } = await admin.ask(dashboardApi.getGuide, { query: {} })
      return [list.filter(({ is_done }) => is_done).map(({ name }) => name), learnTarget]
    }
    expect(await done()).toEqual([[], 'project'])
    const position = await world.position(organisation)
    expect(await done()).toEqual([['project', 'position', 'career_site'], 'candidate'])
    await world.application(organisation, position)
    expect(await done()).toEqual([['project', 'position', 'career_site', 'candidate'], 'colleague'])
    await world.user(organisation, 'User2')
    await world.user(organisation, 'DepAdmin')
    expect((await done())[1]).toBeNull()
    expect(await admin.ask(dashboardApi.getAccountGuide, { query: {} })).toEqual({
      position_count: 1,
      // As the account centre counts them: whoever administers is one of them.
      org_hr_sub_count: 2,
      org_user_count: 1,
      post_count: 1,
    })
    const { career_site } = await admin.ask(dashboardApi.getGuide, { query: {} })
    expect(career_site).toMatch(/^\/careers\/org-\d+$/)
    const { userInfo } = await admin.ask(dashboardApi.getDashboard, { query: {} })
    expect(userInfo.welcomeContent).toBe('to_do')
  })
})

test('the index of to-dos holds exactly what waits for recruiters', async () => {
  const [index] = await world.rows(
    `select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = 'applications_to_do'::regclass`,
  )
  const rows = await world.rows(
    `select stage, step, detail from (
       select true as is_listed, * from unnest($1::smallint[], $2::smallint[], $3::smallint[]) s(stage, step, detail)) a
     where ${index?.condition}`,
    ...(['stage', 'step', 'detail'] as const).map((code) => statuses.statuses.map((status) => status[code])),
  )
  const expected = turns.statusesOfTurn('recruiter')
  expect(rows).toEqual(expected.map(({ stage, step, detail }) => ({ stage, step, detail })))
})
