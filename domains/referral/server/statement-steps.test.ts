import { referralApi } from '@bole/referral/contract'
import type { RewardState } from '@bole/referral/model'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
const { listRewards, settleRewards } = referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())
beforeEach(async () => {
  await at.begin()
  await at.promise('applied', 10_000)
  await at.applies(await at.code())
})

type Step = Exclude<RewardState, 'earned'>

const rewards = async () => (await at.hr.ask(listRewards, { query: {} })).list
const settle = async (state: Step, why = 'as agreed') => {
  const ids = (await rewards()).map(({ id }) => id)
  const { status, code } = await at.hr.send(settleRewards, { body: { ids, state, why } })
  return status === 'success' ? 'done' : code
}

describe('a reward', () => {
  test.each<[string, Step[], Step, string]>([
    ['earned is approved', [], 'approved', 'done'],
    ['earned is not paid at once', [], 'paid', 'not_this_step'],
    ['earned is reversed', [], 'reversed', 'done'],
    ['approved is not approved again', ['approved'], 'approved', 'not_this_step'],
    ['approved is paid', ['approved'], 'paid', 'done'],
    ['approved is reversed', ['approved'], 'reversed', 'done'],
    ['paid is not approved', ['approved', 'paid'], 'approved', 'not_this_step'],
    ['paid is not paid again', ['approved', 'paid'], 'paid', 'not_this_step'],
    ['paid is reversed', ['approved', 'paid'], 'reversed', 'done'],
    ['reversed is not approved', ['reversed'], 'approved', 'not_this_step'],
    ['reversed is not paid', ['reversed'], 'paid', 'not_this_step'],
    ['reversed is not reversed again', ['reversed'], 'reversed', 'not_this_step'],
  ])('%s', async (_, before, step, heard) => {
    for (const one of before) expect(await settle(one)).toBe('done')
    const [row] = await rewards()
    const offered = { approved: row?.can.approve, paid: row?.can.pay, reversed: row?.can.reverse }
    expect(offered[step]).toBe(heard === 'done')
    expect(await settle(step)).toBe(heard)
    const said = ['earned', ...before, ...(heard === 'done' ? [step] : [])]
    expect((await rewards())[0]?.lines.map(({ kind }) => kind)).toEqual(said)
    expect((await rewards())[0]?.state).toBe(said.at(-1))
  })
})

test('several are settled together or not at all', async () => {
  await at.applies(await at.code())
  const [first, second] = await rewards()
  const body = { ids: [first?.id ?? 0], state: 'approved' as const }
  await at.hr.ask(settleRewards, { body })
  expect(await settle('approved')).toBe('not_this_step')
  expect((await rewards()).map(({ state }) => state)).toEqual(['approved', 'earned'])
  const unknown = { ids: [second?.id ?? 0, 999_999_999], state: 'approved' as const }
  expect((await at.hr.send(settleRewards, { body: unknown })).http).toBe(404)
  expect((await rewards()).map(({ state }) => state)).toEqual(['approved', 'earned'])
})

test('what people took back is not earned again, however the application goes on', async () => {
  await at.promise('interview', 20_000)
  const id = await at.applies(await at.code())
  await at.moveTo(id, 12)
  expect(await settle('reversed')).toBe('done')
  await at.moveTo(id, 1)
  await at.moveTo(id, 12)
  const states = (await rewards()).map(({ milestone, state }) => `${milestone} ${state}`)
  expect(states).toEqual(['interview reversed', 'applied reversed', 'applied reversed'])
})

test('a rule promised later rewards nobody who applied before', async () => {
  const [row] = await at.world.rows(
    `update referrals set referred_at = referred_at - interval '2 days' where organisation_id = $1 returning application_id`,
    at.company,
  )
  await at.promise('interview', 20_000)
  await at.moveTo(Number(row?.application_id), 12)
  expect((await rewards()).map(({ milestone }) => milestone)).toEqual(['applied'])
})
