import { careersApi } from '@bole/careers/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let stranger: Visitor
let position: number

async function slugOf(id: number): Promise<string> {
  const [row] = await world.rows('select slug from organisations where id = $1', id)
  return String(row?.slug)
}

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation('Lumiponte')
  slug = await slugOf(organisation)
  stranger = world.stranger()
  position = await world.position(organisation, { title: 'Rust 工程师' })
  await world.rows(
    `update positions set cities = '{上海,杭州}', category = 'Engineering', description = 'Build 100%_safe engines, Manutenção, D''Or', salary_from = 3000000,
       opened_at = now() - interval '1 day' where id = $1`,
    position,
  )
  await world.rows(
    `update projects set company_name = 'Lumiponte Lab', company_description = 'Light'
     where id = (select project_id from positions where id = $1)`,
    position,
  )
})
afterAll(() => world.end())

describe('the front page', () => {
  test('tells companies, counts and cities of what is open, and nothing of what is not', async () => {
    await world.position(organisation, { title: 'Secret', state: 'draft' })
    const removed = await world.position(organisation, { title: 'Gone' })
    await world.rows('update positions set is_deleted = true where id = $1', removed)
    const late = await world.position(organisation, { title: 'Late' })
    await world.rows(
      `update projects set closes_at = now() - interval '1 hour' where id = (select project_id from positions where id = $1)`,
      late,
    )
    const site = await stranger.ask(careersApi.getSite, { query: { slug } })
    expect(site).toMatchObject({
      organisation: { name: 'Lumiponte', slug },
      position_count: 1,
      origins: [{ origin: 2, count: 1 }],
      companies: [{ name: 'Lumiponte Lab', description: 'Light' }],
    })
    expect(site.cities.map(({ name }) => name).sort()).toEqual(['上海', '杭州'].sort())
    expect(site.categories).toEqual([{ name: 'Engineering', count: 1 }])
    for (const id of [removed, late]) {
      const asked = await stranger.send(careersApi.getPosition, { query: { slug, id } })
      expect(asked.http).toBe(404)
    }
  })
  test('an unknown or disabled site is not found', async () => {
    expect((await stranger.send(careersApi.getSite, { query: { slug: 'nobody-here' } })).http).toBe(404)
    const off = await world.organisation('Off')
    await world.rows(`update organisations set state = 'disabled' where id = $1`, off)
    expect((await stranger.send(careersApi.getSite, { query: { slug: await slugOf(off) } })).http).toBe(404)
  })
})

describe('open positions', () => {
  const search = async (query: object) => {
    const { data, total } = await stranger.send(careersApi.listPositions, { query: { slug, ...query } })
    return { titles: data?.list.map(({ title }) => title), total }
  }
  test.each([
    [{ keyword: 'rust' }, 1],
    [{ keyword: 'rust 杭州' }, 1],
    [{ keyword: 'rust 北京' }, 0],
    [{ keyword: '100%_safe' }, 1],
    [{ keyword: '100_' }, 0],
    [{ keyword: 'lumiponte lab' }, 1],
    [{ keyword: 'manutencao' }, 1],
    [{ keyword: 'RÚST d’or' }, 1],
    [{ keyword: 'manutenção x' }, 0],
    [{ city: '上海' }, 1],
    [{ city: '北京' }, 0],
    [{ category: 'Engineering' }, 1],
    [{ category: 'engineer' }, 0],
    [{ keyword: 'Engineering' }, 1],
    [{ origin: 1 }, 0],
  ])('%o finds %i', async (query, count) => {
    const found = await search(query)
    expect(found.total).toBe(count)
    expect(found.titles?.length).toBe(count)
  })
  test('pages go on without a gap or a repeat, also where moments are equal', async () => {
    const busy = await world.organisation('Busy')
    const ids: number[] = []
    for (let index = 0; index < 7; index++) ids.push(await world.position(busy, { title: `P${index}` }))
    await world.rows(
      `update positions set opened_at = '2030-01-01T00:00:00.123456Z' where organisation_id = $1`,
      busy,
    )
    const busySlug = await slugOf(busy)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await stranger.ask(careersApi.listPositions, {
        query: { slug: busySlug, page_size: 3, ...(cursor ? { cursor } : {}) },
      })
      seen.push(...page.list.map(({ id }) => id))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(ids.toReversed())
  })
  test('one in full, with its company and salary', async () => {
    const found = await stranger.ask(careersApi.getPosition, { query: { slug, id: position } })
    expect(found).toMatchObject({
      title: 'Rust 工程师',
      salary_from: 3000000,
      company: { name: 'Lumiponte Lab' },
      description: "Build 100%_safe engines, Manutenção, D'Or",
      project: { id: expect.any(Number), name: expect.any(String) },
    })
  })
  test("another organisation's position is not found under this name", async () => {
    const other = await world.position(await world.organisation('Other'))
    expect((await stranger.send(careersApi.getPosition, { query: { slug, id: other } })).http).toBe(404)
  })
  test('a cursor nobody gave out is invalid, not an error', async () => {
    const asked = await stranger.send(careersApi.listPositions, { query: { slug, cursor: "1';--" } })
    expect(asked.http).toBe(422)
  })
})
