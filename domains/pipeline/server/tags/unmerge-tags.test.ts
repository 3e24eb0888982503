import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation } = await startCompany()
afterAll(() => world.end())

const admin = await world.user(organisation, 'OrgAdmin')
const position = await world.position(organisation)
const people = await Promise.all([1, 2, 3, 4].map(() => world.application(organisation, position)))
const [one = 0, two = 0, three = 0, four = 0] = people

const label = (name: string, ...post_ids: number[]) =>
  admin.ask(pipelineApi.addTags, { body: { post_ids, tags: [name] } })
const known = async (name: string) => {
  const { list } = await admin.ask(pipelineApi.listTags, { query: { keyword: name } })
  const tag = list.find((row) => row.name === name)
  if (!tag) throw new Error(`no label ${name}`)
  return tag
}
const tagsOf = async (post_id: number) =>
  (await admin.ask(pipelineApi.getApplication, { query: { post_id } })).application.tags
    .map(({ name }) => name)
    .sort()
const merge = async (name: string, into: string) => {
  const [{ id, version }, { id: into_id }] = [await known(name), await known(into)]
  await admin.ask(pipelineApi.mergeTags, { body: { id, version, into_id } })
  const { merged } = await known(into)
  return merged?.id ?? 0
}
const unmerge = (merge_id: number) => admin.send(pipelineApi.unmergeTags, { body: { merge_id } })

test('a merge is taken back exactly, and what cannot be told apart stays as somebody left it', async () => {
  await label('Golang', one, two, three)
  await label('Go', two)
  const id = await merge('Golang', 'Go')
  expect(await known('Go')).toMatchObject({ merged: { id, name: 'Golang' }, can: { unmerge: true } })
  await label('Go', four)
  const { id: go } = await known('Go')
  await admin.ask(pipelineApi.deleteTags, { body: { post_ids: [three], tag_ids: [go] } })
  expect(await unmerge(id)).toMatchObject({ data: { back: 2, kept: 1, lost: 1 } })
  expect(await Promise.all(people.map(tagsOf))).toEqual([['Golang'], ['Go', 'Golang'], [], ['Go']])
  expect(await unmerge(id)).toMatchObject({ code: 'changed_since' })
  expect((await known('Go')).can.unmerge).toBe(false)
})

test('not once one of the two has changed, another was merged in later, or the name was given again', async () => {
  for (const name of ['A', 'B', 'C', 'D']) await label(name, one)
  const first = await merge('A', 'D')
  const second = await merge('B', 'D')
  expect(await unmerge(first)).toMatchObject({ code: 'changed_since' })
  expect(await unmerge(second)).toMatchObject({ status: 'success' })
  await label('A', two)
  expect(await unmerge(first)).toMatchObject({ code: 'name_taken' })
  const third = await merge('C', 'D')
  const { id, version } = await known('D')
  await admin.ask(pipelineApi.updateTag, { body: { id, version, name: 'D', color: 'red', group_id: null } })
  expect(await unmerge(third)).toMatchObject({ code: 'changed_since' })
})
