import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation, { title: '后端工程师' })
})
afterAll(() => world.end())

type Facts = Parameters<typeof world.application>[2]
const added = (facts: Facts = {}) => world.application(organisation, position, facts)
const personOf = async (post: number) => {
  const [row] = await world.rows('select candidate_id from applications where id = $1', post)
  return Number(row?.candidate_id)
}
const namesOf = async (query: object, who = hr) => {
  const { list } = await who.ask(libraryApi.listPeople, { query })
  return list.map(({ basic }) => basic.name)
}

describe('the library', () => {
  test('has each person once, by their newest application, with what they came to', async () => {
    const first = await added({ name: 'Once Only', city: '昆明', graduated_at: '2016-06' })
    const other = await world.position(organisation, { title: '架构师' })
    const { post_ids } = await hr.ask(libraryApi.adopt, { body: { post_ids: [first], position_id: other } })
    await hr.ask(pipelineApi.move, { body: { post_id: first, version: 1, stage: stages.stage.interview } })
    const { list } = await hr.ask(libraryApi.listPeople, { query: { city: '昆明' } })
    expect(list).toMatchObject([
      {
        id: await personOf(first),
        post_id: post_ids[0],
        position: { title: '架构师' },
        application_count: 2,
        reached: stages.stage.interview,
        experience_years: new Date().getFullYear() - 2016,
        reasons: [],
        can: { adopt: true, export: true },
      },
    ])
    expect(list[0]?.last_contact).not.toBeNull()
  })

  test.each<[string, object, readonly string[]]>([
    ['a keyword', { keyword: 'Alfa' }, ['Alfa']],
    ['a school', { school: '武汉' }, ['Beta']],
    ['a degree', { degree: 'doctor', city: '长沙' }, ['Alfa']],
    ['years since they left school', { years_from: '10', city: '长沙' }, ['Beta']],
    ['a wish for a city', { city: '三亚' }, ['Beta']],
    ['a label', { tag: 'talent' }, ['Alfa']],
    ['a stage they reached', { stage: String(stages.stage.offer) }, ['Beta']],
    ['those nobody is at work on', { is_free: 'true', city: '长沙' }, ['Beta']],
    ['silence', { quiet_days: '30' }, ['Alfa']],
  ])('is narrowed by %s', async (_, query, names) => {
    if ((await namesOf({ city: '长沙' })).length === 0) await twoPeople()
    expect((await namesOf(query)).filter((name) => name === 'Alfa' || name === 'Beta')).toEqual(names)
  })

  async function twoPeople() {
    const alfa = await added({ name: 'Alfa', city: '长沙', degree: 'doctor', graduated_at: '2024-06' })
    const beta = await added({
      ...{
        name: 'Beta',
        city: '长沙',
        school: '武汉大学',
        graduated_at: '2008-06',
        expected_places: ['三亚'],
      },
    })
    await hr.ask(pipelineApi.addTags, { body: { post_ids: [alfa], tags: ['talent'] } })
    await hr.ask(pipelineApi.move, { body: { post_id: beta, version: 1, stage: stages.stage.offer } })
    await hr.ask(pipelineApi.removeApplications, { body: { applications: [{ post_id: beta, version: 2 }] } })
    await world.rows(
      `update application_history set happened_at = now() - interval '60 days' where application_id = $1`,
      alfa,
    )
  }

  test('shows nobody out of sight, and is exported as it is narrowed', async () => {
    const department = await world.department(organisation, '研发部')
    const elsewhere = await world.user(organisation, 'DepAdmin2', department)
    await added({ name: 'Unseen', city: '拉萨' })
    expect(await namesOf({ city: '拉萨' }, elsewhere)).toEqual([])
    expect(await namesOf({ city: '拉萨' })).toEqual(['Unseen'])
    const body = { chosen: { conditions: null, people: { city: '拉萨' } }, columns: ['name' as const] }
    expect((await elsewhere.send(libraryApi.exportExcel, { body })).code).toBe('nothing_to_export')
    expect(await hr.ask(libraryApi.exportExcel, { body })).toMatchObject({ total: 1 })
  })
})

describe('people like a position', () => {
  test('come strongest first, each with reasons; who shares nothing is left out', async () => {
    const wanted = await world.position(organisation, { title: '数据工程师' })
    await world.rows(
      `update positions set requirements = '熟悉 Kafka 与 Flink', cities = '{杭州}', degree = 'master' where id = $1`,
      wanted,
    )
    const strong = await added({
      name: 'Strong',
      city: '杭州',
      degree: 'doctor',
      expected_position: '数据工程师',
    })
    await world.rows(
      `update candidates set skills = '{Kafka,Flink,Java}' where id = $1`,
      await personOf(strong),
    )
    await added({ name: 'Weak', city: '杭州' })
    await added({ name: 'Stranger', city: '喀什' })
    const { list } = await hr.ask(libraryApi.listPeople, { query: { like_position_id: wanted } })
    const answer = await hr.send(libraryApi.listPeople, { query: { like_position_id: wanted } })
    expect(answer.total).toBe(list.length)
    const found = list.filter(({ basic }) => ['Strong', 'Weak', 'Stranger'].includes(basic.name))
    expect(found.map(({ basic, fit }) => [basic.name, fit])).toEqual([
      ['Strong', 11],
      ['Weak', 2],
    ])
    expect(found[0]?.reasons).toEqual([
      { code: 'skills', words: ['Flink', 'Kafka'] },
      { code: 'title', words: ['数据工程师'] },
      { code: 'city', words: ['杭州'] },
      { code: 'degree', words: [] },
    ])
    const department = await world.department(organisation, '市场部')
    const elsewhere = await world.user(organisation, 'DepAdmin2', department)
    const query = { like_position_id: wanted }
    expect((await elsewhere.send(libraryApi.listPeople, { query })).http).toBe(404)
  })
})

describe('taking somebody into a position', () => {
  test('happens once, says who applies already, and needs an open position', async () => {
    const [one, two] = [await added({ name: 'One' }), await added({ name: 'Two' })]
    const other = await world.position(organisation, { title: '测试工程师' })
    const body = { post_ids: [one, two], position_id: other }
    await hr.ask(libraryApi.adopt, { body: { ...body, post_ids: [one] } })
    const answer = await hr.ask(libraryApi.adopt, { body })
    expect(answer).toMatchObject({ done: 1, refused: [{ title: 'One' }] })
    expect((await hr.send(libraryApi.adopt, { body })).code).toBe('already_applies')
    const closed = await world.position(organisation, { state: 'closed' })
    expect((await hr.send(libraryApi.adopt, { body: { ...body, position_id: closed } })).code).toBe(
      'position_not_open',
    )
    const [history] = await world.rows(
      'select actor, user_id from application_history where application_id = $1',
      answer.post_ids[0],
    )
    expect(history).toEqual({ actor: 'user', user_id: hr.id })
  })

  test('happens once, too, where two do it at the same moment', { tags: ['race'] }, async () => {
    const post = await added({ name: 'Wanted Twice' })
    const other = await world.position(organisation)
    const body = { post_ids: [post], position_id: other }
    const answers = await Promise.all([1, 2, 3].map(() => hr.send(libraryApi.adopt, { body })))
    expect(answers.map(({ code }) => code ?? 'done').sort()).toEqual([
      'already_applies',
      'already_applies',
      'done',
    ])
  })
})
