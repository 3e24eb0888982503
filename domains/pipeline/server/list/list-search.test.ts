import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let recruiter: Visitor
let organisation: number
let position: number
const made: number[] = []

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
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

test('searches that differ in their words alone find each their own, also behind other conditions', async () => {
  const found = async (query: object) =>
    (await search({ position_id: [position], ...query })).list.map(({ id }) => id)
  const [one] = made.filter((_, index) => index === 3)
  for (const page_size of [10, 10, 20]) {
    expect(await found({ keyword: '李雷', page_size })).toEqual([one])
    expect(await found({ keyword: '韩梅', page_size })).toHaveLength(6)
    expect(await found({ keyword: '李雷', content: '没有的词', page_size })).toEqual([])
    expect(await found({ keyword: '李雷', position_id: [position + 1], page_size })).toEqual([])
  }
})

test('a search says when it hit more people than it looks at', async () => {
  await world.rows(
    `with people as (insert into candidates (organisation_id, name, search_text)
       select $1, '众', '众' from generate_series(1, 1001) returning id),
     grams as (insert into candidate_grams select $1, '众', id from people)
     insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source)
     select $1, people.id, positions.id, project_id, origin, 'upload' from people, positions where positions.id = $2`,
    organisation,
    position,
  )
  const { is_capped, statistic } = await search({ keyword: '众' })
  expect([is_capped, statistic.all?.value]).toEqual([true, 1000])
  expect((await search({})).is_capped).toBe(false)
  expect((await search({ keyword: '众', content: '没有的词' })).is_capped).toBe(true)
})
