import { approvalsApi } from '@bole/approvals/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let position: number
let recruiter: Visitor
let first: Visitor
let second: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation, { title: 'Engineer' })
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())
beforeEach(async () => {
  ;[first, second] = [await world.user(organisation, 'User2'), await world.user(organisation, 'User2')]
})

const seen = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return { post_id: id, version: Number(row?.version) }
}

/** An application that these people were asked to approve. */
async function asked(rule: 'any' | 'all' | 'in_order', people: readonly Visitor[]): Promise<number> {
  const id = await world.application(organisation, position, { name: 'Li Lei' })
  const check_by_user_ids = people.map((one) => one.id)
  await recruiter.ask(approvalsApi.addCheck, { body: { ...(await seen(id)), check_by_user_ids, rule } })
  return id
}

const decide = async (
  who: Visitor,
  id: number,
  action: 'pass' | 'eliminate' | 'remain' = 'pass',
  more = {},
) => who.send(approvalsApi.handleCheck, { body: { ...(await seen(id)), action, text: 'ok', ...more } })

describe('the list', () => {
  test('has who waits for the caller, and is narrowed by who approves', async () => {
    const [one, two] = [await asked('any', [first]), await asked('any', [second])]
    const list = async (query: object) =>
      (await recruiter.ask(approvalsApi.listApprovals, { query })).list.map(({ post_id }) => post_id)
    expect(await list({ check_by_user_id: String(first.id) })).toEqual([one])
    expect(await list({ check_by_user_id: `${first.id},${second.id}`, state: 'open' })).toEqual([one, two])
    await decide(first, one)
    expect(await list({ check_by_user_id: String(first.id), state: 'open' })).toEqual([])
    expect(await list({ check_by_user_id: String(first.id), state: 'approved' })).toEqual([one])
    expect(await list({ check_by_user_id: String(second.id), waiting_days: 2 })).toEqual([])
  })

  test('shows a hiring manager what they were asked, and offers what they may', async () => {
    const id = await asked('any', [first])
    await asked('any', [second])
    const answer = await first.ask(approvalsApi.listApprovals, { query: {} })
    expect(answer.list).toMatchObject([
      { post_id: id, name: 'Li Lei', position: 'Engineer', is_mine: true, can: { decide: true, add: false } },
    ])
    expect(answer.statistic).toMatchObject({ mine: { value: 1 }, open: { value: 1 } })
    const other = await world.user(organisation, 'User2')
    expect((await other.send(approvalsApi.getApproval, { query: { post_id: id } })).http).toBe(404)
    expect((await decide(other, id)).http).toBe(404)
  })

  test('says how long approvers take', async () => {
    const id = await asked('all', [first, second])
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await world.rows(
      `update approval_steps set asked_at = $2 where round_id = (select id from approval_rounds where application_id = $1)`,
      id,
      ago(73),
    )
    await decide(first, id)
    const { approvers } = await recruiter.ask(approvalsApi.getLatency, {})
    const of = (who: Visitor) => approvers.find((one) => one.id === who.id)
    expect(of(first)).toMatchObject({ waiting: 0, answered: 1, median_hours: 73, oldest_days: null })
    expect(of(second)).toMatchObject({ waiting: 1, answered: 0, median_hours: null, oldest_days: 3 })
  })
})

describe('who sees what', () => {
  test('HR of a department has the approvals of its candidates, and how long those take', async () => {
    const [here, there] = [
      await world.department(organisation, 'R'),
      await world.department(organisation, 'S'),
    ]
    const keeper = await world.user(organisation, 'DepAdmin2', here)
    const id = await asked('any', [first])
    const elsewhere = await asked('any', [second])
    await world.rows('update applications set department_id = $2 where id = $1', id, here)
    await world.rows('update applications set department_id = $2 where id = $1', elsewhere, there)
    const { list } = await keeper.ask(approvalsApi.listApprovals, { query: {} })
    expect(list.map(({ post_id }) => post_id)).toEqual([id])
    const { approvers, departments } = await keeper.ask(approvalsApi.getLatency, {})
    expect(approvers.map((one) => one.id)).toEqual([first.id])
    expect(departments.map((one) => [one.id, one.waiting])).toEqual([[here, 1]])
  })

  test('a hiring manager sees nobody’s times, and asks nobody', async () => {
    const id = await asked('any', [first])
    expect((await first.send(approvalsApi.getLatency, {})).http).toBe(403)
    const body = { ...(await seen(id)), check_by_user_ids: [second.id] }
    expect((await first.send(approvalsApi.addCheck, { body })).http).toBe(403)
  })
})
