import { addressOf } from '@bole/platform/contract'
import { referralApi } from '@bole/referral/contract'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
const { listRules, addRule, endRule, getSettings, getShare, listRewards, settleRewards, exportRewards } =
  referralApi
const { listOwnRewards } = referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const ids = async () => (await at.hr.ask(listRewards, { query: {} })).list.map(({ id }) => id)
const settle = (state: 'approved' | 'paid' | 'reversed', rewards: number[], why = '', by = at.hr) =>
  by.send(settleRewards, { body: { ids: rewards, state, why } })

describe('a rule', () => {
  test('is promised, shown to whoever may refer, and ends without taking back what was promised', async () => {
    await at.promise('joined', 500_000)
    await at.promise('joined', 800_000, { position_id: at.position })
    const { list } = await at.colleague.ask(getShare, { query: {} })
    expect(list[0]?.rewards).toEqual([{ milestone: 'joined', amount: 800_000, currency: 'CNY' }])
    const rules = (await at.hr.ask(listRules, { query: {} })).list
    expect(rules.map(({ amount, position, can }) => [amount, position?.id ?? null, can.end])).toEqual([
      [800_000, at.position, true],
      [500_000, null, true],
    ])
    const rule = { id: rules[0]?.id ?? 0, version: 1 }
    await at.hr.ask(endRule, { body: rule })
    expect((await at.hr.send(endRule, { body: rule })).code).toBe('stale')
    expect((await at.hr.send(endRule, { body: { ...rule, version: 2 } })).code).toBe('already_ended')
    // Until the day is over it is still promised.
    expect((await at.colleague.ask(getShare, { query: {} })).list[0]?.rewards[0]?.amount).toBe(800_000)
  })

  test('begins no earlier than today, for a project and a position that there are', async () => {
    const promise = { milestone: 'joined' as const, amount: 1, currency: 'CNY', valid_from: '2999-01-01' }
    const code = async (more: object) => (await at.hr.send(addRule, { body: { ...promise, ...more } })).code
    expect(await code({ valid_from: '2020-01-01' })).toBe('day_passed')
    const elsewhere = await at.world.position(await at.world.organisation())
    expect(await code({ position_id: elsewhere })).toBe('unknown_position')
    expect(await code({ theme_id: await at.projectOf(elsewhere) })).toBe('unknown_project')
    const other = await at.world.position(at.company)
    expect(await code({ theme_id: at.project, position_id: other })).toBe('unknown_position')
    expect(await code({ theme_id: at.project, position_id: at.position })).toBeUndefined()
  })

  test('is the company’s administrators’ alone', async () => {
    const head = await at.world.user(at.company, 'DepAdmin2', await at.world.department(at.company, 'A'))
    for (const by of [head, at.colleague]) expect((await by.send(listRules, { query: {} })).http).toBe(403)
    expect(await at.hr.ask(getSettings, {})).toEqual({
      ...{ rewards_own_positions: false, protected_days: 180, version: 0 },
    })
  })
})

describe('what is earned', () => {
  test('is written as the application goes on, once for each milestone', async () => {
    await at.promise('applied', 100)
    await at.promise('interview', 1000)
    await at.promise('joined', 5000)
    const id = await at.applies(await at.code())
    expect(await at.statement()).toEqual(['applied 100 earned (earned)'])
    await at.moveTo(id, 3)
    await at.moveTo(id, 12)
    await at.moveTo(id, 5)
    expect(await at.statement()).toEqual(['interview 1000 earned (earned)', 'applied 100 earned (earned)'])
  })

  test('by a step back is reversed, and earned anew; what was approved is left to people', async () => {
    await at.promise('interview', 1000)
    const id = await at.applies(await at.code())
    await at.moveTo(id, 12)
    await at.moveTo(id, 1)
    expect(await at.statement()).toEqual(['interview 1000 reversed (earned reversed)'])
    await at.moveTo(id, 12)
    const [reward = 0] = await ids()
    await settle('approved', [reward])
    await at.moveTo(id, 1)
    expect(await at.statement()).toEqual([
      'interview 1000 approved (earned approved)',
      'interview 1000 reversed (earned reversed)',
    ])
    const { balances } = await at.hr.ask(listRewards, { query: {} })
    expect(Object.values(balances)).toEqual([{ currency: 'CNY', earned: 1000, paid: 0, open: 1000 }])
  })

  test('is nothing for a referral that does not count', async () => {
    await at.promise('applied', 100)
    await at.applies(await at.code(at.hr))
    expect(await at.statement()).toEqual([])
  })
})

