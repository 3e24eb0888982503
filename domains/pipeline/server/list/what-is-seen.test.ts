import type { Role } from '@bole/accounts/model'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startCompany, type Visitor } from '@bole/server/testing'
import { afterAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
const { stage } = stages

afterAll(() => world.end())

const historyFor = (who: Visitor, id: number) => who.send(pipelineApi.listHistory, { query: { post_id: id } })

describe('the history', () => {
  test('tells who did what when, from where to where, newest first', async () => {
    const id = await world.application(organisation, await world.position(organisation))
    world.now = new Date('2026-11-20T09:00:00.000Z')
    await hr.ask(pipelineApi.move, {
      body: { post_id: id, version: 1, stage: stage.interview, text: '下周面试' },
    })
    world.now = new Date('2026-11-21T09:00:00.000Z')
    await hr.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'eliminate', version: 2, tags: ['skills'], text: '不合适' },
    })
    world.now = null
    const [ended, moved, applied] = (await historyFor(hr, id)).data?.list ?? []
    expect(ended).toMatchObject({
      create_time: '2026-11-21T09:00:00.000Z',
      actor: 'user',
      user_id: hr.id,
      action: 'company_eliminate',
      from: { status: 12, process_status: 10, process_detail_status: 11 },
      process: { status: 12, process_status: 50, process_detail_status: 51, colour: 'grey' },
      is_move: false,
      tags: ['skills'],
      appraise: '不合适',
    })
    expect(ended?.username).toContain('OrgAdmin')
    expect(moved).toMatchObject({ action: 'move', is_move: true, appraise: '下周面试', from: { status: 1 } })
    expect(applied).toMatchObject({ action: 'apply', actor: 'system', from: null, was_listed: false })
    expect(moved?.batch_id).not.toBe(ended?.batch_id)
  })

  test('grows, and what stands in it stays as it was', async () => {
    const id = await world.application(organisation, await world.position(organisation))
    const before = (await historyFor(hr, id)).data?.list
    await hr.send(pipelineApi.takeUp, { body: { post_id: id, version: 1 } })
    await hr.send(pipelineApi.takeUp, { body: { post_id: id, version: 1 } })
    expect((await historyFor(hr, id)).data?.list.slice(-1)).toEqual(before)
    expect((await historyFor(hr, id)).data?.list).toHaveLength(2)
  })

  test.each<[Role, number]>([
    ['SuperAdmin', 200],
    ['OrgAdmin2', 200],
    ['DepAdmin', 404],
    ['User2', 404],
    ['SysAdmin', 403],
  ])('of somebody of no department is for %s: %i', async (role, http) => {
    const id = await world.application(organisation, await world.position(organisation))
    expect((await historyFor(await world.user(organisation, role), id)).http).toBe(http)
  })
})

describe('what may be done', () => {
  /** What the reply offers somebody, as short words. */
  const offered = async (who: Visitor, id: number) => {
    const { can } = await who.ask(pipelineApi.getApplication, { query: { post_id: id } })
    const flags = ['take_up', 'change_position', 'transfer', 'remove', 'restore'] as const
    return {
      flags: flags.filter((flag) => can[flag]).join(' '),
      stages: can.stages,
      says: can.company_actions.join(' '),
    }
  }

  test('is offered only to whoever holds the permission, and works for them', async () => {
    const manager = await world.user(organisation, 'User')
    const position = await world.position(organisation, { ownerId: manager.id, stages: [1, 12, 5] })
    const id = await world.application(organisation, position)
    expect(await offered(hr, id)).toEqual({
      flags: 'take_up change_position transfer remove',
      stages: [12, 5],
      says: 'pass eliminate remain',
    })
    expect(await offered(manager, id)).toEqual({ flags: '', stages: [], says: 'pass eliminate remain' })
    const move = { body: { post_id: id, version: 1, stage: stage.interview } }
    expect((await manager.send(pipelineApi.move, move)).http).toBe(403)
    const pass = { side: 'company', action: 'pass', version: 1 } as const
    expect((await manager.send(pipelineApi.giveFeedback, { params: { id }, body: pass })).status).toBe(
      'success',
    )
  })

  test('is restoring alone once it has ended', async () => {
    const id = await world.application(organisation, await world.position(organisation))
    const body = { side: 'company', action: 'eliminate', version: 1 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body })
    expect(await offered(hr, id)).toEqual({ flags: 'remove restore', stages: [], says: '' })
  })
})

