import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { sourcingApi } from '@bole/sourcing/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let company: number
let admin: Visitor
let key: string

const { listActivity, sumByDepartment, listRecommendations, assignAccount, getReportAddress } = sourcingApi

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

beforeEach(async () => {
  company = await world.organisation()
  admin = await world.user(company, 'OrgAdmin2')
  key = await keyOf('boss')
})

const switched = (channel: 'boss' | 'zhaopin', isOpen: boolean) =>
  admin.ask(positionsApi.switchChannel, { body: { channel, isOpen } })
async function keyOf(channel: 'boss' | 'zhaopin', by = admin): Promise<string> {
  await by.ask(positionsApi.switchChannel, { body: { channel, isOpen: true } })
  const { report_address } = await by.ask(getReportAddress, { query: { channel } })
  return (report_address ?? '').split('/').at(-1) ?? ''
}

const counts = (messages: number, wrote: number, answered: number, exchanged: number) => ({
  ...{ customerMessageCount: messages, customerCount: wrote },
  ...{ replyCount: answered, exchangeContactCount: exchanged },
})
const report = (body: object, by = key) =>
  fetch(`${world.origin}/api/channel-report/${by}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bole' },
    body: JSON.stringify({ day: '2026-11-01', accounts: [], ...body }),
  })
const twoAccounts = [
  { bossName: '何静', ...counts(10, 5, 4, 2) },
  { bossName: '林涛', ...counts(7, 3, 0, 0) },
]
const rows = async (query: object = {}, by = admin) => {
  const { list } = await by.ask(listActivity, { query })
  return list.map((row) => [row.day, row.isTotal ? 'all' : row.bossName, row.customerCount, row.replyCount])
}
const account = async (name: string) => {
  const { list } = await admin.ask(listActivity, { query: { page_size: 200 } })
  const found = list.find(({ bossName }) => bossName === name)
  return { id: found?.account_id ?? 0, version: found?.version ?? 0 }
}
const give = async (name: string, to: Visitor | null, by = admin) =>
  by.send(assignAccount, { body: { ...(await account(name)), user_id: to?.id ?? null } })

describe('a day', () => {
  test('ends in its totals, the newest first', async () => {
    expect((await report({ accounts: twoAccounts })).status).toBe(200)
    await report({ day: '2026-11-02', accounts: [{ bossName: '何静', ...counts(1, 1, 1, 1) }] })
    expect(await rows()).toEqual([
      ['2026-11-02', '何静', 1, 1],
      ['2026-11-02', 'all', 1, 1],
      ['2026-11-01', '何静', 5, 4],
      ['2026-11-01', '林涛', 3, 0],
      ['2026-11-01', 'all', 8, 4],
    ])
    const { list, total } = await admin
      .send(listActivity, { query: { page_size: 2, page: 2 } })
      .then((all) => ({
        list: all.data?.list.map(({ id, bossName, isTotal, replyRate }) => [
          id,
          bossName,
          isTotal,
          replyRate,
        ]),
        total: all.total,
      }))
    expect([list, total]).toEqual([
      [
        [3, '何静', false, 0.8],
        [4, '林涛', false, 0],
      ],
      5,
    ])
  })

  test('told again is replaced and not added up, and its last word counts', async () => {
    await report({ accounts: twoAccounts })
    await report({ accounts: [{ bossName: '何静', ...counts(20, 9, 9, 9) }] })
    const twice = { bossName: '林涛', ...counts(1, 1, 1, 0) }
    await report({ accounts: [{ ...twice, replyCount: 0 }, twice] })
    expect(await rows()).toEqual([
      ['2026-11-01', '何静', 9, 9],
      ['2026-11-01', '林涛', 1, 1],
      ['2026-11-01', 'all', 10, 10],
    ])
  })

  test('told by twenty at once is there once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => report({ accounts: twoAccounts })))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(await rows()).toHaveLength(3)
  })

  test('is found by its board, its days and by name', async () => {
    await report({ accounts: twoAccounts })
    await report({ day: '2026-11-05', accounts: twoAccounts })
    await report({ accounts: [{ bossName: '智联账号', ...counts(1, 1, 0, 0) }] }, await keyOf('zhaopin'))
    expect(await rows({ channel: 'zhaopin' })).toEqual([
      ['2026-11-01', '智联账号', 1, 0],
      ['2026-11-01', 'all', 1, 0],
    ])
    expect(await rows({ day_from: '2026-11-02' })).toHaveLength(3)
    expect(await rows({ day_until: '2026-11-04', keyword: '何' })).toEqual([
      ['2026-11-01', '何静', 5, 4],
      ['2026-11-01', 'all', 5, 4],
    ])
    expect(await rows({ keyword: '无人' })).toEqual([])
  })
})

describe('a key', () => {
  test('of nobody, and of a board that was closed, is unknown; nothing is written', async () => {
    expect((await report({ accounts: twoAccounts }, 'wrong')).status).toBe(404)
    await switched('boss', false)
    expect((await report({ accounts: twoAccounts })).status).toBe(404)
    expect(await rows()).toEqual([])
    expect(await admin.ask(getReportAddress, { query: {} })).toEqual({ report_address: null })
  })

  test('is shown to whoever may switch the board alone', async () => {
    const head = await world.user(company, 'DepAdmin2', await world.department(company, 'A'))
    expect(await head.ask(getReportAddress, { query: {} })).toEqual({ report_address: null })
    const manager = await world.user(company, 'User2')
    expect((await manager.send(getReportAddress, { query: {} })).http).toBe(403)
  })

  test('writes what is its company’s, and says which number cannot be', async () => {
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    await report({ accounts: twoAccounts })
    expect(await rows({}, stranger)).toEqual([])
    const wrong = await report({ accounts: [{ bossName: '何静', ...counts(10, 5, 6, 0) }] })
    expect(wrong.status).toBe(422)
    expect(JSON.stringify(await wrong.json())).toContain('accounts.0.customerCount')
    expect(await rows()).toHaveLength(3)
  })
})

describe('an account', () => {
  test('is somebody’s once that is said, and counts for their department', async () => {
    const [a, b] = [await world.department(company, 'A'), await world.department(company, 'B')]
    const [jing, tao] = [await world.user(company, 'User2', a), await world.user(company, 'User2', b)]
    await report({ accounts: [...twoAccounts, { bossName: '无主', ...counts(2, 2, 2, 2) }] })
    await give('何静', jing)
    await give('林涛', tao)
    const { list } = await admin.ask(sumByDepartment, { query: {} })
    expect(
      list.map(({ org, isTotal, accountCount, customerCount, replyRate }) => [
        isTotal ? 'all' : (org?.name ?? 'nobody'),
        ...[accountCount, customerCount, replyRate],
      ]),
    ).toEqual([
      ['A', 1, 5, 0.8],
      ['B', 1, 3, 0],
      ['nobody', 1, 2, 1],
      ['all', 3, 10, 0.6],
    ])
    expect((await admin.ask(sumByDepartment, { query: { day_from: '2026-12-01' } })).list).toEqual([])
  })

  test('is seen by its department’s head and by whoever has it, and given by neither', async () => {
    const [a, b] = [await world.department(company, 'A'), await world.department(company, 'B')]
    const head = await world.user(company, 'DepAdmin2', a)
    const member = await world.user(company, 'User2', await world.department(company, 'A1', a))
    await report({ accounts: twoAccounts })
    await give('何静', member)
    await give('林涛', await world.user(company, 'User2', b))
    expect(await rows({}, head)).toEqual([
      ['2026-11-01', '何静', 5, 4],
      ['2026-11-01', 'all', 5, 4],
    ])
    expect((await give('何静', null, head)).code).toBe('read_only')
    await give('林涛', head)
    expect(await rows({}, head)).toHaveLength(3)
  })

  test('is given to nobody of another company, to nobody who left, and taken back', async () => {
    const elsewhere = await world.organisation()
    const stranger = await world.user(elsewhere, 'OrgAdmin2')
    await report({ accounts: twoAccounts })
    expect((await give('何静', stranger)).code).toBe('unknown_person')
    const left = await world.user(company, 'User2')
    await world.rows(`update users set state = 'disabled' where id = $1`, left.id)
    expect((await give('何静', left)).code).toBe('unknown_person')
    const seen = await account('何静')
    const body = { ...seen, user_id: stranger.id }
    expect((await stranger.send(assignAccount, { body })).http).toBe(404)
    await give('何静', admin)
    expect((await admin.send(assignAccount, { body: { ...seen, user_id: null } })).code).toBe('stale')
    await give('何静', null)
    const { list } = await admin.ask(listActivity, { query: {} })
    expect(list.map(({ owner, can }) => [owner, can.assign])).toEqual([
      [null, true],
      [null, true],
      [null, false],
    ])
  })
})

describe('whom a board recommended', () => {
  const one = {
    ...{ reference: 'r1', bossName: '何静', name: '王雨', position_title: '后端工程师' },
    ...{ recommended_at: '2026-11-01T02:00:00Z', outcome: 'contacted' },
  }
  const names = async (query: object = {}, by = admin) => {
    const { list } = await by.ask(listRecommendations, { query })
    return list.map(({ name, bossName, outcome }) => `${name} ${bossName} ${outcome}`)
  }

  test('is told once, with how far it went last', async () => {
    await report({ recommendations: [one] })
    await report({ recommendations: [{ ...one, outcome: 'exchanged' }] })
    expect(await names()).toEqual(['王雨 何静 exchanged'])
    expect(await rows()).toEqual([])
  })

  test('is found by name, days and outcome, the newest first, and by those who see the account', async () => {
    const other = { ...one, reference: 'r2', bossName: '林涛', name: '赵云', outcome: 'unsuitable' }
    await report({ recommendations: [one, { ...other, recommended_at: '2026-11-03T02:00:00Z' }] })
    expect(await names()).toEqual(['赵云 林涛 unsuitable', '王雨 何静 contacted'])
    expect(await names({ outcome: ['contacted', 'replied'] })).toEqual(['王雨 何静 contacted'])
    expect(await names({ keyword: '后端', day_until: '2026-11-02' })).toEqual(['王雨 何静 contacted'])
    expect(await names({ keyword: '林涛' })).toEqual(['赵云 林涛 unsuitable'])
    expect(await names({ day_from: '2026-11-04' })).toEqual([])
    const head = await world.user(company, 'DepAdmin2', await world.department(company, 'A'))
    expect(await names({}, head)).toEqual([])
  })

  test('is forgotten a year later, with the next report', async () => {
    await report({ recommendations: [{ ...one, recommended_at: '2020-01-01T00:00:00Z' }] })
    expect(await names()).toEqual([])
  })
})
