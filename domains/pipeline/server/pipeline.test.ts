import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { miscounts, startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let recruiter: Visitor
let position: number

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation)
})
afterAll(() => world.end())

const { stage } = stages

async function statusOf(id: number, who = recruiter) {
  const { application } = await who.ask(pipelineApi.getApplication, { query: { post_id: id } })
  const { status, process_status, process_detail_status } = application.status
  return {
    at: `${status}/${process_status}/${process_detail_status}`,
    version: application.version,
    application,
  }
}

describe('one application', () => {
  test('from screening to its first day, with a history whose rows join up', async () => {
    const id = await world.application(organisation, position)
    let { version } = await statusOf(id)
    const moved = await recruiter.ask(pipelineApi.takeUp, { body: { post_id: id, version } })
    version = moved.version
    const say = async (action: 'pass' | 'entry') => {
      const body = {
        side: 'company' as const,
        action,
        version,
        tags: ['strong'],
        text: 'good',
      } satisfies object
      version = (await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })).version
    }
    const go = async (to: number, more: object = {}) => {
      version = (
        await recruiter.ask(pipelineApi.move, { body: { post_id: id, version, stage: to, ...more } })
      ).version
    }
    await say('pass')
    await go(stage.interview, { meets_at: '2030-01-02T10:00:00+08:00', interviewer_ids: [recruiter.id] })
    await say('pass')
    await go(stage.offer, { offer_valid_until: '2030-01-20' })
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'candidate', action: 'accept', version },
    })
    version++
    await go(stage.entry, { entry_date: '2030-02-01' })
    await say('entry')
    const { at, application } = await statusOf(id)
    expect(at).toBe('6/20/21')
    expect(application.tracker).toMatchObject({ entry_date: '2030-02-01' })

    const { list } = await recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    const oldestFirst = list.toReversed()
    expect(oldestFirst.map(({ action }) => action)).toEqual([
      'apply',
      'take_up',
      'company_pass',
      'move',
      'company_pass',
      'move',
      'candidate_accept',
      'move',
      'company_entry',
    ])
    for (const [index, row] of oldestFirst.entries()) {
      if (index > 0) expect(row.from).toEqual(oldestFirst[index - 1]?.process)
    }
    expect(await miscounts(world)).toEqual([])
  })

  test('the second of two hands hears who was first and sees the fresh record', async () => {
    const id = await world.application(organisation, position)
    const { version } = await statusOf(id)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: id, version } })
    const late = await recruiter.send(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'eliminate', version },
    })
    expect(late).toMatchObject({ http: 200, status: 'error', code: 'stale' })
    expect(late.data).toMatchObject({ application: { version: version + 1 } })
  })

  test('of eight contradictory moves at once one wins and the rest are stale', {
    tags: ['race'],
  }, async () => {
    const id = await world.application(organisation, position)
    const { version } = await statusOf(id)
    const targets = [
      stage.approval,
      stage.exam,
      stage.interview,
      stage.offer,
      stage.entry,
      stage.assessment,
      stage.aiInterview,
      stage.interview,
    ]
    const answers = await Promise.all(
      targets.map((to) => recruiter.send(pipelineApi.move, { body: { post_id: id, version, stage: to } })),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'stale')).toHaveLength(7)
    expect(await miscounts(world)).toEqual([])
  })

  test('an ended application is restored to the exact status and record it had', async () => {
    const id = await world.application(organisation, position)
    let { version } = await statusOf(id)
    await recruiter.ask(pipelineApi.move, {
      body: { post_id: id, version: version++, stage: stage.interview, place: 'Room 4' },
    })
    const body = { side: 'company' as const, action: 'eliminate' as const, tags: ['salary'] }
    await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body: { ...body, version: version++ } })
    expect(
      await recruiter.send(pipelineApi.move, { body: { post_id: id, version, stage: stage.offer } }),
    ).toMatchObject({ code: 'application_ended' })
    await recruiter.ask(pipelineApi.removeApplications, {
      body: { applications: [{ post_id: id, version: version++ }] },
    })
    await recruiter.ask(pipelineApi.restoreApplications, {
      body: { applications: [{ post_id: id, version: version++ }] },
    })
    const ended = await statusOf(id)
    expect(ended.at).toBe('12/50/51')
    expect(ended.application.tracker?.company_feedback?.tags).toEqual(['salary'])
    await recruiter.ask(pipelineApi.restoreApplications, {
      body: { applications: [{ post_id: id, version: version++ }] },
    })
    const { at, application } = await statusOf(id)
    expect(at).toBe('12/10/11')
    expect(application.tracker?.interview.place).toBe('Room 4')
    expect(application.tracker?.company_feedback).toBeNull()
    expect(await miscounts(world)).toEqual([])
  })
})

describe('batches', () => {
  test('say what they could not do, and are undone as a whole', async () => {
    const ids = [
      await world.application(organisation, position),
      await world.application(organisation, position),
    ]
    const [first = 0, second = 0] = ids
    const { version } = await statusOf(first)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: second, version } })
    const applications = [
      { post_id: first, version },
      { post_id: second, version },
      { post_id: 999_999_999, version: 1 },
    ]
    const moved = await recruiter.ask(pipelineApi.moveMany, {
      body: { applications, stage: stage.interview },
    })
    expect(moved.done).toBe(1)
    expect(moved.refused.map(({ code }) => code).sort()).toEqual(['not_found', 'stale'])
    expect((await statusOf(first)).at).toBe('12/10/11')
    await recruiter.ask(pipelineApi.undo, { body: { batch_id: moved.batch_id } })
    const back = await statusOf(first)
    expect(back.at).toBe('1/0/0')
    expect(back.application.tracker).toBeNull()
    expect(await recruiter.send(pipelineApi.undo, { body: { batch_id: moved.batch_id } })).toMatchObject({
      code: 'already_undone',
    })
    expect(await miscounts(world)).toEqual([])
  })

  test('are not undone once somebody has acted', async () => {
    const id = await world.application(organisation, position)
    const { version } = await statusOf(id)
    const moved = await recruiter.ask(pipelineApi.moveMany, {
      body: { applications: [{ post_id: id, version }], stage: stage.interview },
    })
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'pass', version: version + 1 },
    })
    expect(await recruiter.send(pipelineApi.undo, { body: { batch_id: moved.batch_id } })).toMatchObject({
      code: 'acted_since',
    })
  })

  test('a change of position begins at screening, moves the counts and can be taken back', async () => {
    const id = await world.application(organisation, position)
    const { version } = await statusOf(id)
    const other = await world.position(organisation, { title: 'Designer' })
    const closed = await world.position(organisation, { state: 'closed' })
    const applications = [{ post_id: id, version }]
    expect(
      await recruiter.send(pipelineApi.changePosition, { body: { applications, position_id: closed } }),
    ).toMatchObject({ code: 'position_closed' })
    const done = await recruiter.ask(pipelineApi.changePosition, {
      body: { applications, position_id: other },
    })
    expect((await statusOf(id)).application.position.title).toBe('Designer')
    expect(await miscounts(world)).toEqual([])
    await recruiter.ask(pipelineApi.undo, { body: { batch_id: done.batch_id } })
    expect((await statusOf(id)).application.position.id).toBe(position)
    expect(await miscounts(world)).toEqual([])
  })
})
