import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let recruiter: Visitor
const made: number[] = []

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  for (let index = 0; index < 7; index++)
    made.push(await world.application(organisation, position, { name: index === 3 ? '李雷' : '韩梅梅' }))
  const elsewhere = await world.organisation()
  await world.application(elsewhere, await world.position(elsewhere), { name: '韩梅梅' })
})
afterAll(() => world.end())

const search = (query: object) =>
  recruiter.ask(pipelineApi.listCandidates, { query: { keyword: '韩梅梅', ...query } })

test('a page of a search has its rows in order and counts everything found, of the own organisation', async () => {
  const wanted = made.filter((_, index) => index !== 3)
  const first = await search({ page_size: 4 })
  expect(first.list.map(({ id }) => id)).toEqual(wanted.toReversed().slice(0, 4))
  expect(first.statistic).toMatchObject({ all: { value: 6 }, '1': { value: 6 } })
  const last = await search({ page_size: 4, cursor: first.next_cursor ?? '' })
  expect(last.list.map(({ id }) => id)).toEqual(wanted.toReversed().slice(4))
  expect([last.next_cursor, last.statistic.all?.value]).toEqual([null, 6])
  const oldest = await search({ order: 'asc', sort: 'status_since', page_size: 2 })
  expect(oldest.list.map(({ id }) => id)).toEqual(wanted.slice(0, 2))
})

test('where a stage has nothing of what was found, the others are still counted', async () => {
  const { list, statistic } = await search({ tracker_status: 12 })
  expect(list).toEqual([])
  expect(statistic).toMatchObject({ all: { value: 6 }, '1': { value: 6 }, '12': { value: 0 } })
})

test('what nobody matches has no rows and counts of nought', async () => {
  const { list, statistic } = await search({ keyword: '没有的人' })
  expect([list, statistic.all?.value]).toEqual([[], 0])
})