describe('the statement', () => {
  beforeEach(async () => {
    await at.promise('applied', 10_000)
    await at.applies(await at.code(at.colleague, { name: '小李' }))
  })

  test('says who approved, paid and reversed, and why', async () => {
    const rewards = await ids()
    expect((await settle('paid', rewards)).code).toBe('not_this_step')
    await settle('approved', rewards, '已核对')
    await settle('paid', rewards, '十二月工资')
    expect((await settle('approved', rewards)).code).toBe('not_this_step')
    expect((await settle('reversed', rewards)).code).toBe('reason_missing')
    await settle('reversed', rewards, '试用期内离职')
    const { list, balances } = await at.hr.ask(listRewards, { query: {} })
    expect(list[0]?.lines.map(({ kind, amount, by, why }) => [kind, amount, by?.id ?? null, why])).toEqual([
      ['earned', 10_000, null, ''],
      ['approved', 10_000, at.hr.id, '已核对'],
      ['paid', 10_000, at.hr.id, '十二月工资'],
      ['reversed', -10_000, at.hr.id, '试用期内离职'],
    ])
    expect(Object.values(balances)).toEqual([{ currency: 'CNY', earned: 0, paid: 10_000, open: -10_000 }])
    expect(list[0]?.can).toEqual({ approve: false, pay: false, reverse: false })
  })

  test('takes one step once, whoever asks at the same time', async () => {
    const rewards = await ids()
    const asked = await Promise.all(Array.from({ length: 5 }, () => settle('approved', rewards)))
    expect(asked.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(await at.statement()).toEqual(['applied 10000 approved (earned approved)'])
  })

  test('is not settled by whoever earned it, nor by another company', async () => {
    await at.world.rows(`update users set role = 'OrgAdmin2' where id = $1`, at.colleague.id)
    const own = await at.world.user(at.company, 'OrgAdmin2')
    await at.applies(await at.code(own))
    const { list } = await own.ask(listRewards, { query: { user_id: own.id } })
    expect(list[0]?.can).toEqual({ approve: false, pay: false, reverse: false })
    expect((await settle('approved', [list[0]?.id ?? 0], '', own)).code).toBe('own_reward')
    const stranger = await at.world.user(await at.world.organisation(), 'OrgAdmin2')
    expect((await settle('approved', await ids(), '', stranger)).http).toBe(404)
    expect(await at.statement(stranger)).toEqual([])
  })

  test('is found by state, colleague and day', async () => {
    const count = async (query: object) => (await at.hr.ask(listRewards, { query })).list.length
    await settle('approved', await ids())
    expect(await count({ state: ['approved'] })).toBe(1)
    expect(await count({ state: ['earned', 'paid'] })).toBe(0)
    expect(await count({ user_id: at.colleague.id, day_from: '2020-01-01' })).toBe(1)
    expect(await count({ user_id: at.hr.id })).toBe(0)
    expect(await count({ day_until: '2020-01-01' })).toBe(0)
  })

  test('is read by whoever earned it, under the name they gave, without who decided', async () => {
    await settle('approved', await ids(), '内部备注')
    const own = await at.colleague.ask(listOwnRewards, { query: {} })
    expect(own.list).toMatchObject([
      { friend: '小李', milestone: 'applied', amount: 10_000, state: 'approved' },
    ])
    expect(Object.values(own.balances)).toEqual([{ currency: 'CNY', earned: 10_000, paid: 0, open: 10_000 }])
    expect(JSON.stringify(own)).not.toContain('内部备注')
    expect((await at.hr.ask(listOwnRewards, { query: {} })).list).toEqual([])
  })

  test('leaves as a file, and its lines are never changed', async () => {
    const file = await fetch(at.world.origin + addressOf(exportRewards), {
      headers: { cookie: at.hr.cookie },
    })
    expect(file.headers.get('content-type')).toContain('spreadsheetml')
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    const change = at.world.rows(
      'update referral_entries set amount = 1 where organisation_id = $1',
      at.company,
    )
    await expect(change).rejects.toThrow('not changed')
  })
})

test('the file says every line in the reader’s language, amounts in whole units', async () => {
  await at.promise('applied', 10_000)
  await at.applies(await at.code())
  await settle('approved', await ids(), '=已核对')
  const address = at.world.origin + addressOf(exportRewards)
  const headers = { cookie: at.hr.cookie, 'accept-language': 'en-US' }
  const file = await fetch(address, { headers })
  expect(file.headers.get('content-disposition')).toContain('.xlsx')
  const [titles, earned, approved] = await readSheet(Buffer.from(await file.arrayBuffer()))
  expect(titles?.slice(2, 5)).toEqual(['Entry', 'Day', 'Colleague'])
  expect([earned?.[2], earned?.[8], earned?.[9], earned?.[10]]).toEqual(['Earned', '100.00', 'CNY', 'Rules'])
  expect([approved?.[2], approved?.[1]]).toEqual(['Approved', earned?.[0]])
  expect(String(approved?.[11])).toContain('已核对')
})
