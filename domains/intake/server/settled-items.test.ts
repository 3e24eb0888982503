import { intakeApi } from '@bole/intake/contract'
import { addSettled, type SettledItem, takeBackSettled } from '@bole/intake/server'
import { inTransaction } from '@bole/platform/host'
import type { Transaction } from '@bole/platform/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let house: number
let recruiter: Visitor
let position: number
let progress: number
const at = new Date('2026-11-20T08:00:00Z')

beforeAll(async () => {
  world = await startWorld()
  house = await world.organisation()
  recruiter = await world.user(house, 'OrgAdmin2')
  position = await world.position(house)
  const [row] = await world.rows(
    `insert into progress (organisation_id, user_id, kind, total) values ($1, $2, 'import', 3) returning id`,
    house,
    recruiter.id,
  )
  progress = Number(row?.id)
})
afterAll(() => world.end())

const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, house, work)
const item = (
  name: string,
  state: SettledItem['state'],
  applicationId: number | null = null,
): SettledItem => ({
  ...{ name, state, applicationId, candidateId: null },
  positionId: applicationId === null ? null : position,
})
const query = { door: 'import' } as const

test('lines are settled as they come, in the order given, and none waits to be read', async () => {
  const application = await world.application(house, position)
  const items = [
    item('a.csv #2', 'accepted', application),
    item('a.csv #3', 'duplicate'),
    item('a.csv #4', 'failed'),
  ]
  const ids = await within((tx) => addSettled(tx, { progressId: progress, at, items }))
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids)
  const { list } = await recruiter.ask(intakeApi.listArrivals, { query })
  expect(list.map(({ name, state, reason, post_id }) => [name, state, reason, post_id]).toSorted()).toEqual([
    ['a.csv #2', 'accepted', null, application],
    ['a.csv #3', 'duplicate', null, null],
    ['a.csv #4', 'failed', 'row_refused', null],
  ])
  expect(list.every(({ can }) => !can.retry && !can.save_file)).toBe(true)
  const { all } = await recruiter.ask(intakeApi.sumArrivals, { query })
  expect(all).toEqual({ waiting: 0, accepted: 1, duplicate: 1, failed: 1, total: 3 })
  expect(await within((tx) => addSettled(tx, { progressId: progress, at, items: [] }))).toEqual([])
})

test('what is taken back stays a line that says so, and leads to nobody', async () => {
  const { list } = await recruiter.ask(intakeApi.listArrivals, { query: { ...query, state: 'accepted' } })
  await within(async (tx) =>
    takeBackSettled(
      tx,
      list.map(({ id }) => id),
    ),
  )
  const after = await recruiter.ask(intakeApi.listArrivals, { query: { ...query, keyword: '#2' } })
  expect(after.list).toMatchObject([
    { state: 'failed', reason: 'import_undone', post_id: null, candidate: null },
  ])
  await within(async (tx) => takeBackSettled(tx, []))
})
