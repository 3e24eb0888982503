import type { Role } from '@bole/accounts/model'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

describe('who keeps labels and reasons', () => {
  test.each<[Role, number]>([
    ['OrgAdmin', 200],
    ['OrgAdmin2', 200],
    ['DepAdmin2', 403],
    ['User2', 403],
  ])('%s: %i', async (role, http) => {
    const somebody = await world.user(organisation, role)
    const answers = await Promise.all([
      somebody.send(pipelineApi.listTags, { query: {} }),
      somebody.send(pipelineApi.listTagGroups, { query: {} }),
      somebody.send(pipelineApi.listReasons, { query: {} }),
      somebody.send(pipelineApi.createTag, { body: { name: `of ${role}` } }),
      somebody.send(pipelineApi.createReason, { body: { name: `why ${role}` } }),
    ])
    expect(answers.map((answer) => answer.http)).toEqual([http, http, http, http, http])
  })

  test('whoever sees candidates is offered the reasons', async () => {
    for (const role of ['DepAdmin2', 'User2'] as const) {
      const somebody = await world.user(organisation, role)
      const { list } = await somebody.ask(pipelineApi.listScenes, { query: { status: 1 } })
      expect(list.find(({ flag }) => flag === 'eliminate')?.libs.length).toBeGreaterThan(7)
    }
  })
})

describe('what belongs to another company', () => {
  let stranger: Visitor
  beforeAll(async () => {
    stranger = await world.user(await world.organisation(), 'OrgAdmin')
  })

  test('is not there: a label', async () => {
    const { id } = await admin.ask(pipelineApi.createTag, { body: { name: 'Ours' } })
    const own = await stranger.ask(pipelineApi.createTag, { body: { name: 'Ours' } })
    const seen = { id, version: 1 }
    const whole = { ...seen, name: 'Theirs', color: 'red' as const, group_id: null }
    const answers = await Promise.all([
      stranger.send(pipelineApi.updateTag, { body: whole }),
      stranger.send(pipelineApi.retireTag, { body: { ...seen, is_retired: true } }),
      stranger.send(pipelineApi.mergeTags, { body: { ...own, into_id: id } }),
      stranger.send(pipelineApi.mergeTags, { body: { ...seen, into_id: own.id } }),
    ])
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404])
    const { list } = await admin.ask(pipelineApi.listTags, { query: { keyword: 'Ours' } })
    expect(list).toMatchObject([{ id, version: 1, is_retired: false }])
  })

  test('is not there: a group', async () => {
    const { id } = await admin.ask(pipelineApi.createTagGroup, { body: { name: 'Our group' } })
    const own = await stranger.ask(pipelineApi.createTagGroup, { body: { name: 'Our group' } })
    const body = { id, version: 1, name: 'Theirs', color: 'red' as const, roles: [] }
    const answers = await Promise.all([
      stranger.send(pipelineApi.updateTagGroup, { body }),
      stranger.send(pipelineApi.deleteTagGroup, { body: { id } }),
      stranger.send(pipelineApi.sortTagGroups, { body: { ids: [own.id, id] } }),
      stranger.send(pipelineApi.createTag, { body: { name: 'In theirs', group_id: id } }),
    ])
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404, 404])
  })

  test('is not there: a reason', async () => {
    const { id, version } = await admin.ask(pipelineApi.createReason, { body: { name: 'Our reason' } })
    const answers = await Promise.all([
      stranger.send(pipelineApi.updateReason, { body: { id, version, name: 'Theirs' } }),
      stranger.send(pipelineApi.retireReason, { body: { id, version, is_retired: true } }),
    ])
    expect(answers.map(({ http }) => http)).toEqual([404, 404])
  })
})

describe('two at once', { tags: ['race'] }, () => {
  test('make one label of a name', async () => {
    const make = () => admin.send(pipelineApi.createTag, { body: { name: 'Once' } })
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'name_taken')).toHaveLength(2)
  })

  test('merge a label once, and lose nobody who has it', async () => {
    const position = await world.position(organisation)
    const posts: number[] = []
    for (let count = 0; count < 5; count++) posts.push(await world.application(organisation, position))
    await admin.ask(pipelineApi.addTags, { body: { post_ids: posts, tags: ['From'] } })
    const into = await admin.ask(pipelineApi.createTag, { body: { name: 'Into' } })
    const [from] = (await admin.ask(pipelineApi.listTags, { query: { keyword: 'From' } })).list
    if (!from) throw new Error('it was made')
    const merge = () =>
      admin.send(pipelineApi.mergeTags, { body: { id: from.id, version: from.version, into_id: into.id } })
    const answers = await Promise.all([merge(), merge()])
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 404])
    const [had] = await world.rows(
      'select count(*) as people from application_tags where tag_id = $1',
      into.id,
    )
    expect(Number(had?.people)).toBe(posts.length)
  })

  test('put groups into an order, one after the other', async () => {
    const made: number[] = []
    for (const name of ['One', 'Two', 'Three'])
      made.push((await admin.ask(pipelineApi.createTagGroup, { body: { name } })).id)
    const orders = [made, made.toReversed(), [made[1] ?? 0, made[0] ?? 0, made[2] ?? 0]]
    await Promise.all(orders.map((ids) => admin.ask(pipelineApi.sortTagGroups, { body: { ids } })))
    const { list } = await admin.ask(pipelineApi.listTagGroups, { query: {} })
    const stands = list.map(({ id }) => id).filter((id) => made.includes(id))
    expect(orders.map((ids) => ids.join())).toContain(stands.join())
  })
})
