import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Story } from './testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
  story = await Story.begin(world)
})
afterAll(() => world.end())

const { stage } = stages

/** Where the kept agenda differs from what the rows say. */
const differences = () =>
  world.rows(`select * from agenda full join agenda_now n using (organisation_id, record_id, user_id, application_id)
    where (agenda.origin, agenda.meets_at, agenda.entry_date, agenda.is_owed)
      is distinct from (n.origin, n.meets_at, n.entry_date, n.is_owed)`)

const entries = async (applicationId: number) => {
  const rows = await world.rows(
    'select user_id, meets_at, is_owed from agenda where application_id = $1 order by user_id, record_id',
    applicationId,
  )
  return rows.map(({ user_id, meets_at, is_owed }) => [Number(user_id), meets_at, is_owed])
}

const seen = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return { post_id: id, version: Number(row?.version) }
}

const handOver = async (id: number, owner: number) => {
  const body = { applications: [await seen(id)], owner_id: owner }
  await story.admin.ask(pipelineApi.transfer, { body })
}

test('follows from the rows after all that happened in the story', async () => {
  expect(await world.rows('select from agenda')).not.toEqual([])
  expect(await differences()).toEqual([])
})

test('follows who takes part, when they meet, and what is owed', async () => {
  const { admin, manager, head } = story
  const id = await story.application()
  const at = (hour: number) => new Date(story.at(hour, 3))
  await story.move(id, { stage: stage.interview, meets_at: story.at(9, 3), interviewer_ids: [manager.id] })
  expect(await entries(id)).toEqual([[manager.id, at(9), false]])
  const body = { ...(await seen(id)), meets_at: story.at(10, 3), interviewer_ids: [head.id] }
  await admin.ask(pipelineApi.arrange, { body })
  expect(await entries(id)).toEqual([[head.id, at(10), false]])
  await handOver(id, admin.id)
  await story.put(id, 30, 0)
  expect(await entries(id)).toEqual(
    [
      [admin.id, at(10), false],
      [head.id, at(10), true],
    ].toSorted(([one], [other]) => Number(one) - Number(other)),
  )
  await story.move(id, { stage: stage.offer })
  expect((await entries(id)).map(([, , isOwed]) => isOwed)).toEqual([false, false])
  expect(await differences()).toEqual([])
})

test('leaves out who was taken off the list until they are back', async () => {
  const { admin, manager } = story
  const id = await story.application()
  await story.move(id, { stage: stage.interview, meets_at: story.at(9, 5), interviewer_ids: [manager.id] })
  const calls = [pipelineApi.removeApplications, pipelineApi.restoreApplications] as const
  const onAgenda = []
  for (const call of calls) {
    await admin.ask(call, { body: { applications: [await seen(id)] } })
    onAgenda.push((await entries(id)).length)
  }
  expect(onAgenda).toEqual([0, 1])
  expect(await differences()).toEqual([])
})

test('follows a batch, and its taking back, application by application', async () => {
  const { admin, head, manager } = story
  const ids = [await story.application(), await story.application()]
  const meeting = { stage: stage.interview, meets_at: story.at(9, 6) }
  const applications = await Promise.all(ids.map(seen))
  const body = { applications, ...meeting, interviewer_ids: [manager.id, head.id] }
  const { batch_id } = await admin.ask(pipelineApi.moveMany, { body })
  for (const id of ids) expect(await entries(id)).toHaveLength(2)
  expect(await differences()).toEqual([])
  await admin.ask(pipelineApi.undo, { body: { batch_id } })
  expect(await differences()).toEqual([])
})

test('counts a part twice taken once, and forgets whoever and whatever is deleted', async () => {
  const id = await story.application()
  await story.move(id, {
    stage: stage.interview,
    meets_at: story.at(11, 4),
    interviewer_ids: [story.head.id],
  })
  await handOver(id, story.head.id)
  expect(await entries(id)).toHaveLength(1)
  await world.rows(
    `delete from application_people where application_id = $1 and part = 'main_interviewer'`,
    id,
  )
  expect(await entries(id)).toHaveLength(1)
  const day = { date: story.dayAfter(4) }
  const own = await story.head.ask(dashboardApi.getSchedule, { query: day })
  expect(own.interview.list.map(({ post_id }) => post_id)).toEqual([id])
  await world.rows('delete from applications where id = $1', id)
  expect(await entries(id)).toEqual([])
  expect(await differences()).toEqual([])
})

test('has an approval from the moment somebody is asked until they have decided, or somebody else is asked', async () => {
  const { admin, manager, head } = story
  const id = await story.application()
  const owed = async () => {
    expect(await differences()).toEqual([])
    return (await entries(id)).map(([who, , isOwed]) => [who, isOwed])
  }
  await story.move(id, { stage: stage.approval, approver_ids: [manager.id] })
  expect(await owed()).toEqual([[manager.id, true]])
  await admin.ask(pipelineApi.arrange, { body: { ...(await seen(id)), approver_ids: [head.id] } })
  expect(await owed()).toEqual([[head.id, true]])
  await story.say(id, 'remain')
  expect(await owed()).toEqual([[head.id, true]])
  const pending = await head.ask(dashboardApi.listPendingFeedback, { query: {} })
  expect(pending.list.filter(({ post_id }) => post_id === id)).toMatchObject([
    { status: { name: 'awaiting_decision' }, interview_date: null, since: expect.any(String) },
  ])
  await story.say(id, 'pass')
  expect(await owed()).toEqual([])
})
