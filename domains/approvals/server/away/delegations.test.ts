import { setTimeout as pause } from 'node:timers/promises'
import { approvalsApi } from '@bole/approvals/contract'
import { dayOf } from '@bole/approvals/model'
import { pipelineApi } from '@bole/pipeline/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Approving, startApproving } from '../testing/approving.ts'
import { turnsWhileAway } from './turn-again.ts'

let office: Approving
let deputy: Visitor

beforeAll(async () => {
  office = await startApproving()
})
afterAll(() => office.world.end())
/** Noon, where the clock stands: no test sees two days. */
const noon = new Date()
noon.setHours(12, 0, 0, 0)
beforeEach(async () => {
  office.world.now = noon
  await office.anew()
  deputy = await office.world.user(office.organisation, 'User2')
})

const dayOn = (days: number) => new Date(noon.getTime() + days * 86_400_000)
const daysOn = (days: number) => dayOf(dayOn(days))
const away = (who: Visitor, deputy_id: number, from = 0, to = 5) => {
  const body = { deputy_id, begins_on: daysOn(from), ends_on: daysOn(to) }
  return who.send(approvalsApi.createDelegation, { body })
}
const ending = async (who: Visitor) => {
  const { list } = await who.ask(approvalsApi.listDelegations, { query: {} })
  await who.ask(approvalsApi.endDelegation, { body: { id: list[0]?.id ?? 0 } })
}

describe('while somebody is away', () => {
  test('what waits already, and what comes, waits for their deputy as well, and says for whom', async () => {
    const before = await office.asked('all', [office.first])
    await away(office.first, deputy.id)
    const later = await office.asked('any', [office.first])
    expect(await office.mine(deputy)).toEqual([before, later])
    const { approval } = await deputy.ask(approvalsApi.getApproval, { query: { post_id: before } })
    expect(approval).toMatchObject({
      is_mine: true,
      approvers: [{ deputy: expect.stringContaining('User2') }],
    })
    expect(approval?.for_name).toContain('User2')
    expect(await office.unread(deputy)).toBe(2)
    expect(await office.mine(office.first)).toEqual([before, later])
  })

  test('the deputy answers in their place, which history says', async () => {
    const id = await office.asked('in_order', [office.first, office.second])
    await away(office.first, deputy.id)
    await office.decide(deputy, id)
    expect(await office.statesOf(id)).toBe('open approved asked')
    const { approval } = await office.recruiter.ask(approvalsApi.getApproval, { query: { post_id: id } })
    expect(approval?.approvers[0]?.decided_by).toContain('User2')
    const { list } = await office.recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list.find(({ action }) => action === 'company_pass')?.for_names).toEqual([
      expect.stringContaining('User2'),
    ])
    expect([await office.mine(deputy), await office.mine(office.second)]).toEqual([[], [id]])
  })

  test('of two at once the deputy who approves too answers once for each', { tags: ['race'] }, async () => {
    const id = await office.asked('all', [office.first, office.second])
    await away(office.first, office.second.id)
    await office.decide(office.second, id)
    expect(await office.statesOf(id)).not.toBe('approved approved approved')
    expect(await office.mine(office.second)).toEqual([id])
    await office.decide(office.second, id)
    expect([await office.stepOf(id), await office.statesOf(id)]).toEqual([
      '14/40',
      'approved approved approved',
    ])
  })

  test('nobody answers before it begins or after it was ended', async () => {
    const id = await office.asked('any', [office.first])
    await away(office.first, deputy.id, 2, 3)
    expect(await office.mine(deputy)).toEqual([])
    await ending(office.first)
    await away(office.first, deputy.id)
    expect(await office.mine(deputy)).toEqual([id])
    await ending(office.first)
    expect(await office.mine(deputy)).toEqual([])
    expect((await office.decide(deputy, id)).http).toBe(404)
  })

  test('it begins on its day, and is over after its last one, without anybody’s doing', async () => {
    const id = await office.asked('any', [office.first])
    await away(office.first, deputy.id, 2, 3)
    const jobs = () =>
      office.world.rows(
        `select run_at from graphile_worker.jobs where key like $1 order by run_at`,
        `approvals.turn ${office.organisation} ${office.first.id} %`,
      )
    expect((await jobs()).map(({ run_at }) => dayOf(new Date(String(run_at))))).toEqual([
      daysOn(2),
      daysOn(4),
    ])
    await office.run(turnsWhileAway, { user_id: office.first.id }, dayOn(2))
    expect(await office.mine(deputy)).toEqual([id])
    await office.run(turnsWhileAway, { user_id: office.first.id }, dayOn(4))
    expect(await office.mine(deputy)).toEqual([])
  })
})

test('whose turn it is follows from an answer that is given while it is worked out', async () => {
  const id = await office.asked('in_order', [office.first, office.second])
  let answered: Promise<unknown> = Promise.resolve()
  await office.run(turnsWhileAway, { user_id: office.first.id }, new Date(), async () => {
    answered = office.decide(office.first, id)
    await Promise.race([answered, pause(300)])
  })
  await answered
  expect(await office.statesOf(id)).toBe('open approved asked')
  expect([await office.mine(office.first), await office.mine(office.second)]).toEqual([[], [id]])
})

describe('nobody', () => {
  test.each([
    ['oneself', (one: Visitor) => away(one, one.id), 'deputy_is_oneself'],
    ['in days that are reversed', (one: Visitor) => away(one, deputy.id, 3, 2), 'ends_before_it_begins'],
    ['in days that passed', (one: Visitor) => away(one, deputy.id, -3, -2), 'day_passed'],
    ['for years', (one: Visitor) => away(one, deputy.id, 0, 400), 'away_too_long'],
  ])('answers %s', async (_, send, code) => {
    expect((await send(office.first)).code).toBe(code)
  })

  test('answers who may not decide, or twice in the same days', async () => {
    await office.world.rows(
      `update users set permission_changes = '{"approvals.decide": false}' where id = $1`,
      office.second.id,
    )
    expect((await away(office.first, office.second.id)).code).toBe('deputy_may_not_decide')
    expect((await away(office.first, deputy.id)).code).toBeUndefined()
    expect((await away(office.first, deputy.id, 5, 9)).code).toBe('away_already')
  })

  test('else ends it', async () => {
    await away(office.first, deputy.id)
    const { list } = await deputy.ask(approvalsApi.listDelegations, { query: {} })
    expect(list).toMatchObject([{ is_mine: false, state: 'on', can: { end: false } }])
    const body = { id: list[0]?.id ?? 0 }
    expect((await deputy.send(approvalsApi.endDelegation, { body })).http).toBe(404)
  })
})
