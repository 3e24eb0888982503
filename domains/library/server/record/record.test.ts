import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { resumesApi } from '@bole/resumes/contract'
import { addResume } from '@bole/resumes/testing'
import { startCompany, type Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
const { stage } = stages
let position: number
let outsider: Visitor

beforeAll(async () => {
  position = await world.position(organisation, { title: '后端工程师' })
  outsider = await world.user(organisation, 'DepAdmin2', await world.department(organisation, '研发部'))
})
afterAll(() => world.end())

type Facts = Parameters<typeof world.application>[2]
const added = (facts: Facts = {}) => world.application(organisation, position, facts)
const move = (post_id: number, to: (typeof stage)[keyof typeof stage], version = 1) =>
  hr.ask(pipelineApi.move, { body: { post_id, version, stage: to } })

describe('an organisation’s own fields', () => {
  test('begin with a label, are shown of everybody, and lose a value that is emptied', async () => {
    const [one, two] = [await added(), await added()]
    const change = (field: { key: string; label?: string; value: string }) =>
      hr.send(libraryApi.updateExtraInfo, { body: { post_id: one, ...field } })
    expect((await change({ key: 'visa', value: 'B1' })).code).toBe('extra_field_unknown')
    await change({ key: 'visa', label: '签证', value: 'B1' })
    const of = (post_id: number) => hr.ask(libraryApi.getExtraInfo, { query: { post_id } })
    expect((await of(one)).list).toContainEqual({ key: 'visa', label: '签证', value: 'B1' })
    expect((await of(two)).list).toContainEqual({ key: 'visa', label: '签证', value: '' })
    await change({ key: 'visa', value: '' })
    expect((await of(one)).list).toContainEqual({ key: 'visa', label: '签证', value: '' })
    expect((await outsider.send(libraryApi.getExtraInfo, { query: { post_id: one } })).http).toBe(404)
  })
})

describe('notes by stage', () => {
  test('show five of each stage, and more of one that is asked for', async () => {
    const post_id = await added()
    await hr.ask(resumesApi.addNote, { body: { post_id, text: 'early' } })
    await move(post_id, stage.interview)
    for (const text of ['1', '2', '3', '4', '5', '6'])
      await hr.ask(resumesApi.addNote, { body: { post_id, text } })
    const { list } = await hr.ask(libraryApi.listSceneNotes, { query: { post_id } })
    expect(
      list.map(({ sceneId, total, value }) => [sceneId, total, value.map(({ text }) => text).join()]),
    ).toEqual([
      [stage.interview, 6, '6,5,4,3,2'],
      [stage.screening, 1, 'early'],
    ])
    const query = { post_id, scene: stage.interview, page_size: 30 }
    const more = await hr.ask(libraryApi.listSceneNotes, { query })
    expect(more.list.map(({ value }) => value.length)).toEqual([6])
  })
})

describe('what somebody passed', () => {
  test('is told newest first, and by kind over all their applications', async () => {
    const post_id = await added({ name: 'Passing' })
    await move(post_id, stage.exam)
    await move(post_id, stage.interview, 2)
    const progress = await hr.ask(libraryApi.listResumeProgress, { query: { post_id } })
    expect(progress.list.map(({ scene_id }) => scene_id)).toEqual([stage.interview, stage.exam])
    const query = { post_id }
    const interviews = await hr.ask(libraryApi.listInterviewHistory, { query })
    expect(interviews.list).toMatchObject([
      { post_id, position: '后端工程师', scene_id: stage.interview, meets_at: null },
    ])
    expect((await hr.ask(libraryApi.listExamHistory, { query })).list).toHaveLength(1)
    expect((await hr.ask(libraryApi.listEvaluationHistory, { query })).list).toEqual([])
    expect((await hr.ask(libraryApi.listAiHistory, { query })).list).toEqual([])
    expect((await outsider.send(libraryApi.listInterviewHistory, { query })).http).toBe(404)
  })
})

describe('labels', () => {
  test('of others at the position are recommended, and those of a person’s other applications are shared', async () => {
    const where = await world.position(organisation, { title: '产品经理' })
    const at = () => world.application(organisation, where)
    const [one, two, three] = [await at(), await at(), await at()]
    const label = (post_ids: number[], tags: string[]) =>
      hr.ask(pipelineApi.addTags, { body: { post_ids, tags } })
    await label([one, two], ['SaaS'])
    await label([one], ['English', 'Remote'])
    await label([three], ['Remote'])
    const recommended = await hr.ask(libraryApi.recommendTags, { query: { post_id: three } })
    expect(recommended.list.map(({ name, count }) => [name, count])).toEqual([
      ['SaaS', 2],
      ['English', 1],
    ])
    // Whose time is over is recommended no more, as it would not be given.
    await world.rows(
      `update tags set is_retired = true where name = 'SaaS' and organisation_id = $1`,
      organisation,
    )
    const later = await hr.ask(libraryApi.recommendTags, { query: { post_id: three } })
    expect(later.list.map(({ name }) => name)).toEqual(['English'])
    await world.rows('update tags set is_retired = false where organisation_id = $1', organisation)
    const { post_ids } = await hr.ask(libraryApi.adopt, { body: { post_ids: [one], position_id: position } })
    const again = post_ids[0] ?? 0
    expect(await hr.ask(libraryApi.syncLabels, { body: { post_id: again } })).toMatchObject({ done: 3 })
    expect(await hr.ask(libraryApi.batchSyncLabels, { body: { post_ids: [again, three] } })).toMatchObject({
      done: 0,
    })
    expect(
      (await hr.send(libraryApi.batchSyncLabels, { body: { post_ids: [again, 999_999_999] } })).http,
    ).toBe(404)
  })

  test('are shared as far as one may give them, and sees where they stand', async () => {
    const here = await world.department(organisation, '实施部')
    const recruiter = await world.user(organisation, 'DepAdmin2', here)
    const one = await added({ name: 'Shared' })
    const { post_ids } = await hr.ask(libraryApi.adopt, {
      body: { post_ids: [one], position_id: await world.position(organisation, { title: '顾问' }) },
    })
    const post_id = post_ids[0] ?? 0
    await world.rows('update applications set department_id = $2 where id = $1', post_id, here)
    await hr.ask(pipelineApi.addTags, { body: { post_ids: [one], tags: ['Kept', 'Retired', 'Deleted'] } })
    await world.rows(`update tags set is_retired = true where name = 'Retired'`)
    await world.rows(`update tags set is_deleted = true where name = 'Deleted'`)
    expect(await recruiter.ask(libraryApi.syncLabels, { body: { post_id } })).toMatchObject({ done: 0 })
    expect(await hr.ask(libraryApi.syncLabels, { body: { post_id } })).toMatchObject({ done: 1 })
  })
})

describe('an application that somebody works on', () => {
  test('is locked for colleagues until they let it go, or half an hour has passed', async () => {
    const post_id = await added()
    const colleague = await world.user(organisation, 'OrgAdmin2')
    const take = (who: Visitor, is_locked: boolean) =>
      who.send(libraryApi.updateRecord, { body: { post_id, is_locked } })
    const status = async (who: Visitor) => {
      const { list } = await who.ask(libraryApi.getRecordFacts, { query: { post_ids: [post_id] } })
      return list[0]?.operate_status.status
    }
    await take(hr, true)
    expect([await status(hr), await status(colleague)]).toEqual(['mine', 'locked'])
    expect((await take(colleague, true)).code).toBe('locked_by_other')
    expect((await take(colleague, false)).data?.operate_status.status).toBe('locked')
    await take(hr, false)
    expect(await status(colleague)).toBe('free')
    await take(hr, true)
    await world.rows(
      `update record_locks set until = now() - interval '1 second' where application_id = $1`,
      post_id,
    )
    expect((await take(colleague, true)).data?.operate_status.status).toBe('mine')
  })
})

test('facts of a row say what is known beside it, and nothing of who is out of sight', async () => {
  const post_id = await added({
    name: 'Facts',
    expected_position: '架构师',
    expected_places: ['上海', '杭州'],
  })
  await hr.ask(resumesApi.addNote, { body: { post_id, text: '沟通顺畅' } })
  const { post_ids } = await hr.ask(libraryApi.adopt, {
    body: { post_ids: [post_id], position_id: await world.position(organisation, { title: '架构师' }) },
  })
  await move(post_id, stage.offer)
  const query = { post_ids: [post_id] }
  expect((await hr.ask(libraryApi.getRecordFacts, { query })).list).toMatchObject([
    {
      post_id,
      contactStatusText: 'told',
      expectPlaceText: '上海 | 杭州',
      expectPositionText: '架构师',
      noteText: '沟通顺畅',
      postSzHistory: [{ post_id: post_ids[0], position: '架构师' }],
      has_recent_work: null,
      operate_status: { status: 'free' },
    },
  ])
  expect((await outsider.ask(libraryApi.getRecordFacts, { query })).list).toEqual([])
})

test('how contact stands and when it last was are of the same events', async () => {
  const post_id = await added({ name: 'Contact' })
  const contact = async () => {
    const { list } = await hr.ask(libraryApi.getRecordFacts, { query: { post_ids: [post_id] } })
    return [list[0]?.contactStatusText, list[0]?.lastContactText !== null]
  }
  const happens = async (actor: string, action: string, stageReached: number) =>
    world.rows(
      `insert into application_history (organisation_id, application_id, actor, action, to_stage, to_step, to_detail)
        values ($1, $2, $3, $4, $5, 20, 0)`,
      ...[organisation, post_id, actor, action, stageReached],
    )
  expect(await contact()).toEqual(['never', false])
  await happens('candidate', 'apply', stage.screening)
  await happens('user', 'company_remain', stage.screening)
  await happens('system', 'move', stage.offer)
  expect(await contact()).toEqual(['never', false])
  await happens('user', 'move', stage.offer)
  expect(await contact()).toEqual(['told', true])
  await happens('candidate', 'candidate_accept', stage.offer)
  expect(await contact()).toEqual(['answered', true])
})

test('who is to be called is noted once, and who has no phone is named', async () => {
  const [one, two] = [await added({ phone: '13800000009' }), await added({ name: 'No Phone' })]
  const ask = () => hr.ask(libraryApi.importToCall, { body: { post_ids: [one, two] } })
  expect(await ask()).toMatchObject({ done: 1, refused: [{ title: 'No Phone' }] })
  expect((await ask()).done).toBe(0)
})

test('a report of a wrong reading is found again by whoever made it, with its answer', async () => {
  const post_id = await added({ name: 'Misread' })
  const [person] = await world.rows('select candidate_id as id from applications where id = $1', post_id)
  await addResume(world, organisation, Number(person?.id), 'x')
  await hr.ask(resumesApi.submitError, { body: { post_id, text: '学校读错了' } })
  const mine = (query = {}) => hr.ask(libraryApi.listReports, { query })
  expect((await mine()).list).toMatchObject([
    { post_id, name: 'Misread', text: '学校读错了', is_done: 0, state: 'open', answer: '' },
  ])
  await world.rows(
    `update parse_reports set is_done = true, answer = '已修正', handled_at = now() where application_id = $1`,
    post_id,
  )
  expect((await mine({ state: 'handled' })).list).toMatchObject([
    { post_id, state: 'handled', answer: '已修正' },
  ])
  expect((await mine({ state: 'open' })).list).toEqual([])
  expect((await outsider.ask(libraryApi.listReports, { query: {} })).list).toEqual([])
})
