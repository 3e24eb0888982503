import { libraryApi } from '@bole/library/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany, type Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
const { stage } = stages
let position: number
let colleague: Visitor
let outsider: Visitor

beforeAll(async () => {
  position = await world.position(organisation, { title: '后端工程师' })
  colleague = await world.user(organisation, 'OrgAdmin2')
  outsider = await world.user(organisation, 'DepAdmin2', await world.department(organisation, '研发部'))
})
afterAll(() => world.end())

const take = (post_id: number, is_locked = true) =>
  hr.ask(libraryApi.updateRecord, { body: { post_id, is_locked } })
const openFor = async (who: Visitor) =>
  (await who.ask(libraryApi.listLocks, {})).list.map(({ post_id, operate_status }) => [
    post_id,
    operate_status.status,
  ])

describe('what is open for work', () => {
  test('is told to whoever sees the application, as their own or a colleague’s', async () => {
    const post_id = await world.application(organisation, position)
    await world.application(organisation, position)
    await take(post_id)
    expect(await openFor(hr)).toEqual([[post_id, 'mine']])
    expect(await openFor(colleague)).toEqual([[post_id, 'locked']])
    expect(await openFor(outsider)).toEqual([])
    await take(post_id, false)
    expect(await openFor(colleague)).toEqual([])
  })

  test('is told no more once half an hour has passed', async () => {
    const post_id = await world.application(organisation, position)
    await take(post_id)
    await world.rows(`update record_locks set until = now() where application_id = $1`, post_id)
    expect(await openFor(colleague)).toEqual([])
  })
})

describe('how the last approval ended', () => {
  const checked = async (post_id: number) => {
    const { list } = await hr.ask(libraryApi.getRecordFacts, { query: { post_ids: [post_id] } })
    return [list[0]?.isCheckPass, list[0]?.isCheckPassText]
  }

  test.each([
    ['pass', true, 'approved'],
    ['eliminate', false, 'not_approved'],
  ] as const)('after %s', async (action, isCheckPass, words) => {
    const post_id = await world.application(organisation, position)
    expect(await checked(post_id)).toEqual([null, 'none'])
    await hr.ask(pipelineApi.move, { body: { post_id, version: 1, stage: stage.approval } })
    expect(await checked(post_id)).toEqual([null, 'none'])
    await hr.ask(pipelineApi.giveFeedback, {
      params: { id: post_id },
      body: { side: 'company', action, version: 2, tags: ['x'] },
    })
    expect(await checked(post_id)).toEqual([isCheckPass, words])
  })
})
