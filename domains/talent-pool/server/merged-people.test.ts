import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { people } from '@bole/resumes/server'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { listFolders, viewTalent } = talentPoolApi

let pool: PoolWorld
let folder: number
let one: number
let other: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  await pool.renew()
  folder = await pool.folder('Engineers')
  one = await pool.applied('陈静', { phone: '13912345678' })
  other = await pool.applied('陈 静', { phone: '13912345678' })
})

const personOf = async (post: number) => {
  const [row] = await pool.world.rows('select candidate_id from applications where id = $1', post)
  return Number(row?.candidate_id)
}
const keep = (post_id: number) =>
  pool.admin.ask(talentPoolApi.keepTalents, { body: { post_ids: [post_id], folder_id: folder } })

/** What somebody said on a record, some day; an agreement without `isGiven` is taken back. */
const said = async (post: number, day: string, isGiven: boolean) =>
  pool.world.rows(
    `insert into pool_consents (organisation_id, candidate_id, given_on, ends_on, withdrawn_at)
     values ($1, $2, $3::date, $3::date + 730, case when $4 then null else $3::timestamptz end)`,
    pool.organisation,
    await personOf(post),
    day,
    isGiven,
  )

const stored = () =>
  pool.world.rows(
    `select id, candidate_id, left_at, left_because, null as ends_on from pool_members where organisation_id = $1
     union all select id, candidate_id, withdrawn_at, said_how, ends_on from pool_consents where organisation_id = $1
     order by 1, 2, 3`,
    pool.organisation,
  )

/** Merges the second record into the first, and answers the entry of the ledger. */
async function merged(): Promise<number> {
  const parts = { database: pool.world.server.database, publish: pool.world.server.announcer.publish }
  const [kept, gone] = [await personOf(one), await personOf(other)]
  for (const person of [kept, gone])
    await inTransaction(parts, pool.organisation, (tx) => people.findPairs(tx, person))
  const [row] = await pool.world.rows(
    'select id from suspected_pairs where one_id = $1 and other_id = $2',
    kept,
    gone,
  )
  const id = Number(row?.id)
  const pair = await pool.admin.ask(resumesApi.getPair, { query: { id } })
  const versions = { one_version: pair.one.facts.version, other_version: pair.other.facts.version }
  const body = { id, keep: 'one' as const, ...versions, taken: [] }
  return (await pool.admin.ask(resumesApi.mergePeople, { body })).id
}
const part = (id: number) => pool.admin.ask(resumesApi.undoMerge, { body: { id, answers: [] } })

test('who stood in the pool twice stands there once, and twice again when they are parted', async () => {
  await keep(one)
  await keep(other)
  const before = await stored()
  const id = await merged()
  expect(await pool.listed()).toMatchObject([{ basic: { name: '陈静' } }])
  const { list } = await pool.admin.ask(listFolders, {})
  expect(list.map(({ count }) => count)).toEqual([1])
  await part(id)
  expect(await stored()).toEqual(before)
  expect(await pool.names()).toHaveLength(2)
})

test('a withdrawal on either record holds for both, unless they agreed later; parted, each has their own', async () => {
  await keep(one)
  await said(one, '2026-01-10', true)
  await said(other, '2026-02-10', false)
  const before = await stored()
  const id = await merged()
  expect(await pool.names()).toEqual([])
  await part(id)
  expect(await stored()).toEqual(before)
  expect(await pool.listed()).toMatchObject([{ consent: { state: 'given' } }])
})

test('who agreed on the other record later has agreed', async () => {
  await keep(one)
  await said(one, '2026-01-10', true)
  await said(other, '2026-02-10', true)
  const before = await stored()
  const id = await merged()
  expect((await pool.listed()).map(({ consent }) => consent.ends_on)).toEqual(['2028-02-10'])
  const { talent } = await pool.admin.ask(viewTalent, { query: { post_id: other } })
  expect(talent?.consent.ends_on).toBe('2028-02-10')
  await part(id)
  expect(await stored()).toEqual(before)
})

test('who are parted come back to the pool though it is full, and nobody else is let in then', async () => {
  await keep(one)
  await keep(other)
  await pool.limit(2)
  const id = await merged()
  await keep(await pool.applied('Wu'))
  await part(id)
  expect(await pool.names()).toHaveLength(3)
  const body = { post_ids: [await pool.applied('Xu')], folder_id: folder }
  expect((await pool.admin.send(talentPoolApi.keepTalents, { body })).code).toBe('pool_full')
})

test('nobody is said to be waited for about a place that a merge ended, and is again once the two are parted', async () => {
  await keep(one)
  await keep(other)
  for (const id of await pool.ids()) {
    const { id: user_id } = await pool.user('OrgAdmin2')
    await pool.admin.ask(talentPoolApi.distribute, { body: { ids: [id], user_id } })
  }
  const waiting = async () =>
    (await pool.admin.ask(talentPoolApi.listColleagues, { query: {} })).list
      .map((colleague) => colleague.waiting)
      .toSorted()
  expect(await waiting()).toEqual([0, 1, 1])
  const id = await merged()
  expect(await waiting()).toEqual([0, 0, 1])
  await part(id)
  expect(await waiting()).toEqual([0, 1, 1])
})
