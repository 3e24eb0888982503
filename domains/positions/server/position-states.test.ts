import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { themesApi } from '@bole/themes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let project: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  project = (await recruiter.ask(themesApi.createTheme, { body: { theme_name: '社招', type: 'sz' } })).id
})
afterAll(() => world.end())

async function made(title = 'Engineer', city_list = ['上海'], theme_id = project) {
  const body = { title, theme_id, city_list, description: 'Builds chargers' }
  return (await recruiter.ask(positionsApi.createPosition, { body })).id
}

const stored = async (id: number) =>
  (await world.rows('select * from positions where organisation_id = $1 and id = $2', organisation, id))[0]

const open = (id: number, version: number) =>
  recruiter.send(positionsApi.openPosition, { body: { id, version } })
const close = (id: number, version: number) =>
  recruiter.send(positionsApi.closePosition, { body: { id, version } })
const remove = (id: number, version: number) =>
  recruiter.send(positionsApi.deletePosition, { body: { id, version } })

describe('opening and closing', () => {
  test('draft, open, closed, open again: the first opening is remembered', async () => {
    const id = await made()
    expect(await close(id, 1)).toMatchObject({ code: 'not_open' })
    expect((await open(id, 1)).data).toEqual({ id, version: 2, state: 'open' })
    const opened = await stored(id)
    expect(await open(id, 2)).toMatchObject({ code: 'already_open' })
    expect(await close(id, 1)).toMatchObject({ code: 'stale', data: { position: { state: 'open' } } })
    await close(id, 2)
    expect(await stored(id)).toMatchObject({ state: 'closed', closed_at: expect.any(Date) })
    await open(id, 3)
    const again = await stored(id)
    expect(again).toMatchObject({ state: 'open', closed_at: null, version: 4 })
    expect(again?.opened_at).toEqual(opened?.opened_at)
  })

  test('what is not ready is not opened', async () => {
    const id = await made('Nowhere', [])
    expect(await open(id, 1)).toMatchObject({ http: 200, code: 'city_missing' })
    expect(await stored(id)).toMatchObject({ state: 'draft', version: 1 })
  })

  test('closing keeps the applications', async () => {
    const id = await made()
    await open(id, 1)
    const application = await world.application(organisation, id)
    await close(id, 2)
    const [row] = await world.rows('select is_listed, stage from applications where id = $1', application)
    expect(row).toEqual({ is_listed: true, stage: 1 })
    const { position } = await recruiter.ask(positionsApi.viewPosition, { query: { id } })
    expect(position).toMatchObject({ post_count: 1, stage_counts: [{ stage: 1, count: 1 }] })
  })

  test('several at once: each that cannot says why', async () => {
    const ids = [
      await made('Ready'),
      await made('Nowhere', []),
      await made('Seen before'),
      await made('Open'),
    ]
    const [ready = 0, nowhere = 0, before = 0, already = 0] = ids
    await open(already, 1)
    await recruiter.ask(positionsApi.updatePosition, { body: { id: before, version: 1, head_count: 2 } })
    const seen = [ready, nowhere, before, 999_999_999].map((id) => ({ id, version: 1 }))
    const positions = [...seen, { id: already, version: 2 }]
    const answer = await recruiter.ask(positionsApi.changeManyStates, { body: { positions, state: 'open' } })
    expect(answer.done).toEqual([{ id: ready, version: 2, state: 'open' }])
    expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
      [nowhere, 'city_missing'],
      [before, 'stale'],
      [999_999_999, 'not_found'],
      [already, 'already_open'],
    ])
    expect(answer.refused[0]).toMatchObject({ title: 'Nowhere', message: 'Add at least one city.' })
    expect((await stored(ready))?.state).toBe('open')
    expect((await stored(nowhere))?.state).toBe('draft')
  })
})

