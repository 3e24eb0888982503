import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation)
  const first = await world.application(organisation, position, { name: '王小明' })
  // Three dozen more, of whom a dozen came in each of three moments: only their numbers tell them apart.
  await world.rows(
    `insert into applications (organisation_id, candidate_id, position_id, project_id, department_id, origin, source,
       stage, step, detail, applied_at, stage_since, status_since, token_digest)
     select organisation_id, candidate_id, position_id, project_id, department_id, origin, source, stage, step, detail,
       timestamptz '2020-11-01T00:00:00.123Z' + (n % 3) * interval '1 second',
       applied_at, timestamptz '2020-11-05T00:00:00.456Z' - (n % 5) * interval '1 hour',
       sha256(convert_to(n::text, 'UTF8'))
     from applications, generate_series(1, 36) n where id = $1`,
    first,
  )
})
afterAll(() => world.end())

interface Order {
  readonly sort: 'applied_at' | 'status_since'
  readonly order: 'asc' | 'desc'
}

/** All pages of the list, one after the other. */
async function pages(order: Order, size: number, more: object = {}): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query: object = { ...order, ...more, page_size: size, ...(cursor ? { cursor } : {}) }
    const { list, next_cursor } = await hr.ask(pipelineApi.listCandidates, { query })
    expect(list.length).toBeLessThanOrEqual(size)
    if (next_cursor !== null) expect(list).toHaveLength(size)
    ids.push(...list.map(({ id }) => id))
    cursor = next_cursor
  }
  return ids
}

const inOrder = async ({ sort, order }: Order) =>
  (
    await world.rows(
      `select id from applications where organisation_id = $1 order by ${sort} ${order}, id ${order}`,
      organisation,
    )
  ).map(({ id }) => Number(id))

describe('page by page', () => {
  test('everybody comes once and in order, whatever the order and the size of a page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Order['sort']>('applied_at', 'status_since'),
        fc.constantFrom<Order['order']>('asc', 'desc'),
        fc.integer({ min: 3, max: 40 }),
        async (sort, order, size) => {
          expect(await pages({ sort, order }, size)).toEqual(await inOrder({ sort, order }))
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a search is paged the same way', async () => {
    const order = { sort: 'applied_at', order: 'desc' } as const
    expect(await pages(order, 7, { keyword: '王小明' })).toEqual(await inOrder(order))
  })

  test('a page that is exactly full is the last', async () => {
    const { list, next_cursor } = await hr.ask(pipelineApi.listCandidates, { query: { page_size: 37 } })
    expect([list.length, next_cursor]).toEqual([37, null])
  })

  test('who arrives meanwhile stands before the pages that are still to come, and moves none of them', async () => {
    const query = { page_size: 10 }
    const before = await inOrder({ sort: 'applied_at', order: 'desc' })
    const first = await hr.ask(pipelineApi.listCandidates, { query })
    const arrived = await world.application(organisation, position, { name: '后来的人' })
    const second = await hr.ask(pipelineApi.listCandidates, {
      query: { ...query, cursor: first.next_cursor ?? '' },
    })
    expect(second.list.map(({ id }) => id)).toEqual(before.slice(10, 20))
    const again = await hr.ask(pipelineApi.listCandidates, { query })
    expect(again.list[0]?.id).toBe(arrived)
    await world.rows('delete from applications where id = $1', arrived)
  })

  test.each(['nonsense', '1-', '\u0000', 'zzzzzzzzzzz-1'])(
    'a place nobody gave out is refused: %j',
    async (cursor) => {
      const { http, errors } = await hr.send(pipelineApi.listCandidates, { query: { page_size: 5, cursor } })
      expect([http, errors?.map(({ path }) => path)]).toEqual([422, ['cursor']])
    },
  )
})

describe('by the number of a page', () => {
  const asked = (query: object) => hr.send(pipelineApi.listCandidates, { query })
  const idsOf = (answer: Awaited<ReturnType<typeof asked>>) => answer.data?.list.map(({ id }) => id)

  test('pages follow each other as by cursor, with words or without', async () => {
    for (const more of [{}, { keyword: '王小明' }]) {
      const first = await asked({ ...more, page_size: 10 })
      const second = await asked({ ...more, page_size: 10, cursor: first.data?.next_cursor })
      expect(idsOf(await asked({ ...more, page_size: 10, page: 1 }))).toEqual(idsOf(first))
      expect(idsOf(await asked({ ...more, page_size: 10, page: 2 }))).toEqual(idsOf(second))
    }
  })

  test('a page past the end is empty, and still counts', async () => {
    const answer = await asked({ page: 90, keyword: '王小明' })
    expect([idsOf(answer), answer.total]).toEqual([[], 37])
  })

  test.each([
    ['beside a cursor', { page: 2, cursor: '1-1' }, 'page'],
    ['before the first', { page: 0 }, 'page'],
    ['further than can be counted to', { page: 501 }, 'page'],
    ['of something unknown', { scenario: 'approval' }, 'scenario'],
  ])('%s is refused by its name', async (_, query, field) => {
    const { http, errors } = await asked(query)
    expect([http, errors?.map(({ path }) => path)]).toEqual([422, [field]])
  })
})
