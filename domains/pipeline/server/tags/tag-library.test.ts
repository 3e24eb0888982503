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

test('a label is renamed where it is, and only at the version that was seen', async () => {
  await label('Remote', first)
  const { id, version } = await found('Remote')
  const body = { id, version, name: 'Works remotely', color: 'green' as const, group_id: null }
  expect(await admin.ask(pipelineApi.updateTag, { body })).toEqual({ id, version: version + 1 })
  expect(await tagsOf(first)).toContainEqual({ id, name: 'Works remotely', colour: 'green' })
  expect(await admin.send(pipelineApi.updateTag, { body })).toMatchObject({ code: 'stale' })
  const again = { ...body, version: version + 1, name: 'RUST' }
  expect(await admin.send(pipelineApi.updateTag, { body: again })).toMatchObject({ code: 'name_taken' })
})

test('the library is narrowed by group and state, retired labels last', async () => {
  const { id: group_id } = await admin.ask(pipelineApi.createTagGroup, { body: { name: 'Places' } })
  for (const name of ['Shenzhen', 'Chengdu'])
    await admin.ask(pipelineApi.createTag, { body: { name, group_id } })
  const { id, version } = await found('Chengdu')
  await admin.ask(pipelineApi.retireTag, { body: { id, version, is_retired: true } })
  const names = async (query: { is_retired?: boolean }) =>
    (await admin.ask(pipelineApi.listTags, { query: { group_id, ...query } })).list.map(({ name }) => name)
  expect(await names({})).toEqual(['Shenzhen', 'Chengdu'])
  expect(await names({ is_retired: true })).toEqual(['Chengdu'])
  expect(await names({ is_retired: false })).toEqual(['Shenzhen'])
  const { list } = await admin.ask(pipelineApi.listTagGroups, { query: { keyword: 'place' } })
  expect(list).toMatchObject([{ id: group_id, tags: 1 }])
})

test('two groups are not called alike, and one is changed at the version that was seen', async () => {
  const one = await admin.ask(pipelineApi.createTagGroup, { body: { name: 'Languages' } })
  const other = await admin.send(pipelineApi.createTagGroup, { body: { name: ' languages ' } })
  expect(other).toMatchObject({ code: 'name_taken' })
  const body = { ...one, name: 'Tongues', color: 'cyan' as const, roles: [] }
  expect(await admin.ask(pipelineApi.updateTagGroup, { body })).toEqual({ id: one.id, version: 2 })
  expect(await admin.send(pipelineApi.updateTagGroup, { body })).toMatchObject({ code: 'stale' })
})

test('a retired label holds its name until it is merged away', async () => {
  await admin.ask(pipelineApi.createTag, { body: { name: 'Java 8' } })
  await admin.ask(pipelineApi.createTag, { body: { name: 'Java' } })
  const tags = await library('Java')
  const [old, now] = [tags.find(({ name }) => name === 'Java 8'), tags.find(({ name }) => name === 'Java')]
  if (!old || !now) throw new Error('both are there')
  const body = { id: old.id, version: old.version, is_retired: true }
  const retired = await admin.ask(pipelineApi.retireTag, { body })
  expect(await admin.send(pipelineApi.retireTag, { body })).toMatchObject({ code: 'changed_meanwhile' })
  expect(await admin.send(pipelineApi.createTag, { body: { name: 'java 8' } })).toMatchObject({
    code: 'name_taken',
  })
  await admin.ask(pipelineApi.mergeTags, { body: { ...retired, into_id: now.id } })
  const made = await admin.ask(pipelineApi.createTag, { body: { name: 'java 8' } })
  expect(made.id).not.toBe(old.id)
})