describe('deleting', () => {
  test('waits until it is closed and nobody is under way', async () => {
    const id = await made()
    await open(id, 1)
    expect(await remove(id, 2)).toMatchObject({ code: 'still_open' })
    const application = await world.application(organisation, id)
    await close(id, 2)
    const refused = await remove(id, 3)
    expect(refused).toMatchObject({ code: 'has_live_applications' })
    expect(refused.message).toContain('1 candidate is')
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id: application },
      body: { side: 'company', action: 'eliminate', version: 1 },
    })
    await recruiter.ask(positionsApi.deletePosition, { body: { id, version: 3 } })
    expect(await stored(id)).toMatchObject({ is_deleted: true })
    expect((await recruiter.send(positionsApi.viewPosition, { query: { id } })).http).toBe(404)
    expect((await open(id, 4)).http).toBe(404)
  })

  test('an application that arrives at the same moment is not lost: it still has its position', {
    tags: ['race'],
  }, async () => {
    const id = await made()
    const [deleted, applied] = await Promise.allSettled([remove(id, 1), world.application(organisation, id)])
    const isDeleted = deleted.status === 'fulfilled' && deleted.value.status === 'success'
    expect(isDeleted && applied.status === 'fulfilled').toBe(false)
  })
})

describe('a copy', () => {
  test('is a draft that says the same and belongs to whoever made it', async () => {
    const id = await made('Copied', ['北京'])
    await open(id, 1)
    await world.application(organisation, id)
    const colleague = await world.user(organisation, 'OrgAdmin2')
    const copy = await colleague.ask(positionsApi.copyPosition, { body: { id } })
    expect(copy.title).toBe('Copied')
    expect(await stored(copy.id)).toMatchObject({
      title: 'Copied',
      cities: ['北京'],
      state: 'draft',
      opened_at: null,
      owner_user_id: colleague.id,
      project_id: project,
    })
    const campus = await colleague.ask(themesApi.createTheme, { body: { theme_name: '校招', type: 'xz' } })
    const body = { id, theme_id: campus.id }
    expect(await colleague.send(positionsApi.copyPosition, { body })).toMatchObject({ code: 'other_origin' })
  })
})

describe('the order', () => {
  test('newest first until somebody sorts, and then as sorted, with new ones on top', async () => {
    const mine = await recruiter.ask(themesApi.createTheme, { body: { theme_name: 'Sorted', type: 'sz' } })
    const listed = async () => {
      const query = { theme_id: String(mine.id) }
      return (await recruiter.ask(positionsApi.listPositions, { query })).list.map(({ title }) => title)
    }
    const ids: number[] = []
    for (const title of ['A', 'B', 'C', 'D']) ids.push(await made(title, ['上海'], mine.id))
    const [a = 0, b = 0, , d = 0] = ids
    expect(await listed()).toEqual(['D', 'C', 'B', 'A'])
    await recruiter.ask(positionsApi.sortPositions, { body: { ids: [a, b, d] } })
    expect(await listed()).toEqual(['A', 'C', 'B', 'D'])
    await recruiter.ask(positionsApi.sortPositions, { body: { ids: [b, a] } })
    expect(await listed()).toEqual(['B', 'C', 'A', 'D'])
    await made('E', ['上海'], mine.id)
    expect(await listed()).toEqual(['E', 'B', 'C', 'A', 'D'])
    const sorts = [a, b].map((one) => ({ body: { ids: [one, d] } }))
    await Promise.all(sorts.map((request) => recruiter.ask(positionsApi.sortPositions, request)))
    expect((await listed()).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E'])
  })
  test('is not touched when one of the positions is unknown or out of reach', async () => {
    const department = await world.department(organisation, 'Sales')
    const theirs = await world.user(organisation, 'DepAdmin', department)
    const [one, other] = [await made('One'), await made('Other')]
    const foreign = await world.position(await world.organisation())
    const sorts = () =>
      world.rows('select id, sort from positions where organisation_id = $1 order by id', organisation)
    const before = await sorts()
    for (const ids of [
      [one, other, 999_999_999],
      [other, foreign],
    ]) {
      expect((await recruiter.send(positionsApi.sortPositions, { body: { ids } })).http).toBe(404)
    }
    const ids = [other, one]
    expect((await theirs.send(positionsApi.sortPositions, { body: { ids } })).http).toBe(404)
    expect(await sorts()).toEqual(before)
  })
})
