import { pipelineApi } from '@bole/pipeline/contract'
import { recount, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let hr: Visitor
let colleague: Visitor
let backend: number
let design: number
const people = new Map<string, number>()

/** Five people who differ in everything the list can be narrowed by. */
const facts = {
  li: {
    name: '李雷',
    city: '深圳',
    degree: 'master',
    gender: 'male',
    school: '清华大学',
    birth_date: '1990-05',
  },
  han: {
    name: '韩梅梅',
    city: '上海',
    degree: 'bachelor',
    gender: 'female',
    school: '复旦大学',
    birth_date: '1996',
  },
  ana: {
    name: 'Ana Souza',
    city: 'São Paulo',
    degree: 'doctor',
    gender: 'female',
    school: 'USP 100%',
    birth_date: '1985-12-31',
  },
  wu: {
    name: '吴某',
    city: '深圳',
    degree: 'college',
    gender: 'male',
    school: '深圳大学',
    birth_date: '2004-01',
  },
  nil: { name: '无名' },
} as const

beforeAll(async () => {
  world = await startWorld()
  world.now = new Date('2026-11-20T12:00:00Z')
  organisation = await world.organisation()
  hr = await world.user(organisation, 'OrgAdmin')
  colleague = await world.user(organisation, 'OrgAdmin')
  backend = await world.position(organisation, { title: '后端', ownerId: hr.id })
  design = await world.position(organisation, { title: '设计', ownerId: colleague.id })
  for (const [key, given] of Object.entries(facts)) {
    const id = await world.application(organisation, key === 'ana' ? design : backend, given)
    people.set(key, id)
  }
  // Days of arrival are days where the server stands.
  const when = (key: string, applied: string, since: string, source: string) =>
    world.rows(
      'update applications set applied_at = $2, status_since = $3, source = $4 where id = $1',
      people.get(key),
      applied,
      since,
      source,
    )
  await when('li', '2026-11-01T08:00:00Z', '2026-11-19T12:00:01Z', 'upload')
  await when(
    'han',
    new Date(2026, 10, 2, 23, 59, 59, 500).toISOString(),
    '2026-11-13T11:59:59Z',
    'career_site',
  )
  await when('ana', new Date(2026, 10, 3).toISOString(), '2026-11-13T12:00:01Z', 'referral')
  await when('wu', '2026-11-04T08:00:00Z', '2026-10-01T08:00:00Z', 'upload')
  await world.rows("update applications set source_code = 'A1' where id = $1", people.get('ana'))
  await when('nil', '2026-11-05T08:00:00Z', '2026-11-20T11:00:00Z', 'career_site')
  const campus = await world.position(organisation, { origin: 1 })
  await world.application(organisation, campus, facts.li)
  const elsewhere = await world.organisation()
  await world.application(elsewhere, await world.position(elsewhere), facts.li)
  await hr.ask(pipelineApi.addTags, {
    body: { post_ids: [people.get('li') ?? 0, people.get('ana') ?? 0], tags: ['重点'] },
  })
})
afterAll(() => world.end())

/** Who is found, by their short names in alphabetical order, held against the total and the counts. */
async function found(query: object, who = hr): Promise<string> {
  const answer = await who.send(pipelineApi.listCandidates, { query })
  if (answer.http !== 200) return String(answer.http)
  const names = [...people].filter(([, id]) => answer.data?.list.some((item) => item.id === id))
  const keys = names.map(([key]) => key).toSorted()
  expect(answer.data?.list).toHaveLength(keys.length)
  expect(answer.total).toBe(keys.length)
  expect(answer.data?.statistic.all?.value).toBe(keys.length)
  return keys.join(' ')
}

describe('the list narrowed by', () => {
  test.each<[string, object, string]>([
    ['nothing', {}, 'ana han li nil wu'],
    ['a city', { city: '深圳' }, 'li wu'],
    ['several cities', { city: '深圳,São Paulo' }, 'ana li wu'],
    ['a city nobody lives in', { city: '拉萨' }, ''],
    ['a degree', { degree: 'master' }, 'li'],
    ['several degrees', { degree: 'doctor,college' }, 'ana wu'],
    ['a gender', { gender: 'female' }, 'ana han'],
    ['a part of a school', { school: '大学' }, 'han li wu'],
    ['a school whatever its case', { school: 'usp' }, 'ana'],
    ['a sign in a school, taken literally', { school: '0%' }, 'ana'],
    ['a wildcard, taken literally', { school: '%' }, 'ana'],
    ['an age and above', { age_from: 30 }, 'ana han li'],
    ['an age and below', { age_to: 30 }, 'han wu'],
    ['a span of ages', { age_from: 31, age_to: 36 }, 'li'],
    ['a source', { source: 'upload' }, 'li wu'],
    ['a source with one of its codes', { source: 'referral:A1' }, 'ana'],
    ['a code nobody came with', { source: 'referral:A2,career_site:A1' }, ''],
    ['several sources', { source: 'referral,career_site' }, 'ana han nil'],
    ['a day of arrival', { applied_from: '2026-11-03' }, 'ana nil wu'],
    ['a last day of arrival, to its end', { applied_to: '2026-11-02' }, 'han li'],
    ['days without a change', { waiting_days: 7 }, 'han wu'],
    ['fewer days without a change', { waiting_days: 1 }, 'ana han wu'],
    ['a keyword', { keyword: '韩梅梅' }, 'han'],
    ['a keyword of another script', { keyword: 'souza' }, 'ana'],
    ['everything at once', { city: '深圳', degree: 'master', gender: 'male', source: 'upload' }, 'li'],
    ['a keyword and a condition', { keyword: '李雷', city: '深圳' }, 'li'],
    ['a keyword and one that does not hold', { keyword: '李雷', city: '上海' }, ''],
    [
      'empty values, which are none',
      { city: '', degree: '', position_id: '', tracker_status: '' },
      'ana han li nil wu',
    ],
  ])('%s', async (_, query, expected) => expect(await found(query)).toBe(expected))

  test('a position, a project, an owner and a label', async () => {
    const [project] = await world.rows('select project_id from positions where id = $1', design)
    const { tagGroup } = await hr.ask(pipelineApi.getListLibrary, { query: {} })
    const tag = tagGroup.find(({ name }) => name === '重点')?.id
    expect(await found({ position_id: String(design) })).toBe('ana')
    expect(await found({ position_id: `${backend},${design}` })).toBe('ana han li nil wu')
    expect(await found({ project_id: String(project?.project_id) })).toBe('ana')
    expect(await found({ owner_id: String(hr.id) })).toBe('han li nil wu')
    expect(await found({ owner_id: `${hr.id},${colleague.id}` })).toBe('ana han li nil wu')
    expect(await found({ tag_id: String(tag) })).toBe('ana li')
    expect(await found({ tag_id: String(tag), city: '深圳' })).toBe('li')
    expect(await found({ position_id: '999999999' })).toBe('')
  })

  test('what has left, apart from what is there', async () => {
    const id = people.get('nil') ?? 0
    const removed = await hr.ask(pipelineApi.removeApplications, {
      body: { applications: [{ post_id: id, version: 1 }] },
    })
    expect(await found({ has_left: true })).toBe('nil')
    expect(await found({})).toBe('ana han li wu')
    await hr.ask(pipelineApi.undo, { body: { batch_id: removed.batch_id } })
    expect(await found({ has_left: 'true' })).toBe('')
    expect(await found({ has_left: '0' })).toBe('ana han li nil wu')
  })

  test.each([
    { origin: 3 },
    { degree: 'phd' },
    { gender: 'other' },
    { age_from: 13 },
    { waiting_days: 0 },
    { page_size: 0 },
    { page_size: 201 },
    { order: 'sideways' },
    { sort: 'name' },
    { statuses: '1-2' },
    { statuses: '1/2/3' },
    { position_id: 'x' },
    { position_id: '1,-2' },
    { applied_from: '2026-02-30' },
    { keyword: '长'.repeat(101) },
    { keyword: 'a\u0000b' },
  ])('%j is no condition', async (query) => expect(await found(query)).toBe('422'))
})

describe('who stands where', () => {
  test('is counted by stage and status, whatever stage is looked at', async () => {
    const house = await world.organisation()
    const lead = await world.user(house, 'OrgAdmin')
    const position = await world.position(house)
    const ids: number[] = []
    for (let index = 0; index < 6; index++) ids.push(await world.application(house, position))
    const stands = (id: number | undefined, stage: number, step: number, detail: number) =>
      world.rows(
        'update applications set stage = $2, step = $3, detail = $4 where id = $1',
        id,
        stage,
        step,
        detail,
      )
    await stands(ids[0], 12, 10, 11)
    await stands(ids[1], 12, 10, 11)
    await stands(ids[2], 12, 40, 0)
    await stands(ids[3], 5, 10, 11)
    await recount(world)
    const interviews = await lead.send(pipelineApi.listCandidates, { query: { tracker_status: 12 } })
    expect(interviews.total).toBe(3)
    expect(interviews.data?.statistic).toMatchObject({
      all: { value: 6 },
      1: { value: 2 },
      12: { value: 3 },
      5: { value: 1 },
      6: { value: 0 },
    })
    expect(interviews.data?.statuses.map(({ id, count, colour }) => [id, count, colour])).toEqual(
      expect.arrayContaining([
        ['10/11', 2, 'amber'],
        ['40/0', 1, 'green'],
      ]),
    )
    const passed = await lead.send(pipelineApi.listCandidates, {
      query: { tracker_status: 12, statuses: '40/0' },
    })
    expect(passed.data?.list.map(({ id }) => id)).toEqual([ids[2]])
    expect(passed.total).toBe(1)
  })
})
