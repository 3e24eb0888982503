import { accountsApi } from '@bole/accounts/contract'
import type { Area } from '@bole/accounts/model'
import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

type GivenReach = 'organisation' | 'departments' | 'assigned' | 'own'

let world: World
let admin: Visitor
let reader: Visitor
let role: number
let version = 1

/** Somebody of a department with a candidate of their own, one they take part in, one of the department, and one of another. */
beforeAll(async () => {
  world = await startWorld()
  const house = await world.organisation()
  const department = await world.department(house, '研发中心')
  admin = await world.user(house, 'OrgAdmin')
  reader = await world.user(house, 'User2', department)
  const made = await admin.ask(accountsApi.createRole, { body: { name: '面试官', based_on: 'User2' } })
  role = made.id
  await admin.ask(accountsApi.updateUser, { query: { id: reader.id }, body: { version: 1, role_id: role } })
  const [inside, outside] = [
    await world.position(house, { departmentId: department }),
    await world.position(house, { departmentId: await world.department(house, '销售部') }),
  ]
  for (const [position, part] of [
    [outside, 'owner'],
    [outside, 'interviewer'],
    [inside, null],
    [outside, null],
  ] as const) {
    const id = await world.application(house, position)
    if (part === 'owner')
      await world.rows('update applications set owner_user_id = $1 where id = $2', reader.id, id)
    if (part)
      await world.rows(
        `insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, $4)
         on conflict do nothing`,
        house,
        id,
        reader.id,
        part,
      )
  }
})
afterAll(() => world.end())

const narrow = async (scopes: Partial<Record<Area, GivenReach>>) => {
  const done = await admin.ask(accountsApi.updateRole, { query: { id: role }, body: { version, scopes } })
  version = done.version
}
const candidates = async () => {
  const { list } = await reader.ask(pipelineApi.listCandidates, { query: { origin: 2 } })
  return list.length
}

test.each<[GivenReach, number]>([
  ['organisation', 4],
  ['departments', 1],
  ['assigned', 2],
  ['own', 1],
])('candidates are seen as far as the role says: %s', async (reach, seen) => {
  await narrow({ candidates: reach, positions: 'organisation', accounts: 'own' })
  expect(await candidates()).toBe(seen)
  // What is counted is what is listed.
  const { resume } = await reader.ask(dashboardApi.getDashboard, { query: { origin: 2 } })
  expect(resume.resumeCount.count).toBe(seen)
  const positions = await reader.ask(positionsApi.listPositions, { query: { origin: 2 } })
  expect(positions.list).toHaveLength(2)
})

test.each<[GivenReach, number]>([
  ['organisation', 2],
  ['departments', 1],
  ['assigned', 1],
  ['own', 0],
])('positions are seen apart from candidates: %s', async (reach, seen) => {
  await narrow({ candidates: 'organisation', positions: reach })
  const { list } = await reader.ask(positionsApi.listPositions, { query: { origin: 2 } })
  expect(list).toHaveLength(seen)
  expect(await candidates()).toBe(4)
})
