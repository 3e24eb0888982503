import { dashboardApi } from '@bole/dashboard/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Story } from '../testing/story.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('who registered waits for whoever may admit them, and for nobody else', async () => {
  const { admin, head, organisationId } = await Story.begin(world)
  world.now = new Date()
  await world.rows(
    `insert into registrations (organisation_id, name, email, confirmed_at, expires_at)
     values ($1, '林', 'lin@example.com', now(), now() + interval '1 day')`,
    organisationId,
  )
  const newcomersOf = async (who: Visitor) => {
    const { list } = await who.ask(dashboardApi.listWork, { query: { page_size: 100 } })
    return list.filter(({ kind }) => kind === 'newcomer')
  }
  expect(await newcomersOf(admin)).toMatchObject([{ part: 'registration', title: '林', is_overdue: false }])
  expect(await newcomersOf(head)).toEqual([])
})
