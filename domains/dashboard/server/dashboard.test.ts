import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figuresIn, Story } from './testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
  story = await Story.begin(world)
})
afterAll(() => world.end())

const { stage } = stages

/** Every number that links to the candidate list must be the total of that list. */
async function expectEveryNumberToOpen(who: Visitor, reply: object, atLeast: number) {
  const figures = figuresIn(reply).filter(({ link }) => link.screen === 'candidates')
  expect(figures.length).toBeGreaterThanOrEqual(atLeast)
  for (const { count, link } of figures) {
    const opened = await who.send(pipelineApi.listCandidates, { query: link.query })
    expect({ link, count: opened.total }).toEqual({ link, count })
  }
}

describe('every number opens the list behind it', () => {
  test('for the organisation, for departments, for a hiring manager, and in one project', async () => {
    for (const who of [story.admin, story.head, story.manager]) {
      for (const query of [{}, { theme_id: story.projectId }]) {
        const dashboard = await who.ask(dashboardApi.getDashboard, { query })
        await expectEveryNumberToOpen(who, dashboard, 60)
      }
    }
    // Hundreds of lists.
  }, 60_000)

  test('in the other calls too', async () => {
    const { admin, projectId, positionId } = story
    const replies = [
      await admin.ask(dashboardApi.listPositions, { query: {} }),
      await admin.ask(dashboardApi.listProjects, { query: {} }),
      await admin.ask(dashboardApi.getProjectProgress, { query: { theme_id: projectId } }),
      await admin.ask(dashboardApi.getPositionInfo, { query: { position_id: positionId } }),
      await admin.ask(dashboardApi.getPositionProgress, { query: { position_id: positionId } }),
      await admin.ask(dashboardApi.getResumeRate, { query: { days: 3 } }),
      await admin.ask(dashboardApi.countResumes, { query: {} }),
      await admin.ask(dashboardApi.countResumes, { query: { type: 'days' } }),
      await admin.ask(dashboardApi.listDayPositions, { query: {} }),
    ]
    for (const reply of replies) await expectEveryNumberToOpen(admin, reply, 3)
  })
})

describe('the first paint', () => {
  test('has the projects of the list of projects, whoever asks', async () => {
    for (const who of [story.admin, story.head, story.manager]) {
      const { project, schedule } = await who.ask(dashboardApi.getDashboard, { query: {} })
      const { total, data } = await who.send(dashboardApi.listProjects, { query: { page_size: 5 } })
      expect(project).toEqual({ total, list: data?.list })
      expect(schedule.project.map(({ id }) => id)).toEqual(data?.list.map(({ id }) => id))
    }
    const { project } = await story.manager.ask(dashboardApi.getDashboard, {
      query: { theme_id: story.projectId },
    })
    expect([project.total, project.list.map(({ id }) => id)]).toEqual([1, [story.projectId]])
  })

  test('counts what has to be done, stage by stage', async () => {
    const { to_do, resume, userInfo } = await story.admin.ask(dashboardApi.getDashboard, { query: {} })
    const at = (code: number) => to_do.stages.find(({ status }) => status === code)
    expect(to_do.total).toMatchObject({ count: 5, link: { query: { waits_for: 'me' } } })
    expect(to_do.with_colleagues).toMatchObject({ approvals: { count: 0 }, evaluations: { count: 1 } })
    expect(to_do.feedback_owed.count).toBe(0)
    expect(at(stage.screening)).toMatchObject({ count: 2, waiting: { count: 1 } })
    expect(at(stage.interview)).toMatchObject({ count: 1 })
    expect(
      at(stage.interview)
        ?.statuses.filter(({ count }) => count > 0)
        .map(({ name }) => name),
    ).toEqual(['cancelled'])
    expect(to_do.offers_lapsed.count).toBe(1)
    expect(to_do.entries_missed.count).toBe(1)
    expect(resume).toMatchObject({
      resumeCount: { count: 2 },
      postCount: { count: 9 },
      incrementCount: { count: 8 },
    })
    expect(userInfo).toEqual({
      userName: expect.stringContaining('OrgAdmin2'),
      userRole: 'OrgAdmin2',
      welcomeContent: 'to_do',
    })
  })

  test('counts for a hiring manager what they were asked for, and nothing that waits for others', async () => {
    const { to_do, userInfo } = await story.manager.ask(dashboardApi.getDashboard, { query: {} })
    expect(to_do).toMatchObject({ total: { count: 1 }, feedback_owed: { count: 1 }, with_colleagues: null })
    expect(to_do.stages.every(({ count, waiting }) => count === 0 && waiting.count === 0)).toBe(true)
    expect(userInfo.welcomeContent).toBe('to_do')
    const { list } = await story.manager.ask(dashboardApi.listPendingFeedback, { query: {} })
    expect(list.map(({ status }) => status.name)).toEqual(['awaiting_evaluation'])
    const { total } = await story.manager.send(pipelineApi.listCandidates, { query: to_do.total.link.query })
    expect(total).toBe(1)
  })

  test('tells longer waits apart from shorter ones', async () => {
    const waitingFor = async (waiting_days: number) => {
      const { to_do } = await story.admin.ask(dashboardApi.getDashboard, { query: { waiting_days } })
      return to_do.stages.reduce((sum, { waiting }) => sum + waiting.count, 0)
    }
    expect(await waitingFor(9)).toBe(1)
    expect(await waitingFor(11)).toBe(0)
  })

  test('says since when the longest waiting waits, to whoever sees it', async () => {
    for (const who of [story.admin, story.head]) {
      const { to_do } = await who.ask(dashboardApi.getDashboard, { query: {} })
      for (const { waiting } of to_do.stages) expect(waiting.oldest_since === null).toBe(waiting.count === 0)
    }
    const { to_do } = await story.admin.ask(dashboardApi.getDashboard, { query: {} })
    const since = to_do.stages.find(({ status }) => status === stage.screening)?.waiting.oldest_since
    expect(new Date(since ?? 0)).toEqual(new Date(story.at(12, -10)))
  })

  test('is narrowed by what one may see', async () => {
    const funnel = async (who: Visitor, query: object = {}) => {
      const reply = await who.ask(dashboardApi.getDashboard, { query })
      return reply.funnel.reduce((sum, { count }) => sum + count, 0)
    }
    expect(await funnel(story.admin)).toBe(9)
    expect(await funnel(story.head)).toBe(8)
    expect(await funnel(story.manager)).toBe(2)
    expect(await funnel(story.admin, { theme_id: story.otherProjectId })).toBe(1)
    expect(await funnel(story.head, { theme_id: story.otherProjectId })).toBe(0)
    expect(await funnel(story.admin, { origin: 1 })).toBe(0)
    expect(await funnel(story.stranger)).toBe(0)
  })

  test('shows unread notices, and only the caller’s', async () => {
    await world.rows(
      `insert into notices (organisation_id, user_id, kind, is_read) values ($1, $2, 'mine', false),
        ($1, $2, 'read', true), ($1, $3, 'theirs', false)`,
      story.organisationId,
      story.admin.id,
      story.head.id,
    )
    const { systemNotifies } = await story.admin.ask(dashboardApi.getDashboard, { query: {} })
    expect(systemNotifies.map(({ type }) => type)).toEqual(['mine'])
  })
})

