import { resumesApi } from '@bole/resumes/contract'
import { keepFrom } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

const { getIdNumber, updateIdNumber, listPairs } = resumesApi
const paper = '11010519491231002X'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

const write = (post_id: number, number: string, who = given.recruiter) =>
  who.send(updateIdNumber, { body: { post_id, number } })
const read = async (post_id: number) =>
  (await given.recruiter.ask(getIdNumber, { query: { post_id } })).number
const applies = (name: string) => given.world.application(given.organisation, given.position, { name })

test('two records with one number, however it is written, may be one person; nothing of it lies open', async () => {
  const [one, other] = [await applies('欧阳娜'), await applies('Nana Ouyang')]
  expect((await write(one, '1101051949 1231002x')).status).toBe('success')
  expect((await write(other, '110105491231002')).status).toBe('success')
  expect(await read(other)).toBe(paper)
  for (const post of [one, other]) await given.look(await given.candidateOf(post))
  const { list } = await given.recruiter.ask(listPairs, { query: {} })
  expect(list).toMatchObject([
    { strength: expect.any(String), reasons: expect.arrayContaining(['id_number']) },
  ])
  const rows = await given.world.rows(
    'select encode(sealed, $1) as sealed, key from identity_papers, person_keys',
    'escape',
  )
  expect(JSON.stringify(rows)).not.toContain('19491231')
  await write(other, '')
  expect(await read(other)).toBe('')
  await given.look(await given.candidateOf(other))
  expect((await given.recruiter.ask(listPairs, { query: {} })).list).toEqual([])
})

test('a number with a wrong check digit is refused', async () => {
  const post = await applies('丁一')
  expect(await write(post, '110105194912310021')).toMatchObject({ code: 'id_number_wrong' })
  expect(await read(post)).toBe('')
})

test('whoever it is hidden from neither reads nor writes it', async () => {
  const post = await applies('丁二')
  await write(post, paper)
  await keepFrom(given.world, given.organisation, 'OrgAdmin', ['identity'])
  const colleague = await given.world.user(given.organisation, 'OrgAdmin')
  expect((await colleague.ask(getIdNumber, { query: { post_id: post } })).number).toBe('')
  expect(await write(post, 'E12345678', colleague)).toMatchObject({ code: 'hidden_from_role' })
  expect(await read(post)).toBe(paper)
})

test('a number goes with a merge and comes back', async () => {
  const { pair, posts, ids } = await given.twoAlike()
  await write(posts.other, paper)
  const { id } = await given.merge(pair)
  expect(await read(posts.kept)).toBe(paper)
  await given.recruiter.ask(resumesApi.undoMerge, { body: { id } })
  expect(await read(posts.kept)).toBe('')
  const rows = await given.world.rows(
    'select candidate_id from identity_papers where candidate_id = $1',
    ids.other,
  )
  expect(rows).toHaveLength(1)
})
