import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { looksAgain } from './look-again.job.ts'

const { listWatches, setWatch } = libraryApi
const hours = 3_600_000

let world: World
let house: number
let recruiter: Visitor
let position: number

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  house = await world.organisation()
  position = await world.position(house)
  recruiter = await world.user(house, 'OrgAdmin2')
})

const save = (conditions: Record<string, string>, screen = 'library.listPeople', who = recruiter) =>
  who.ask(pipelineApi.saveSearch, { body: { screen, name: 'Berliners', conditions } })
const applies = (name: string, city: string, at = position) => world.application(house, at, { name, city })

/** Looks through a search as the queue does, some hours from now. */
function looked(search_id: number, later = 1): Promise<void> {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  return looksAgain.run({
    payload: { search_id },
    organisationId: house,
    store: world.store,
    now: new Date(Date.now() + later * hours),
    log: () => undefined,
    inTransaction: (work) => inTransaction(parts, house, work),
  })
}

const told = async ({ id }: Visitor = recruiter) =>
  (await world.rows('select kind, facts, link from notices where user_id = $1 order by id', id)).map(
    ({ kind, facts, link }) => ({ kind, facts, link }),
  )
const planned = async () =>
  Number(
    (
      await world.rows(
        `select count(*)::int as count from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'library.look_again' and (payload ->> 'organisation_id')::int = $1`,
        house,
      )
    )[0]?.count,
  )

test('a saved search tells each day of who is new in it, once, with the way there', async () => {
  await applies('Anna', 'Berlin')
  const { id } = await save({ city: 'Berlin' })
  expect(await planned()).toBe(1)
  await looked(id, 2)
  expect(await told()).toEqual([])
  await applies('Ben', 'Berlin')
  await applies('Carl', 'Paris')
  await looked(id, 3)
  await looked(id, 4)
  expect(await told()).toMatchObject([
    {
      kind: 'search_found',
      facts: { search: 'Berliners', count: 1 },
      link: '/candidate/library/list?city=Berlin',
    },
  ])
  const { list } = await recruiter.ask(listWatches, {})
  expect(list).toMatchObject([{ id, name: 'Berliners', is_on: true, found: 0 }])
  expect(await planned()).toBe(1)
})

test('it is switched off and on by its owner alone, and what came meanwhile is no news', async () => {
  const { id } = await save({ city: 'Berlin' })
  const other = await world.user(house, 'OrgAdmin2')
  expect((await other.send(setWatch, { body: { id, is_on: false } })).http).toBe(404)
  await recruiter.ask(setWatch, { body: { id, is_on: false } })
  await applies('Ben', 'Berlin')
  await looked(id)
  expect(await told()).toEqual([])
  await recruiter.ask(setWatch, { body: { id, is_on: true } })
  await looked(id, 2)
  expect(await told()).toEqual([])
})

test('nobody hears of people they do not see, or of other lists', async () => {
  const part = await world.department(house, 'Sales')
  const head = await world.user(house, 'DepAdmin2', part)
  const { id } = await save({ city: 'Berlin' }, 'library.listPeople', head)
  await applies('Ben', 'Berlin')
  await looked(id)
  expect(await told(head)).toEqual([])
  await applies('Dora', 'Berlin', await world.position(house, { departmentId: part }))
  await looked(id)
  expect(await told(head)).toMatchObject([{ facts: { count: 1 } }])
  const other = await save({ city: 'Berlin' }, 'pipeline.listCandidates')
  const body = { id: other.id, is_on: true }
  expect(await recruiter.send(setWatch, { body })).toMatchObject({ code: 'search_elsewhere' })
  expect((await recruiter.ask(listWatches, {})).list).toEqual([])
})

test('who is held against a position has to match it', async () => {
  await world.rows(`update positions set cities = '{Berlin}' where id = $1`, position)
  const { id } = await save({ like_position_id: String(position) })
  await applies('Ben', 'Berlin')
  await applies('Carl', 'Paris')
  await looked(id)
  expect(await told()).toMatchObject([{ facts: { count: 1 } }])
})