describe('who may look', () => {
  const calls = [
    dashboardApi.getDashboard,
    dashboardApi.getCalendar,
    dashboardApi.listPositions,
    dashboardApi.listProjects,
    dashboardApi.getResumeRate,
    dashboardApi.listEvents,
    dashboardApi.countEvents,
    dashboardApi.listDayPositions,
    dashboardApi.getAccountGuide,
    dashboardApi.getGuide,
    dashboardApi.countResumes,
    dashboardApi.getSchedule,
    dashboardApi.listPendingFeedback,
  ]
  test('whoever holds dashboard.view; not operators, not strangers', async () => {
    const operator = await world.user(story.organisationId, 'SysAdmin')
    for (const call of calls) {
      expect((await operator.send(call, {})).http).toBe(403)
      expect((await world.stranger().send(call, {})).http).toBe(401)
      for (const who of [story.admin, story.head, story.manager])
        expect((await who.send(call, {})).http).toBe(200)
    }
  })

  test('another organisation’s projects and positions are unknown, and so are those out of sight', async () => {
    const { stranger, manager, head, positionId, projectId, otherPositionId, otherProjectId } = story
    const project = async (who: Visitor, theme_id: number) =>
      (await who.send(dashboardApi.getProjectProgress, { query: { theme_id } })).http
    const position = async (who: Visitor, position_id: number) => [
      (await who.send(dashboardApi.getPositionInfo, { query: { position_id } })).http,
      (await who.send(dashboardApi.getPositionProgress, { query: { position_id } })).http,
    ]
    expect(await project(stranger, projectId)).toBe(404)
    expect(await position(stranger, positionId)).toEqual([404, 404])
    expect(await project(head, projectId)).toBe(200)
    expect(await project(head, otherProjectId)).toBe(404)
    expect(await position(head, otherPositionId)).toEqual([404, 404])
    expect(await position(manager, positionId)).toEqual([200, 200])
    expect(await position(manager, otherPositionId)).toEqual([404, 404])
  })

  test('an operator given the permission still sees nobody', async () => {
    const operator = await world.user(story.organisationId, 'SysAdmin')
    await world.rows(
      `update users set permission_changes = '{"dashboard.view": true}' where id = $1`,
      operator.id,
    )
    await operator.signIn('correct-horse-battery')
    const { funnel, project } = await operator.ask(dashboardApi.getDashboard, { query: {} })
    expect(funnel.every(({ count }) => count === 0)).toBe(true)
    expect(project).toEqual({ list: [], total: 0 })
  })
})
