import { libraryApi } from '@bole/library/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number
let other: number
const ids: number[] = []

const people = [
  { name: 'Ada', city: '苏州', degree: 'master' as const, expected_position: '分析师' },
  { name: 'Ben', city: '苏州', degree: 'bachelor' as const },
  { name: 'Cleo', city: '无锡', degree: 'master' as const },
]

beforeAll(async () => {
  position = await world.position(organisation, { title: '分析师' })
  other = await world.position(organisation, { title: '会计' })
  for (const facts of people) ids.push(await world.application(organisation, position, facts))
})
afterAll(() => world.end())

interface Chosen {
  readonly post_ids?: number[]
  readonly conditions?: object | null
  readonly people?: object | null
}

/** Whom an export of what is chosen would hold, by their places above. */
async function held(chosen: Chosen): Promise<readonly number[] | string> {
  const body = { chosen: { conditions: null, people: null, ...chosen }, columns: ['name' as const] }
  const answer = await hr.send(libraryApi.exportExcel, { body })
  if (answer.status !== 'success') return answer.code ?? String(answer.http)
  const [row] = await world.rows('select application_ids as ids from exports where id = $1', answer.data?.id)
  const numbers: unknown = row?.ids
  return Array.isArray(numbers) ? numbers.map((id) => ids.indexOf(Number(id))) : []
}

const idOf = (...places: number[]) => places.map((place) => ids[place] ?? 0)

describe('an export holds', () => {
  test.each<[string, () => Chosen, readonly number[] | string]>([
    ['the whole list, where nothing is chosen', () => ({}), [2, 1, 0]],
    ['those chosen, in their order', () => ({ post_ids: idOf(1, 0) }), [1, 0]],
    ['each of them once', () => ({ post_ids: idOf(1, 1, 0, 1) }), [1, 0]],
    ['what the list shows', () => ({ conditions: { city: ['苏州'] } }), [1, 0]],
    ['that in the list’s order', () => ({ conditions: { order: 'asc' } }), [0, 1, 2]],
    ['people of the library', () => ({ people: { degree: ['master'] } }), [2, 0]],
    [
      'those chosen whom the list shows',
      () => ({ post_ids: idOf(0, 2), conditions: { city: ['苏州'] } }),
      [0],
    ],
    [
      'those of the library whom the list shows',
      () => ({ conditions: { city: ['苏州'] }, people: { degree: ['master'] } }),
      [0],
    ],
    ['people like a position, the best first', () => ({ people: { like_position_id: position } }), [0]],
    [
      'nobody, where the two have nobody in common',
      () => ({ post_ids: idOf(2), conditions: { city: ['苏州'] } }),
      'nothing_to_export',
    ],
    ['nobody, where nobody matches', () => ({ conditions: { city: ['火星'] } }), 'nothing_to_export'],
    [
      'nobody like a position that fits nobody',
      () => ({ people: { like_position_id: other } }),
      'nothing_to_export',
    ],
    [
      'nobody of a position that is not there',
      () => ({ people: { like_position_id: 999_999_999 } }),
      'not_found',
    ],
  ])('%s', async (_, chosen, expected) => {
    expect(await held(chosen())).toEqual(expected)
  })

  test('so many at most as one file takes', async () => {
    await world.rows(
      `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail)
       select organisation_id, candidate_id, $2, project_id, origin, source, stage, step, detail
       from applications, generate_series(1, 500) where id = $1`,
      ids[0],
      other,
    )
    const body = { chosen: { conditions: { position_id: [other] }, people: null } }
    const answer = await hr.send(libraryApi.exportPdf, { body })
    expect(answer).toMatchObject({ status: 'success', data: { total: 500 } })
    await world.rows(
      `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail)
       select organisation_id, candidate_id, $2, project_id, origin, source, stage, step, detail
       from applications where id = $1`,
      ids[0],
      other,
    )
    const refused = await hr.send(libraryApi.exportPdf, { body })
    expect(refused.code).toBe('too_many_to_export')
    expect(refused.message).toContain('500')
    expect((await hr.send(libraryApi.exportExcel, { body: { ...body, columns: ['name'] } })).status).toBe(
      'success',
    )
  })

  test('what was asked for, as the list of exports tells it', async () => {
    await held({ post_ids: idOf(0), conditions: { city: ['苏州'], keyword: 'Ada' } })
    const [newest] = (await hr.ask(libraryApi.listExports, { query: {} })).list
    expect(newest?.filter).toEqual({
      chosen: 1,
      city: ['苏州'],
      keyword: 'Ada',
      origin: 2,
      tracker_status: 0,
      sort: 'applied_at',
      order: 'desc',
    })
  })
})
