import { referralApi } from '@bole/referral/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
const { listFriends, listCodes, listReferrals, listOwnRewards, saveSettings } = referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const person = { phone: '13900139777', email: 'one@example.com', name: '同一人' }

/** Another position of the same project, open to referral as the first is. */
async function secondPosition(): Promise<number> {
  const other = await at.world.position(at.company, { ownerId: at.hr.id, title: 'Tester' })
  await at.world.rows('update positions set project_id = $1 where id = $2', at.project, other)
  await at.open([at.position, other])
  return other
}

describe('friends', () => {
  test('are their colleague’s alone, page by page, the newest first', async () => {
    const colleague = await at.world.user(at.company, 'User2')
    for (const name of ['甲', '乙', '丙']) await at.code(at.colleague, { name })
    const page = async (page: number, by = at.colleague) => {
      const { data, total } = await by.send(listFriends, { query: { page, page_size: 2 } })
      return [data?.list.map(({ name }) => name), total]
    }
    expect(await page(1)).toEqual([['丙', '乙'], 3])
    expect(await page(2)).toEqual([['甲'], 3])
    expect(await page(1, colleague)).toEqual([[], 0])
    const stranger = await at.world.user(await at.world.organisation(), 'OrgAdmin2')
    expect(await page(1, stranger)).toEqual([[], 0])
  })

  test('who are turned down and who withdraw read the same', async () => {
    const invitation = await at.code(at.colleague, { name: '小李' })
    const id = await at.applies(invitation)
    const stage = async () => (await at.colleague.ask(listFriends, { query: {} })).list[0]?.stage
    for (const [step, detail] of [
      [40, 41],
      [40, 42],
    ]) {
      await at.world.rows(
        'update applications set step = $1, detail = $2 where id = $3',
        ...[step, detail, id],
      )
      expect(await stage()).toBe('closed')
    }
  })

  test('an invitation that two people use tells of both', async () => {
    const invitation = await at.code(at.colleague, { name: '小李和室友' })
    await at.applies(invitation)
    await at.applies(invitation)
    const { list } = await at.colleague.ask(listFriends, { query: {} })
    expect(list.map(({ name, stage }) => [name, stage])).toEqual([
      ['小李和室友', 'received'],
      ['小李和室友', 'received'],
    ])
  })
})

describe('the same person', () => {
  test('brought again by whoever brought them counts again', async () => {
    const other = await secondPosition()
    expect(await at.outcome(await at.applies(await at.code(), person))).toBe('credited')
    expect(await at.outcome(await at.applies(await at.code(), { ...person, position_id: other }))).toBe(
      'credited',
    )
  })

  test('is nobody’s any more once the protected days are over', async () => {
    const other = await secondPosition()
    const first = await at.applies(await at.code(), person)
    await at.world.rows(
      `update applications set applied_at = applied_at - interval '200 days' where id = $1`,
      first,
    )
    const colleague = await at.world.user(at.company, 'User2')
    const again = { ...person, position_id: other }
    expect(await at.outcome(await at.applies(await at.code(colleague), again))).toBe('credited')
  })

  test('stays whoever’s they were where the company protects for good', async () => {
    const said = { rewards_own_positions: false, protected_days: null, version: 0 }
    await at.hr.ask(saveSettings, { body: said })
    const other = await secondPosition()
    const first = await at.applies(await at.code(), person)
    await at.world.rows(
      `update applications set applied_at = applied_at - interval '2000 days' where id = $1`,
      first,
    )
    const colleague = await at.world.user(at.company, 'User2')
    const again = { ...person, position_id: other }
    expect(await at.outcome(await at.applies(await at.code(colleague), again))).toBe('referred_before')
  })
})

test('codes are found by their colleagues’ names, whoever brought most first', async () => {
  const colleague = await at.world.user(at.company, 'User2')
  await at.world.rows(`update users set name = '高翔' where id = $1`, colleague.id)
  await at.code()
  await at.applies(await at.code(colleague))
  const found = async (query: object) =>
    (await at.hr.ask(listCodes, { query })).extrapolationList.map(({ user, friend_count }) => [
      user.id,
      friend_count,
    ])
  expect(await found({})).toEqual([
    [colleague.id, 1],
    [at.colleague.id, 0],
  ])
  expect(await found({ keyword: '高' })).toEqual([[colleague.id, 1]])
  expect(await found({ page: 2, page_size: 1 })).toEqual([[at.colleague.id, 0]])
})

test('what came of a code is counted of one kind of hiring, and as far as the caller sees', async () => {
  await at.applies(await at.code())
  const department = await at.world.department(at.company, 'A')
  const head = await at.world.user(at.company, 'DepAdmin2', department)
  const counted = async (query: object, by = at.hr) => {
    const [row] = (await by.ask(listCodes, { query })).extrapolationList
    return [row?.friend_count, row?.credited_count]
  }
  expect(await counted({})).toEqual([1, 1])
  expect(await counted({ origin: 2 })).toEqual([1, 1])
  expect(await counted({ origin: 1 })).toEqual([0, 0])
  expect(await counted({}, head)).toEqual([0, 0])
})

test('referrals are those of some colleagues where they are named', async () => {
  const colleague = await at.world.user(at.company, 'User2')
  const [one, other] = [await at.applies(await at.code()), await at.applies(await at.code(colleague))]
  const of = async (...ids: number[]) =>
    (await at.hr.ask(listReferrals, { query: { user_id: ids } })).list.map(({ id }) => id)
  expect(await of(colleague.id)).toEqual([other])
  expect(await of(colleague.id, at.colleague.id)).toEqual([other, one])
})

test('an application that goes to another position keeps the promise it came by', async () => {
  const other = await secondPosition()
  await at.promise('interview', 70_000, { position_id: at.position })
  const id = await at.applies(await at.code())
  await at.world.rows('update applications set position_id = $1 where id = $2', other, id)
  await at.moveTo(id, 12)
  const { list } = await at.colleague.ask(listOwnRewards, { query: {} })
  expect(list.map(({ amount, position_title }) => [amount, position_title])).toEqual([[70_000, 'Engineer']])
  const [row] = (await at.hr.ask(listReferrals, { query: {} })).list
  expect(row?.position).toEqual({ id: other, title: 'Tester' })
})
