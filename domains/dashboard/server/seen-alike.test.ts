import { dashboardApi } from '@bole/dashboard/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test.each(['OrgAdmin', 'DepAdmin', 'User'] as const)(
  '%s sees the same positions wherever they are listed',
  async (role) => {
    const organisation = await world.organisation()
    const department = await world.department(organisation, 'Own')
    const admin = await world.user(organisation, 'OrgAdmin')
    const who = await world.user(organisation, role, department)
    const owned = await world.position(organisation, { ownerId: who.id, title: 'owned' })
    const inDepartment = await world.position(organisation, {
      departmentId: department,
      title: 'in the department',
    })
    const hiredFor = await world.position(organisation, { title: 'hired for' })
    const strange = await world.position(organisation, { title: 'of others' })
    const application = await world.application(organisation, hiredFor)
    const move = {
      post_id: application,
      version: 1,
      stage: stages.stage.interview,
      interviewer_ids: [who.id],
    }
    await admin.ask(pipelineApi.move, { body: move })
    const ids = (rows: readonly { readonly id: number }[]) =>
      rows.map(({ id }) => id).toSorted((a, b) => a - b)
    const seen = {
      OrgAdmin: [owned, inDepartment, hiredFor, strange],
      DepAdmin: [inDepartment],
      User: [owned, hiredFor],
    }[role]
    const query = { origin: 2 }
    expect(ids((await who.ask(positionsApi.listPositions, { query })).list)).toEqual(seen)
    expect(ids((await who.ask(pipelineApi.getListLibrary, { query })).postPositionStatistic)).toEqual(seen)
    expect(ids((await who.ask(dashboardApi.listPositions, { query })).list)).toEqual(seen)
  },
)
