import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let manager: Visitor

beforeAll(async () => {
  world = await startWorld()
  // Noon: neither a slow machine nor a late hour brings the next day.
  const noon = new Date()
  noon.setHours(12, 0, 0, 0)
  world.now = noon
  organisation = await world.organisation()
  manager = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

const shown = async (who = manager) =>
  (await who.ask(dashboardApi.getReminders, { query: { origin: 2 } })).list

test('unread messages are said until they are read or not wanted again today, which holds on every device and for today', async () => {
  expect(await shown()).toEqual([])
  await world.rows(
    `insert into notices (organisation_id, user_id, kind, facts)
     select $1, $2, 'intake_finished', '{}' from generate_series(1, 2)`,
    organisation,
    manager.id,
  )
  expect(await shown()).toEqual([{ kind: 'message', count: 2 }])
  const heard = world.heard(organisation)
  await manager.ask(dashboardApi.dismissReminder, { body: { kind: 'message' } })
  await manager.ask(dashboardApi.dismissReminder, { body: { kind: 'message' } })
  expect(await shown()).toEqual([])
  await expect.poll(() => heard.flatMap(({ reminder }) => reminder ?? [])).toContain(manager.id)
  // On another day it is said again.
  await world.rows(`update dismissed_reminders set day = day - 1 where user_id = $1`, manager.id)
  expect(await shown()).toEqual([{ kind: 'message', count: 2 }])
})

test('interviews of today are counted for whoever meets the candidate', async () => {
  const position = await world.position(organisation)
  const id = await world.application(organisation, position)
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const interviewer = await world.user(organisation, 'User2')
  const at = new Date(world.now ?? Number.NaN)
  at.setHours(23, 59, 0, 0)
  await recruiter.ask(pipelineApi.move, {
    body: {
      post_id: id,
      version: 1,
      stage: 12,
      meets_at: at.toISOString(),
      interviewer_ids: [interviewer.id],
    },
  })
  const { origin } = (await world.rows('select origin from applications where id = $1', id))[0] ?? {}
  const query = { origin: Number(origin) }
  const { list } = await interviewer.ask(dashboardApi.getReminders, { query })
  expect(list).toContainEqual({ kind: 'interview', count: 1 })
  await interviewer.ask(dashboardApi.dismissReminder, { body: { kind: 'interview' } })
  const { list: after } = await interviewer.ask(dashboardApi.getReminders, { query })
  expect(after.map(({ kind }) => kind)).toEqual(['message'])
})
