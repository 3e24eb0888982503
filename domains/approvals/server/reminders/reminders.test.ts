import { approvalsApi } from '@bole/approvals/contract'
import { inboxApi } from '@bole/inbox/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from '../testing/approving.ts'
import { lookAtAll } from './look-at-all.job.ts'
import { remindApprovers } from './remind.job.ts'

let office: Approving

beforeAll(async () => {
  office = await startApproving()
})
afterAll(() => office.world.end())
beforeEach(() => office.anew())

const daysOn = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000)
const roundOf = async (id: number) => {
  const [row] = await office.world.rows('select id from approval_rounds where application_id = $1', id)
  return Number(row?.id)
}
const look = async (id: number, days: number) =>
  office.run(remindApprovers, { round_id: await roundOf(id) }, daysOn(days))
const told = async (who: Visitor) => {
  const { list } = await who.ask(inboxApi.listNotices, { query: {} })
  return list.map(({ type }) => type).toReversed()
}
const owned = async (rule: 'all' | 'in_order') => {
  const id = await office.asked(rule, [office.first, office.second])
  await office.world.rows('update applications set owner_user_id = $2 where id = $1', id, office.recruiter.id)
  return id
}
const planned = async (id: number) =>
  office.world.rows(
    `select run_at from graphile_worker.jobs where key like $1 order by run_at`,
    `approvals.remind ${office.organisation} ${await roundOf(id)} %`,
  )

describe('whoever keeps an approval waiting', () => {
  test('is reminded once of each asking, and whoever recruits hears of it once', async () => {
    const id = await owned('all')
    expect(await planned(id)).toHaveLength(1)
    await office.decide(office.second, id)
    await look(id, 1)
    expect(await told(office.first)).toEqual(['asked_to_approve'])
    await look(id, 2)
    await look(id, 3)
    expect(await told(office.first)).toEqual(['asked_to_approve', 'reminded_to_approve'])
    expect(await told(office.second)).toEqual(['asked_to_approve'])
    const before = (await told(office.recruiter)).length
    await look(id, 5)
    await look(id, 6)
    expect((await told(office.recruiter)).slice(before)).toEqual(['approval_overdue'])
  })

  test('and has answered is reminded no more; what they were told is settled', async () => {
    const id = await owned('all')
    await look(id, 2)
    await office.decide(office.first, id)
    expect(await office.unread(office.first)).toBe(0)
    await look(id, 4)
    expect(await told(office.first)).toEqual(['asked_to_approve', 'reminded_to_approve'])
  })

  test('in order, whose turn has not come is not reminded', async () => {
    const id = await owned('in_order')
    await look(id, 2)
    expect(await told(office.second)).toEqual([])
  })
})

test('the company says after how many days, and never', async () => {
  const { id, version, ...kept } = await office.recruiter.ask(approvalsApi.getCheckSettings, {})
  expect(kept).toEqual({ remind_after_days: 2, escalate_after_days: 5, has_mail_links: true })
  const body = { id, version, ...kept, remind_after_days: 0, escalate_after_days: 0 }
  await office.recruiter.ask(approvalsApi.updateCheckSettings, { body })
  expect((await office.recruiter.send(approvalsApi.updateCheckSettings, { body })).code).toBe('stale')
  const asked = await owned('all')
  expect(await planned(asked)).toEqual([])
  await look(asked, 30)
  expect(await told(office.first)).toEqual(['asked_to_approve'])
  expect((await office.first.send(approvalsApi.getCheckSettings, {})).http).toBe(403)
})

test('switched on, they reach what waits already, however much that is', async () => {
  const id = await owned('all')
  await office.world.rows('delete from graphile_worker._private_jobs where key like $1', 'approvals.remind %')
  await office.run(lookAtAll, { after_id: 0 }, new Date())
  expect(await planned(id)).toHaveLength(1)
  const round = await roundOf(id)
  await office.world.rows('delete from graphile_worker._private_jobs where key like $1', 'approvals.remind %')
  await office.run(lookAtAll, { after_id: round }, new Date())
  expect(await planned(id)).toHaveLength(0)
})
