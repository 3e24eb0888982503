import { requisitionsApi } from '@bole/requisitions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let company: number
let admin: Visitor
let manager: Visitor

const { askRequisition, changeRequisition, decideRequisition, withdrawRequisition, linkPositions } =
  requisitionsApi
const { listRequisitions, viewRequisition } = requisitionsApi

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
  manager = await world.user(company, 'User2')
})

const wanted = { origin: 2, title: '后端工程师', head_count: 2, budget: 80_000_000, reason: '业务增长' }
const ask = (by: Visitor, more: object = {}) => by.ask(askRequisition, { body: { ...wanted, ...more } })
const view = async (by: Visitor, id: number) => (await by.ask(viewRequisition, { query: { id } })).requisition
const told = async ({ id }: Visitor) =>
  (await world.rows('select kind, is_read from notices where user_id = $1 order by id', id)).map(
    ({ kind, is_read }) => `${kind}${is_read ? ' read' : ''}`,
  )

async function approved() {
  const { id } = await ask(manager)
  await admin.ask(decideRequisition, { body: { id, version: 1, decision: 'approved' } })
  return id
}

/** Somebody who entered by a position. */
async function entered(position: number) {
  const id = await world.application(company, position)
  await world.rows('update applications set stage = 6, step = 20, detail = 21 where id = $1', id)
  await world.rows(
    'update application_counts set stage = 6, step = 20, detail = 21 where position_id = $1',
    position,
  )
}

describe('a requisition', () => {
  test('is asked for by a hiring manager, approved, linked, and filled by whoever enters', async () => {
    const { id } = await ask(manager)
    expect(await told(admin)).toEqual(['requisition_asked'])
    expect((await view(manager, id)).can).toMatchObject({ edit: true, approve: false, withdraw: true })
    const decided = await admin.ask(decideRequisition, { body: { id, version: 1, decision: 'approved' } })
    expect(decided).toEqual({ id, version: 2, state: 'approved' })
    expect([await told(admin), await told(manager)]).toEqual([
      ['requisition_asked read'],
      ['requisition_approved'],
    ])
    const position = await world.position(company)
    await entered(position)
    const body = { id, version: 2, position_ids: [position] }
    await admin.ask(linkPositions, { body })
    const seen = await view(admin, id)
    expect(seen).toMatchObject({ filled_count: 1, left_count: 1, is_filled: false, budget: 80_000_000 })
    expect(seen.positions.map((one) => [one.id, one.joined_count])).toEqual([[position, 1]])
    await entered(await world.position(company))
    expect((await view(manager, id)).filled_count).toBe(1)
  })

  test('is refused with a reason, and asked for anew once it is changed', async () => {
    const { id } = await ask(manager)
    const no = { id, version: 1, decision: 'refused' as const }
    expect((await admin.send(decideRequisition, { body: no })).code).toBe('reason_missing')
    await admin.ask(decideRequisition, { body: { ...no, reason: '预算不足' } })
    expect(await told(manager)).toEqual(['requisition_refused'])
    expect((await admin.send(decideRequisition, { body: { ...no, version: 2, reason: 'x' } })).code).toBe(
      'already_decided',
    )
    const { origin: _, ...fields } = wanted
    const changed = await manager.ask(changeRequisition, {
      body: { id, version: 2, ...fields, head_count: 1 },
    })
    expect(changed.state).toBe('asked')
    expect(await view(admin, id)).toMatchObject({ decided_by: null, decision_reason: '', head_count: 1 })
    expect(await told(admin)).toEqual(['requisition_asked read', 'requisition_asked'])
  })

  test('is changed and withdrawn by whoever asked alone, and while nothing is decided', async () => {
    const { id } = await ask(manager)
    expect((await admin.send(withdrawRequisition, { body: { id, version: 1 } })).code).toBe('not_yours')
    expect((await manager.send(withdrawRequisition, { body: { id, version: 9 } })).code).toBe('stale')
    await manager.ask(withdrawRequisition, { body: { id, version: 1 } })
    expect((await manager.send(withdrawRequisition, { body: { id, version: 2 } })).code).toBe(
      'already_decided',
    )
    const decision = { id, version: 2, decision: 'approved' as const }
    expect((await manager.send(decideRequisition, { body: decision })).http).toBe(403)
  })

  test('keeps its budget where somebody changes it without one', async () => {
    const { id } = await ask(manager)
    const { origin: _, budget: __, ...fields } = wanted
    await manager.ask(changeRequisition, { body: { id, version: 1, ...fields, title: 'Other' } })
    expect(await view(manager, id)).toMatchObject({ title: 'Other', budget: 80_000_000 })
  })
})

describe('positions', () => {
  test('fill one requisition each, of their own origin, once it is approved', async () => {
    const [one, other] = [await approved(), await approved()]
    const position = await world.position(company)
    const link = (id: number, position_ids: number[], version = 2) =>
      admin.send(linkPositions, { body: { id, version, position_ids } })
    expect((await link(one, [position])).status).toBe('success')
    expect(await link(other, [position])).toMatchObject({
      code: 'linked_elsewhere',
      message: expect.stringContaining('Engineer'),
    })
    expect((await link(other, [await world.position(company, { origin: 1 })])).code).toBe('other_origin')
    const foreign = await world.position(await world.organisation())
    expect((await link(other, [foreign])).code).toBe('unknown_position')
    expect((await link((await ask(manager)).id, [], 1)).code).toBe('not_approved')
    await link(one, [], 3)
    expect((await link(other, [position])).status).toBe('success')
  })
})

test('the list shows what one reaches: all, a department’s, or what one asked for oneself', async () => {
  const [mine, theirs] = [await world.department(company, 'A'), await world.department(company, 'B')]
  const head = await world.user(company, 'DepAdmin2', mine)
  await ask(manager, { title: 'Managers' })
  await ask(admin, { title: 'Mine', department_id: mine })
  await ask(admin, { title: 'Theirs', department_id: theirs })
  const titlesOf = async (by: Visitor) => {
    const { list } = await by.ask(listRequisitions, { query: {} })
    return list.map(({ title }) => title)
  }
  expect([await titlesOf(admin), await titlesOf(head), await titlesOf(manager)]).toEqual([
    ['Theirs', 'Mine', 'Managers'],
    ['Mine'],
    ['Managers'],
  ])
  expect((await head.send(askRequisition, { body: { ...wanted, department_id: theirs } })).code).toBe(
    'department_not_yours',
  )
  const { statistic } = await admin.ask(listRequisitions, { query: { state: ['approved'] } })
  expect([statistic.all?.value, statistic.asked?.value]).toEqual([3, 3])
})
