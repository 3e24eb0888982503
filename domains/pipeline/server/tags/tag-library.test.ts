import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let admin: Visitor
let recruiter: Visitor
let first: number
let second: number

beforeAll(async () => {
  world = await startWorld()
  const organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  recruiter = await world.user(organisation, 'DepAdmin')
  const position = await world.position(organisation)
  first = await world.application(organisation, position)
  second = await world.application(organisation, position)
})
afterAll(() => world.end())

const label = (name: string, ...post_ids: number[]) =>
  admin.send(pipelineApi.addTags, { body: { post_ids, tags: [name] } })
const library = async (keyword: string) =>
  (await admin.ask(pipelineApi.listTags, { query: { keyword } })).list
const found = async (keyword: string) => {
  const [tag] = await library(keyword)
  if (!tag) throw new Error(`no label ${keyword}`)
  return tag
}
const tagsOf = async (id: number) =>
  (await admin.ask(pipelineApi.getApplication, { query: { post_id: id } })).application.tags

test('a label is counted where it is used, and takes the colour of its group', async () => {
  const group = await admin.ask(pipelineApi.createTagGroup, { body: { name: 'Skills', color: 'blue' } })
  await admin.ask(pipelineApi.createTag, { body: { name: 'Rust', group_id: group.id } })
  await label('Rust', first)
  expect(await found('Rust')).toMatchObject({ group_name: 'Skills', social: 1, campus: 0 })
  expect(await tagsOf(first)).toMatchObject([{ name: 'Rust', colour: 'blue' }])
  expect(await admin.send(pipelineApi.createTag, { body: { name: 'RUST' } })).toMatchObject({
    code: 'name_taken',
  })
})

test('a merged label goes over to whoever had it, once, and is gone', async () => {
  await label('Golang', first, second)
  await label('Go', first)
  const [golang, go] = [await found('Golang'), await found('Go')].sort((one) => (one.name === 'Go' ? 1 : -1))
  if (!golang || !go) throw new Error('both are there')
  const merge = { id: golang.id, version: golang.version, into_id: go.id }
  expect(await admin.send(pipelineApi.mergeTags, { body: { ...merge, into_id: golang.id } })).toMatchObject({
    code: 'same_tag',
  })
  expect(await admin.send(pipelineApi.mergeTags, { body: { ...merge, version: 9 } })).toMatchObject({
    code: 'stale',
  })
  expect(await admin.ask(pipelineApi.mergeTags, { body: merge })).toEqual({ id: go.id, moved: 2 })
  expect((await tagsOf(second)).map(({ name }) => name)).toEqual(['Go'])
  expect(await library('Golang')).toEqual([])
})

test('a retired label stays where it is, is offered no more, and comes back', async () => {
  await label('Urgent', second)
  const { id, version } = await found('Urgent')
  const retired = await admin.ask(pipelineApi.retireTag, { body: { id, version, is_retired: true } })
  expect(await label('urgent', first)).toMatchObject({ code: 'tag_retired' })
  expect((await tagsOf(second)).map(({ name }) => name)).toContain('Urgent')
  const { tagGroup } = await admin.ask(pipelineApi.getListLibrary, { query: {} })
  expect(tagGroup.find((one) => one.id === id)).toMatchObject({ is_offered: false })
  await admin.ask(pipelineApi.retireTag, { body: { ...retired, is_retired: false } })
  expect(await label('urgent', first)).toMatchObject({ status: 'success' })
})

test('a group kept to some roles is for them, and its labels stay when it goes', async () => {
  const body = { name: 'Board', roles: ['OrgAdmin2' as const] }
  const { id } = await admin.ask(pipelineApi.createTagGroup, { body })
  await admin.ask(pipelineApi.createTag, { body: { name: 'Key hire', group_id: id } })
  const give = { body: { post_ids: [first], tags: ['Key hire'] } }
  const offered = (await recruiter.ask(pipelineApi.getListLibrary, { query: {} })).tagGroup
  expect(offered.find(({ name }) => name === 'Key hire')).toMatchObject({ is_offered: false })
  expect(await admin.send(pipelineApi.addTags, give)).toMatchObject({ status: 'success' })
  await admin.ask(pipelineApi.deleteTagGroup, { body: { id } })
  expect(await found('Key hire')).toMatchObject({ group_id: null, group_name: '' })
})

test('groups keep the order they are put into', async () => {
  const { list } = await admin.ask(pipelineApi.listTagGroups, { query: {} })
  const made = await admin.ask(pipelineApi.createTagGroup, { body: { name: 'Last' } })
  const ids = [made.id, ...list.map(({ id }) => id)]
  await admin.ask(pipelineApi.sortTagGroups, { body: { ids } })
  const after = await admin.ask(pipelineApi.listTagGroups, { query: {} })
  expect(after.list.map(({ id }) => id)).toEqual(ids)
})