describe('the same person’s other applications', () => {
  test('are shown as far as one may see them', async () => {
    const own = await world.department(organisation, 'Own')
    const lead = await world.user(organisation, 'DepAdmin', own)
    const inOwn = await world.position(organisation, { departmentId: own, title: 'Here' })
    const other = await world.position(organisation, { title: 'There' })
    const id = await world.application(organisation, inOwn)
    const there = await world.application(organisation, other)
    await world.rows(
      'update applications set candidate_id = (select candidate_id from applications where id = $1) where id = $2',
      id,
      there,
    )
    const others = async (who: Visitor) =>
      (await who.ask(pipelineApi.getApplication, { query: { post_id: id } })).others.map(
        ({ position }) => position,
      )
    expect(await others(hr)).toEqual(['There'])
    expect(await others(lead)).toEqual([])
  })
})

describe('what the list can be narrowed by', () => {
  test('stands in its own answer, as far as one sees it, unless it is asked without', async () => {
    const own = await world.organisation()
    const admin = await world.user(own, 'OrgAdmin')
    const lead = await world.user(own, 'DepAdmin', await world.department(own, 'Elsewhere'))
    const [used, empty] = [await world.position(own), await world.position(own)]
    const post_id = await world.application(own, used)
    await world.application(own, used)
    await admin.ask(pipelineApi.addTags, {
      body: { post_ids: [post_id], tags: ['重点'] },
    })
    const listed = (who: Visitor, query: object) => who.ask(pipelineApi.listCandidates, { query })
    const { postPositionStatistic, tagGroup } = await listed(admin, { tracker_status: 12 })
    expect(postPositionStatistic).toMatchObject([
      { id: used, count: 2, is_open: true },
      { id: empty, count: 0 },
    ])
    expect(tagGroup).toMatchObject([{ id: expect.any(Number), name: '重点', color: expect.any(String) }])
    const { postPositionStatistic: positions, tagGroup: tags } = await admin.ask(pipelineApi.getListLibrary, {
      query: {},
    })
    expect({ postPositionStatistic, tagGroup }).toEqual({ postPositionStatistic: positions, tagGroup: tags })
    expect((await listed(lead, {})).postPositionStatistic).toEqual([])
    const without = await listed(admin, { with_choices: '0' })
    expect(without).not.toHaveProperty('postPositionStatistic')
    expect(without).not.toHaveProperty('tagGroup')
  })

  const narrowedFor = async (who: Visitor) =>
    (await who.ask(pipelineApi.getListLibrary, { query: {} })).postPositionStatistic

  test.each<Role>(['User', 'User2'])(
    'counts for %s only the applications they take part in',
    async (role) => {
      const own = await world.organisation()
      const [admin, manager] = [await world.user(own, 'OrgAdmin'), await world.user(own, role)]
      const position = await world.position(own)
      await world.position(own)
      const [first = 0, second = 0] = await Promise.all([1, 2, 3].map(() => world.application(own, position)))
      for (const post_id of [first, second]) {
        const body = { post_id, version: 1, stage: stage.interview, interviewer_ids: [manager.id] }
        await admin.ask(pipelineApi.move, { body })
      }
      // Owning what one interviews for does not count it twice.
      await world.rows(
        "insert into application_people (organisation_id, application_id, user_id, part) values ($1, $2, $3, 'approver')",
        own,
        first,
        manager.id,
      )
      const removed = { applications: [{ post_id: second, version: 2 }] }
      expect(await narrowedFor(manager)).toMatchObject([{ id: position, count: 2 }])
      await admin.ask(pipelineApi.removeApplications, { body: removed })
      expect(await narrowedFor(manager)).toMatchObject([{ id: position, count: 1 }])
      expect(await narrowedFor(admin)).toMatchObject([{ id: position, count: 2 }, { count: 0 }])
    },
  )

  test('counts for a department what stands in it', async () => {
    const own = await world.organisation()
    const sales = await world.department(own, 'Sales')
    const lead = await world.user(own, 'DepAdmin', sales)
    const position = await world.position(own, { departmentId: sales })
    await world.application(own, position)
    await world.application(own, await world.position(own))
    expect(await narrowedFor(lead)).toMatchObject([{ id: position, count: 1 }])
  })
})

describe('a score', () => {
  test('is asked for with its correction, and kept with it', async () => {
    const id = await world.application(organisation, await world.position(organisation))
    await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: stage.exam } })
    const body = { side: 'company', action: 'change_score', version: 2 } as const
    const without = await hr.send(pipelineApi.giveFeedback, { params: { id }, body })
    expect(without).toMatchObject({ http: 200, code: 'score_missing' })
    for (const score of [-1, 10_001, Number.NaN]) {
      const odd = await hr.send(pipelineApi.giveFeedback, { params: { id }, body: { ...body, score } })
      expect(odd.http).toBe(422)
    }
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: { ...body, score: 87.5 } })
    const rows = await world.rows('select score from stage_records where application_id = $1', id)
    expect(rows.map(({ score }) => Number(score))).toContain(87.5)
    expect((await historyFor(hr, id)).data?.list[0]?.facts).toMatchObject({ score: 87.5 })
  })
})
