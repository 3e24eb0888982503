import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Story } from './testing/story.ts'

let world: World
let story: Story

beforeAll(async () => {
  world = await startWorld()
  story = await Story.begin(world)
})
afterAll(() => world.end())

/** What the first screen, the page of one's work and the candidate list count as somebody's turn, which is one number. */
async function turnsOf(who: Visitor) {
  const { to_do } = await who.ask(dashboardApi.getDashboard, { query: {} })
  const { kinds } = await who.ask(dashboardApi.listWork, { query: {} })
  const { total } = await who.send(pipelineApi.listCandidates, { query: { waits_for: 'me' } })
  const inWork = (kind: string) => kinds.find((one) => one.kind === kind)?.count ?? 0
  const turns = to_do.stages.reduce((sum, { count }) => sum + count, 0)
  expect([turns, to_do.feedback_owed.count, to_do.total.count]).toEqual([
    inWork('turn'),
    inWork('approval') + inWork('feedback'),
    total,
  ])
  return { turns, everybody: to_do.with_colleagues?.everybody.count }
}

test('what nobody owns is the turn of all recruiters, what somebody owns is theirs alone', async () => {
  const { admin, head, manager } = story
  const post_id = await story.application()
  const before = { admin: await turnsOf(admin), head: await turnsOf(head), manager: await turnsOf(manager) }
  expect(before.admin.turns).toBeGreaterThan(0)
  const give = async (version: number, owner: Visitor) =>
    admin.ask(pipelineApi.transfer, {
      body: { applications: [{ post_id, version }], owner_id: owner.id },
    })

  await give(1, head)
  expect(await turnsOf(admin)).toEqual({ ...before.admin, turns: before.admin.turns - 1 })
  expect(await turnsOf(head)).toEqual(before.head)

  await give(2, manager)
  expect(await turnsOf(head)).toEqual({ ...before.head, turns: before.head.turns - 1 })
  expect(await turnsOf(manager)).toEqual({ turns: before.manager.turns + 1, everybody: undefined })
})

test('who owns nothing where everything is owned has nothing to do, and sees what there is for everybody', async () => {
  const { admin, manager } = story
  const everybody = (await turnsOf(admin)).everybody
  await world.rows('update applications set owner_user_id = $1', manager.id)
  expect(await turnsOf(admin)).toEqual({ turns: 0, everybody })
  expect(everybody).toBeGreaterThan(0)
})
