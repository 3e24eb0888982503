import { accountsApi } from '@bole/accounts/contract'
import { inboxApi } from '@bole/inbox/contract'
import type { Transaction } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countProgress, startProgress } from './index.ts'

let world: World
let organisation: number
let he: Visitor
let colleague: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  he = await world.user(organisation, 'OrgAdmin')
  colleague = await world.user(organisation, 'OrgAdmin')
})
afterAll(() => world.end())

async function noticed(who: Visitor, count: number): Promise<number[]> {
  const rows = await world.rows(
    `insert into notices (organisation_id, user_id, kind, facts, link)
     select $1, $2, 'intake_finished', jsonb_build_object('total', n), '/x' from generate_series(1, $3) n returning id`,
    who.organisationId,
    who.id,
    count,
  )
  return rows.map(({ id }) => Number(id))
}

const unreadOf = (who: Visitor) =>
  world
    .rows('select id from notices where user_id = $1 and not is_read order by id', who.id)
    .then((rows) => rows.map(({ id }) => Number(id)))

const inside = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    work,
  )

const begun = (total: number, who = he) =>
  inside((tx) =>
    startProgress(tx, { userId: who.id, kind: 'intake', facts: { position_id: 7 }, total, link: '/there' }),
  )

describe('notices', () => {
  test('are listed newest first, page by page, with how many are unread', async () => {
    const ids = await noticed(he, 5)
    await noticed(colleague, 2)
    const answer = await he.send(inboxApi.listNotices, { query: { page: 2, page_size: 2 } })
    expect(answer.total).toBe(5)
    expect(answer.data?.unread).toBe(5)
    expect(answer.data?.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(2, 4))
    expect(answer.data?.list[0]).toMatchObject({
      type: 'intake_finished',
      facts: { total: 3 },
      content: expect.stringContaining('Résumés read'),
      link: '/x',
      unread: 1,
    })
  })

  test('are read one by one, twice without harm, or all at once; nobody else’s are', async () => {
    const who = await world.user(organisation, 'User')
    const [first = 0, second = 0, third = 0] = await noticed(who, 3)
    const others = await unreadOf(colleague)
    const heard = world.heard(organisation)
    await who.ask(inboxApi.readNotices, { body: { id: second } })
    await who.ask(inboxApi.readNotices, { body: { id: second } })
    expect(await unreadOf(who)).toEqual([first, third])
    await who.ask(inboxApi.readNotices, { body: {} })
    expect(await unreadOf(who)).toEqual([])
    expect(await unreadOf(colleague)).toEqual(others)
    await expect.poll(() => heard.some((changed) => 'notice' in changed)).toBe(true)
  })

  test('are found by what they are about and by whether they are read, and some are read together', async () => {
    const who = await world.user(organisation, 'User')
    const [first = 0, second = 0, third = 0] = await noticed(who, 3)
    await world.rows(`update notices set kind = 'asked_to_approve' where id = $1`, second)
    const asked = async (query: object) => {
      const { data, total } = await who.send(inboxApi.listNotices, { query })
      return [data?.list.map(({ id }) => id), total, data?.unread]
    }
    expect(await asked({ group: ['approvals', 'offers'] })).toEqual([[second], 1, 3])
    expect(await asked({ group: ['work'] })).toEqual([[third, first], 2, 3])
    const read = { body: { ids: [first, third, third] } }
    expect(await who.ask(inboxApi.readNotices, read)).toEqual({ done: 2, refused: [] })
    expect(await who.ask(inboxApi.readNotices, read)).toMatchObject({ done: 0 })
    expect(await asked({ state: 'unread' })).toEqual([[second], 1, 1])
    expect(await asked({ state: 'read' })).toEqual([[third, first], 2, 1])
    const [theirs = 0] = await noticed(colleague, 1)
    expect(await who.send(inboxApi.readNotices, { body: { ids: [second, theirs] } })).toMatchObject({
      http: 404,
    })
    expect(await unreadOf(who)).toEqual([second])
  })

  test('of somebody else, of another organisation or of nobody are unknown, and nothing is read', async () => {
    const stranger = await world.user(await world.organisation(), 'SuperAdmin')
    const [own = 0] = await noticed(he, 1)
    const [theirs = 0] = await noticed(colleague, 1)
    const [foreign = 0] = await noticed(stranger, 1)
    for (const id of [theirs, foreign, 999_999_999]) {
      const answer = await he.send(inboxApi.readNotices, { body: { id } })
      expect(answer).toMatchObject({ http: 404, status: 'error' })
    }
    expect(await unreadOf(he)).toContain(own)
    expect(await unreadOf(colleague)).toContain(theirs)
    expect(await unreadOf(stranger)).toEqual([foreign])
  })
})

describe('progress', () => {
  const listed = async (id: number, who = he) =>
    (await who.ask(inboxApi.listProgress, { query: {} })).list.find(({ noticeId }) => noticeId === id)
  const counted = (id: number, done: number, failed = 0) =>
    inside((tx) => countProgress(tx, id, { done, failed }))

  test('counts up to a hundred only when the last piece is counted, and then tells its owner once', async () => {
    const id = await begun(300)
    expect(await listed(id)).toMatchObject({ percent: 0, state: 'running', facts: { position_id: 7 } })
    await counted(id, 100, 1)
    expect(await listed(id)).toMatchObject({ percent: 33, done: 100, failed: 1 })
    await counted(id, 198)
    expect(await listed(id)).toMatchObject({ percent: 99, state: 'running' })
    expect(await world.rows(`select id from notices where link = '/there'`)).toEqual([])
    await counted(id, 1)
    expect(await listed(id)).toMatchObject({ percent: 100, state: 'finished' })
    const notices = await world.rows(`select user_id, kind, facts from notices where link = '/there'`)
    expect(notices).toEqual([
      {
        user_id: he.id,
        kind: 'intake_finished',
        facts: { position_id: 7, done: 299, failed: 1, total: 300 },
      },
    ])
  })

  test('of two workers that finish together one tells', { tags: ['race'] }, async () => {
    const id = await begun(2, colleague)
    const before = (await unreadOf(colleague)).length
    await Promise.all([counted(id, 1), counted(id, 0, 1)])
    expect(await listed(id, colleague)).toMatchObject({ percent: 100, done: 1, failed: 1 })
    expect(await unreadOf(colleague)).toHaveLength(before + 1)
    // A job that runs twice counts nothing once the work has ended.
    await counted(id, 1)
    expect(await listed(id, colleague)).toMatchObject({ done: 1 })
    expect(await unreadOf(colleague)).toHaveLength(before + 1)
  })

  test('is announced, and shown to its owner only', async () => {
    const heard = world.heard(organisation)
    const id = await begun(1)
    await expect.poll(() => heard.flatMap(({ progress }) => progress ?? [])).toContain(id)
    expect(await listed(id, colleague)).toBeUndefined()
  })
})

test('what stands in an inbox, what is new in it, unread notices and running work are four numbers', async () => {
  const who = await world.user(organisation, 'User')
  const [first] = await noticed(who, 3)
  await who.ask(inboxApi.readNotices, { body: { id: first } })
  await begun(5, who)
  const over = await begun(1, who)
  await inside((tx) => countProgress(tx, over, { done: 1, failed: 0 }))
  // Three notices and that of the work which is over; two works.
  expect(await who.ask(accountsApi.getCurrentUser, {})).toMatchObject({
    notifyCount: 6,
    unreadCount: 4,
    noticeCount: 3,
    progressCount: 1,
  })
})
