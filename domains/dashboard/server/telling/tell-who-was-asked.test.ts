import { inboxApi } from '@bole/inbox/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import type { RequestOf } from '@bole/platform/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let position: number
let recruiter: Visitor
let manager: Visitor
const { stage } = stages

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation, { title: 'Engineer' })
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())
beforeEach(async () => {
  manager = await world.user(organisation, 'User2')
})

const apply = (name = 'Li Lei') => world.application(organisation, position, { name })

const seen = async (id: number) => {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return { post_id: id, version: Number(row?.version) }
}

const move = async (
  id: number,
  to: Omit<RequestOf<typeof pipelineApi.move>['body'], 'post_id' | 'version'>,
) => recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), ...to } })

const told = async (who = manager) => {
  const { list } = await who.ask(inboxApi.listNotices, { query: {} })
  return list.map(({ type, link }) => [type, link]).toReversed()
}

const times = async () => {
  const { list } = await manager.ask(inboxApi.listNotices, { query: {} })
  return list.map(({ facts }) => facts.at).toReversed()
}

describe('whoever is asked', () => {
  test('to approve hears of it at once, with who asked and the way to the very record, and once', async () => {
    const id = await apply()
    await move(id, { stage: stage.approval, approver_ids: [manager.id] })
    const { list } = await manager.ask(inboxApi.listNotices, { query: {} })
    expect(list).toMatchObject([
      {
        type: 'asked_to_approve',
        link: `/candidate/detail/${id}`,
        facts: { name: 'Li Lei', position: 'Engineer', by: expect.stringContaining('OrgAdmin2') },
        unread: 1,
      },
    ])
    await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen(id)), approver_ids: [manager.id] } })
    expect(await told()).toHaveLength(1)
    expect(await told(recruiter)).toEqual([])
  })

  test('to interview hears of it, of another time, and that an evaluation is due', async () => {
    const id = await apply()
    const at = '2030-01-02T10:00:00Z'
    await move(id, { stage: stage.interview, meets_at: at, interviewer_ids: [manager.id] })
    await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen(id)), place: 'Room 4' } })
    await recruiter.ask(pipelineApi.arrange, {
      body: { ...(await seen(id)), meets_at: '2030-01-03T10:00:00Z' },
    })
    const body = { side: 'company' as const, action: 'remain' as const, version: (await seen(id)).version }
    await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
    const there = `/candidate/detail/${id}`
    expect(await told()).toEqual([
      ['asked_to_interview_at', there],
      ['asked_to_interview_at', there],
      ['asked_for_feedback', there],
    ])
  })

  test('to interview at another time and back, or by an undo, hears the time that holds last', async () => {
    const id = await apply()
    const [one, other] = ['2030-01-02T10:00:00.000Z', '2030-01-03T10:00:00.000Z']
    await move(id, { stage: stage.interview, meets_at: one, interviewer_ids: [manager.id] })
    const arrange = async (meets_at: string) =>
      recruiter.ask(pipelineApi.arrange, { body: { ...(await seen(id)), meets_at } })
    await arrange(other)
    await arrange(one)
    expect(await times()).toEqual([one, other, one])
    const { batch_id } = await arrange(other)
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await times()).toEqual([one, other, one, other, one])
  })

  test('to approve what was decided and taken back hears of it again', async () => {
    const id = await apply()
    await move(id, { stage: stage.approval, approver_ids: [manager.id] })
    const body = { side: 'company' as const, action: 'pass' as const, version: (await seen(id)).version }
    const { batch_id } = await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect((await told()).map(([type]) => type)).toEqual(['asked_to_approve', 'asked_to_approve'])
  })

  test('no more, as somebody else is, hears that; and is asked again where that is taken back', async () => {
    const id = await apply()
    const other = await world.user(organisation, 'User2')
    await move(id, {
      stage: stage.interview,
      meets_at: '2030-01-02T10:00:00Z',
      interviewer_ids: [manager.id],
    })
    const { batch_id } = await recruiter.ask(pipelineApi.arrange, {
      body: { ...(await seen(id)), interviewer_ids: [other.id] },
    })
    expect((await told()).slice(1)).toEqual([['asked_no_more', null]])
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect((await told()).map(([type]) => type)).toEqual([
      'asked_to_interview_at',
      'asked_no_more',
      'asked_to_interview_at',
    ])
    expect((await told(other)).map(([type]) => type)).toEqual(['asked_to_interview_at', 'asked_no_more'])
  })

  test('and is asked no more by an undo hears that, and no notice of theirs leads to what they cannot see', async () => {
    const id = await apply()
    // What was told before leaves first.
    const before = world.heard(organisation)
    world.server.announcer.publish(organisation, [{ entity: 'tag', id: null }])
    await expect.poll(() => before.some((changed) => 'tag' in changed)).toBe(true)
    const heard = world.heard(organisation)
    const { batch_id } = await move(id, { stage: stage.approval, approver_ids: [manager.id] })
    expect(await told()).toEqual([['asked_to_approve', `/candidate/detail/${id}`]])
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    const query = { post_id: id }
    expect((await manager.send(pipelineApi.getApplication, { query })).http).toBe(404)
    expect(await told()).toEqual([
      ['asked_to_approve', null],
      ['asked_no_more', null],
    ])
    expect((await manager.ask(inboxApi.listNotices, { query: {} })).unread).toBe(1)
    // Nobody else's browser asks again.
    await expect.poll(() => heard.flatMap(({ notice }) => notice ?? [])).toContain(manager.id)
    expect(new Set(heard.flatMap(({ notice }) => notice ?? []))).toEqual(new Set([manager.id]))
    expect(heard.every(({ notice }) => notice !== null)).toBe(true)
    const { version } = await seen(id)
    await recruiter.ask(pipelineApi.move, {
      body: { post_id: id, version, stage: stage.approval, approver_ids: [manager.id] },
    })
    expect((await told()).at(-1)).toEqual(['asked_to_approve', `/candidate/detail/${id}`])
  })

  test('about several at once hears it in one sentence', async () => {
    const applications = [await seen(await apply()), await seen(await apply())]
    await recruiter.ask(pipelineApi.moveMany, {
      body: { applications, stage: stage.approval, approver_ids: [manager.id] },
    })
    expect(await told()).toEqual([['asked_to_approve_many', '/dashboard/social?panel=pending_feedback']])
  })
})

