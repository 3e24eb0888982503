import { libraryApi } from '@bole/library/contract'
import { resumesApi } from '@bole/resumes/contract'
import { keepFrom, startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import writeTable from 'write-excel-file/node'

const { world, organisation, hr } = await startCompany()
let position: number

beforeAll(async () => {
  position = await world.position(organisation)
})
afterAll(() => world.end())

const added = (facts: Parameters<typeof world.application>[2] = {}) =>
  world.application(organisation, position, facts)

const scores = async (...rows: readonly (readonly string[])[]) => {
  const head = ['Name', 'Phone', 'Email', 'Test', 'Score', 'Date']
  const table = [head, ...rows].map((row) => row.map((value) => ({ value, type: String })))
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(await writeTable(table).toBuffer())]), 'scores.xlsx')
  return body
}

describe('two at once', { tags: ['race'] }, () => {
  test('take an application up: one has it, the others hear who', async () => {
    const post_id = await added()
    const people = await Promise.all([1, 2, 3].map(() => world.user(organisation, 'OrgAdmin2')))
    const body = { post_id, is_locked: true }
    const answers = await Promise.all(people.map((who) => who.send(libraryApi.updateRecord, { body })))
    const codes = answers.map(({ code }) => code ?? 'done').toSorted()
    expect(codes).toEqual(['done', 'locked_by_other', 'locked_by_other'])
    const refused = answers.find(({ code }) => code === 'locked_by_other')
    expect(refused?.message).toMatch(/OrgAdmin2 \d+/)
  })

  test('make the same field: there is one of it', async () => {
    const posts = [await added(), await added()]
    const field = { key: 'badge', label: 'Badge', value: 'A' }
    await Promise.all(
      posts.map((post_id) => hr.ask(libraryApi.updateExtraInfo, { body: { post_id, ...field } })),
    )
    const { list } = await hr.ask(libraryApi.getExtraInfo, { query: { post_id: posts[1] ?? 0 } })
    expect(list.filter(({ key }) => key === 'badge')).toEqual([{ key: 'badge', label: 'Badge', value: 'A' }])
  })

  test('want somebody called: they are noted once', async () => {
    const post_id = await added({ phone: '13800000051' })
    const body = { post_ids: [post_id] }
    const answers = await Promise.all([1, 2, 3].map(() => hr.ask(libraryApi.importToCall, { body })))
    expect(answers.map(({ done }) => done).toSorted()).toEqual([0, 0, 1])
  })
})

describe('an organisation’s own fields', () => {
  test('are a hundred at most', async () => {
    const post_id = await added()
    await world.rows(
      `insert into extra_fields (organisation_id, key, label)
       select $1, 'many_' || n, 'Many' from generate_series(1, 100) n on conflict do nothing`,
      organisation,
    )
    const make = (key: string) =>
      hr.send(libraryApi.updateExtraInfo, { body: { post_id, key, label: 'One more', value: 'x' } })
    expect((await make('one_more')).code).toBe('extra_fields_full')
    expect((await make('many_7')).status).toBe('success')
    const { list } = await hr.ask(libraryApi.getExtraInfo, { query: { post_id } })
    expect(list.some(({ key }) => key === 'one_more')).toBe(false)
    expect(list.find(({ key }) => key === 'many_7')).toEqual({ key: 'many_7', label: 'Many', value: 'x' })
  })

  test('are those of one organisation', async () => {
    const elsewhere = await world.organisation('Other')
    const stranger = await world.user(elsewhere, 'OrgAdmin')
    const theirs = await world.application(elsewhere, await world.position(elsewhere))
    const { list } = await stranger.ask(libraryApi.getExtraInfo, { query: { post_id: theirs } })
    expect(list).toEqual([])
  })
})

describe('scores', () => {
  test('of a phone that two people have are nobody’s, and one whose day is none is not taken in', async () => {
    await added({ name: 'Twin One', phone: '13800000052' })
    await added({ name: 'Twin Two', phone: '13800000052' })
    const post_id = await added({ name: 'Alone', phone: '13800000053' })
    const body = await scores(
      ['Twin', '13800000052', '', 'Java', '1', ''],
      ['Alone', '13800000053', '', 'Java', '2', '2026-11-01'],
      ['Alone', '13800000053', '', 'Go', '3', 'yesterday'],
    )
    const { rows } = await hr.ask(libraryApi.uploadExamScores, { body })
    expect(rows.map(({ error }) => error === null)).toEqual([false, true, false])
    const { exam_score } = await hr.ask(libraryApi.listExamHistory, { query: { post_id } })
    expect(exam_score.map(({ exam, taken_on }) => [exam, taken_on])).toEqual([['Java', '2026-11-01']])
  })

  test('of people out of sight are not taken in', async () => {
    await added({ name: 'Unseen', phone: '13800000054' })
    const department = await world.department(organisation, '研发部')
    const elsewhere = await world.user(organisation, 'DepAdmin2', department)
    const body = await scores(['Unseen', '13800000054', '', 'Java', '1', ''])
    const { done } = await elsewhere.ask(libraryApi.uploadExamScores, { body })
    expect(done).toBe(0)
  })
})

describe('whoever is kept from contacts', () => {
  test('notes nobody to call and takes in no scores, and reads notes without phones', async () => {
    await keepFrom(world, organisation, 'OrgAdmin2', ['contacts'])
    const kept = await world.user(organisation, 'OrgAdmin2')
    const post_id = await added()
    await hr.ask(resumesApi.addNote, { body: { post_id, text: '电话 13800000055' } })
    expect((await kept.send(libraryApi.importToCall, { body: { post_ids: [post_id] } })).http).toBe(403)
    const body = await scores(['X', '13800000055', '', 'Java', '1', ''])
    expect((await kept.send(libraryApi.uploadExamScores, { body })).http).toBe(403)
    const { list } = await kept.ask(libraryApi.listSceneNotes, { query: { post_id } })
    expect(list[0]?.value[0]?.text).toBe('电话 •••')
    const facts = await kept.ask(libraryApi.getRecordFacts, { query: { post_ids: [post_id] } })
    expect(facts.list[0]?.noteText).toBe('电话 •••')
  })
})
