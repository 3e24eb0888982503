import { accountsApi } from '@bole/accounts/contract'
import { dashboardApi } from '@bole/dashboard/contract'
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

const all = { watchType: 'all' } as const
const { getDashboard, getSchedule, listEvents, listPendingFeedback, listWork } = dashboardApi
/** Every answer of the first screen that says something of a candidate; a notice stays what somebody was told while they saw them. */
const told = async (who: Visitor) => ({
  board: { ...(await who.ask(getDashboard, { query: all })), systemNotifies: [] },
  day: await who.ask(getSchedule, { query: all }),
  events: await who.ask(listEvents, { query: {} }),
  owed: await who.ask(listPendingFeedback, { query: {} }),
  work: await who.ask(listWork, { query: {} }),
})

test('the first screen names nobody to whom candidates are not shown any more', async () => {
  const { admin, head, manager } = story
  const keeper = await world.user(story.organisationId, 'OrgAdmin')
  const people = [admin, head, manager]
  const before = await Promise.all(people.map(told))
  expect(before.every((answers) => JSON.stringify(answers).includes('王小明'))).toBe(true)
  const permissions = [{ name: 'candidates.view' as const, is_held: false }]
  // It asks for a proof that is recent by the clock of the database.
  world.now = null
  await keeper.ask(accountsApi.saveUserPermissions, {
    body: { users: people.map(({ id }) => ({ id, version: 1, permissions })) },
  })
  world.now = story.noon
  for (const who of people) {
    const answers = await told(who)
    expect(JSON.stringify(answers)).not.toContain('王小明')
    expect([answers.board.resume.resumeCount.count, answers.owed.list, answers.events.list]).toEqual([
      0,
      [],
      [],
    ])
  }
})