test('nobody hears of what was refused, nor of what they asked themselves for', async () => {
  const id = await apply()
  const stale = { post_id: id, version: 99, stage: stage.approval, approver_ids: [manager.id] }
  await recruiter.send(pipelineApi.move, { body: stale })
  expect(await told()).toEqual([])
  await move(id, { stage: stage.approval, approver_ids: [recruiter.id] })
  expect(await told(recruiter)).toEqual([])
})

describe('whoever was asked is called no more', () => {
  const unread = async (who = manager) => (await who.ask(inboxApi.listNotices, { query: {} })).unread
  const decide = async (id: number) => {
    const body = { side: 'company' as const, action: 'pass' as const, version: (await seen(id)).version }
    return manager.ask(pipelineApi.giveFeedback, { params: { id }, body })
  }

  test('to what they decided, on each of their devices', async () => {
    const id = await apply()
    await move(id, { stage: stage.approval, approver_ids: [manager.id] })
    expect(await unread()).toBe(1)
    const heard = world.heard(organisation)
    await decide(id)
    expect(await unread()).toBe(0)
    await expect.poll(() => heard.flatMap(({ notice }) => notice ?? [])).toContain(manager.id)
  })

  test('to several once the last of them is decided', async () => {
    const [one, other] = [await apply(), await apply()]
    await recruiter.ask(pipelineApi.moveMany, {
      body: {
        applications: [await seen(one), await seen(other)],
        stage: stage.approval,
        approver_ids: [manager.id],
      },
    })
    await decide(one)
    expect(await unread()).toBe(1)
    await decide(other)
    expect(await unread()).toBe(0)
  })

  test('to an interview at the time that it has no more, nor to one that is cancelled or somebody else’s', async () => {
    const id = await apply()
    await move(id, {
      stage: stage.interview,
      meets_at: '2030-01-02T10:00:00Z',
      interviewer_ids: [manager.id],
    })
    const meets_at = '2030-01-03T10:00:00Z'
    await recruiter.ask(pipelineApi.arrange, { body: { ...(await seen(id)), meets_at } })
    const { list } = await manager.ask(inboxApi.listNotices, { query: {} })
    expect(list.map(({ facts, unread: isNew }) => [facts.at, isNew])).toEqual([
      ['2030-01-03T10:00:00.000Z', 1],
      ['2030-01-02T10:00:00.000Z', 0],
    ])
    await move(id, { stage: stage.offer })
    expect(await unread()).toBe(0)
  })

  test('while what nobody has done stays', async () => {
    const [one, other] = [await apply(), await apply()]
    await move(one, { stage: stage.approval, approver_ids: [manager.id] })
    await move(other, { stage: stage.approval, approver_ids: [manager.id] })
    await decide(one)
    const { list } = await manager.ask(inboxApi.listNotices, { query: {} })
    expect(list.map(({ link, unread: isNew }) => [link, isNew])).toEqual([
      [`/candidate/detail/${other}`, 1],
      [`/candidate/detail/${one}`, 0],
    ])
  })
})
