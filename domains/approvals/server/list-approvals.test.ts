import { approvalsApi } from '@bole/approvals/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from './testing/approving.ts'

let office: Approving

beforeAll(async () => {
  office = await startApproving()
})
afterAll(() => office.world.end())
beforeEach(() => office.anew())

describe('the list', () => {
  test('has who waits for the caller, and is narrowed by who approves', async () => {
    const [one, two] = [await office.asked('any', [office.first]), await office.asked('any', [office.second])]
    const list = async (query: object) =>
      (await office.recruiter.ask(approvalsApi.listApprovals, { query })).list.map(({ post_id }) => post_id)
    expect(await list({ check_by_user_id: String(office.first.id) })).toEqual([one])
    expect(await list({ check_by_user_id: `${office.first.id},${office.second.id}`, state: 'open' })).toEqual(
      [one, two],
    )
    await office.decide(office.first, one)
    expect(await list({ check_by_user_id: String(office.first.id), state: 'open' })).toEqual([])
    expect(await list({ check_by_user_id: String(office.first.id), state: 'approved' })).toEqual([one])
    expect(await list({ check_by_user_id: String(office.second.id), waiting_days: 2 })).toEqual([])
  })

  test('shows a hiring manager what they were asked, and offers what they may', async () => {
    const id = await office.asked('any', [office.first])
    await office.asked('any', [office.second])
    const answer = await office.first.ask(approvalsApi.listApprovals, { query: {} })
    expect(answer.list).toMatchObject([
      { post_id: id, name: 'Li Lei', position: 'Engineer', is_mine: true, can: { decide: true, add: false } },
    ])
    expect(answer.statistic).toMatchObject({ mine: { value: 1 }, open: { value: 1 } })
    const other = await office.world.user(office.organisation, 'User2')
    expect((await other.send(approvalsApi.getApproval, { query: { post_id: id } })).http).toBe(404)
    expect((await office.decide(other, id)).http).toBe(404)
  })

  test('says how long approvers take', async () => {
    const id = await office.asked('all', [office.first, office.second])
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
    await office.world.rows(
      `update approval_steps set asked_at = $2 where round_id = (select id from approval_rounds where application_id = $1)`,
      id,
      ago(73),
    )
    await office.decide(office.first, id)
    const { approvers } = await office.recruiter.ask(approvalsApi.getLatency, {})
    const of = (who: Visitor) => approvers.find((one) => one.id === who.id)
    expect(of(office.first)).toMatchObject({ waiting: 0, answered: 1, median_hours: 73, oldest_days: null })
    expect(of(office.second)).toMatchObject({ waiting: 1, answered: 0, median_hours: null, oldest_days: 3 })
  })

  test('counts what was put off as waiting, and as no answer', async () => {
    const id = await office.asked('any', [office.first])
    await office.decide(office.first, id, 'remain')
    expect(await office.statesOf(id)).toBe('open held')
    const { approvers } = await office.recruiter.ask(approvalsApi.getLatency, {})
    const of = approvers.find((one) => one.id === office.first.id)
    expect(of).toMatchObject({ waiting: 1, answered: 0, median_hours: null })
  })
})

describe('who sees what', () => {
  test('HR of a department has the approvals of its candidates, and how long those take', async () => {
    const [here, there] = [
      await office.world.department(office.organisation, 'R'),
      await office.world.department(office.organisation, 'S'),
    ]
    const keeper = await office.world.user(office.organisation, 'DepAdmin2', here)
    const id = await office.asked('any', [office.first])
    const elsewhere = await office.asked('any', [office.second])
    await office.world.rows('update applications set department_id = $2 where id = $1', id, here)
    await office.world.rows('update applications set department_id = $2 where id = $1', elsewhere, there)
    const { list } = await keeper.ask(approvalsApi.listApprovals, { query: {} })
    expect(list.map(({ post_id }) => post_id)).toEqual([id])
    const { approvers, departments } = await keeper.ask(approvalsApi.getLatency, {})
    expect(approvers.map((one) => one.id)).toEqual([office.first.id])
    expect(departments.map((one) => [one.id, one.waiting])).toEqual([[here, 1]])
  })

  test('a hiring manager sees nobody’s times, and asks nobody', async () => {
    const id = await office.asked('any', [office.first])
    expect((await office.first.send(approvalsApi.getLatency, {})).http).toBe(403)
    const body = { ...(await office.seen(id)), check_by_user_ids: [office.second.id] }
    expect((await office.first.send(approvalsApi.addCheck, { body })).http).toBe(403)
  })
})
