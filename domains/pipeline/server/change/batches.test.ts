import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { miscounts, startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
let position: number
const { stage } = stages

beforeAll(async () => {
  position = await world.position(organisation)
})
afterAll(() => world.end())

const made = (count: number, where = position) =>
  Promise.all(Array.from({ length: count }, () => world.application(organisation, where)))

const rowsOf = (ids: readonly number[]) =>
  world.rows(
    `select stage, step, detail, left_because, version, owner_user_id, position_id from applications
     where id = any($1) order by id`,
    ids,
  )
const historyOf = (id: number) =>
  world.rows(
    'select action, batch_id, user_id, tags, note from application_history where application_id = $1 order by id desc',
    id,
  )
const seen = (ids: readonly number[], version = 1) => ids.map((post_id) => ({ post_id, version }))

describe('the same decision for many', () => {
  test('is held against the rules of the stage each is in', async () => {
    const [waiting = 0, offered = 0, ended = 0] = await made(3)
    await hr.ask(pipelineApi.move, { body: { post_id: offered, version: 1, stage: stage.offer } })
    const eliminate = { side: 'company', action: 'eliminate', version: 1 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id: ended }, body: eliminate })
    const heard = world.heard(organisation)
    const answer = await hr.ask(pipelineApi.giveFeedbackToMany, {
      body: {
        applications: [...seen([waiting]), ...seen([offered, ended], 2), ...seen([999_999_999])],
        action: 'pass',
        tags: ['experience'],
        text: '可以',
      },
    })
    expect(answer.done).toBe(1)
    expect(Object.fromEntries(answer.refused.map(({ post_id, code }) => [post_id, code]))).toEqual({
      [offered]: 'action_not_in_stage',
      [ended]: 'application_ended',
      999999999: 'not_found',
    })
    expect(await rowsOf([waiting])).toMatchObject([{ stage: 1, step: 30, detail: 0, version: 2 }])
    expect(await historyOf(waiting)).toMatchObject([
      {
        action: 'company_pass',
        batch_id: answer.batch_id,
        user_id: hr.id,
        tags: ['experience'],
        note: '可以',
      },
      { action: 'apply' },
    ])
    expect(await historyOf(offered)).toHaveLength(2)
    await expect.poll(() => heard.flatMap(({ application }) => application ?? [])).toContain(waiting)
    expect(await miscounts(world)).toEqual([])
  })

  test('given twice changes nothing the second time', async () => {
    const ids = await made(2)
    const body = { applications: seen(ids), action: 'eliminate' as const }
    expect((await hr.ask(pipelineApi.giveFeedbackToMany, { body })).done).toBe(2)
    const again = await hr.ask(pipelineApi.giveFeedbackToMany, { body })
    expect(again.refused.map(({ code }) => code)).toEqual(['stale', 'stale'])
    expect(await rowsOf(ids)).toMatchObject([{ version: 2 }, { version: 2 }])
  })

  test('names somebody twice, and they are changed once', async () => {
    const [id = 0] = await made(1)
    const answer = await hr.ask(pipelineApi.moveMany, {
      body: { applications: [...seen([id]), ...seen([id])], stage: stage.interview },
    })
    expect(answer.done).toBe(1)
    expect(await rowsOf([id])).toMatchObject([{ version: 2 }])
    expect(await miscounts(world)).toEqual([])
  })

  test('by two people at once on the same many is done once for each', { tags: ['race'] }, async () => {
    const ids = await made(12)
    const shuffled = ids.toReversed()
    const answers = await Promise.all(
      [ids, shuffled, ids].map((order) =>
        hr.ask(pipelineApi.moveMany, { body: { applications: seen(order), stage: stage.interview } }),
      ),
    )
    expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(12)
    expect(await rowsOf(ids)).toEqual(
      ids.map(() => expect.objectContaining({ stage: stage.interview, version: 2 })),
    )
    expect(await miscounts(world)).toEqual([])
  })

  test('is not asked of nobody, nor of more than a thousand', async () => {
    for (const applications of [[], seen(Array.from({ length: 1001 }, (_, index) => index + 1))]) {
      const answer = await hr.send(pipelineApi.moveMany, { body: { applications, stage: stage.interview } })
      expect(answer.http).toBe(422)
    }
  })
})

describe('taking off the list', () => {
  test('keeps the status, lowers the counts, and brings back exactly what was', async () => {
    const [id = 0] = await made(1)
    await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: stage.exam } })
    const removed = await hr.ask(pipelineApi.removeApplications, {
      body: { applications: seen([id], 2), text: '重复投递' },
    })
    expect(removed.done).toBe(1)
    expect(await rowsOf([id])).toMatchObject([{ stage: 3, step: 10, detail: 11, left_because: 'removed' }])
    expect((await historyOf(id))[0]).toMatchObject({ action: 'remove', note: '重复投递' })
    expect(await miscounts(world)).toEqual([])
    const twice = await hr.ask(pipelineApi.removeApplications, { body: { applications: seen([id], 3) } })
    expect(twice.refused).toMatchObject([{ post_id: id, code: 'application_left' }])
    await hr.ask(pipelineApi.restoreApplications, { body: { applications: seen([id], 3) } })
    expect(await rowsOf([id])).toMatchObject([{ stage: 3, step: 10, detail: 11, left_because: null }])
    expect(await miscounts(world)).toEqual([])
  })

  test('what goes on has nothing to be restored to', async () => {
    const [id = 0] = await made(1)
    const answer = await hr.ask(pipelineApi.restoreApplications, { body: { applications: seen([id]) } })
    expect(answer).toMatchObject({ done: 0, refused: [{ post_id: id, code: 'nothing_to_restore' }] })
  })

  test('what moved out of an interview comes back to it', async () => {
    const [id = 0] = await made(1)
    await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: stage.interview } })
    const out = { side: 'company', action: 'move_out', version: 2 } as const
    await hr.ask(pipelineApi.giveFeedback, { params: { id }, body: out })
    expect(await rowsOf([id])).toMatchObject([{ left_because: 'moved_out', stage: 12 }])
    expect(await miscounts(world)).toEqual([])
    await hr.ask(pipelineApi.restoreApplications, { body: { applications: seen([id], 3) } })
    expect(await rowsOf([id])).toMatchObject([{ left_because: null, stage: 12, step: 10, detail: 11 }])
    expect(await miscounts(world)).toEqual([])
  })
})

test('who is moved out of the room stays in the list, to be arranged anew', async () => {
  const [id = 0] = await made(1)
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage: stage.interview } })
  const say =
    (body: { side: 'company'; action: 'move_out' } | { side: 'candidate'; action: 'sign_in' }) =>
    (version: number) =>
      hr.ask(pipelineApi.giveFeedback, { params: { id }, body: { ...body, version } })
  await say({ side: 'candidate', action: 'sign_in' })(2)
  const { batch_id, status } = await say({ side: 'company', action: 'move_out' })(3)
  expect(status).toMatchObject({ name: 'removed_from_room', colour: 'amber' })
  expect(await rowsOf([id])).toMatchObject([{ left_because: null, stage: 12, step: 10, detail: 15 }])
  expect(await miscounts(world)).toEqual([])
  await hr.ask(pipelineApi.undo, { body: { batch_id } })
  expect(await rowsOf([id])).toMatchObject([{ step: 20, detail: 22 }])
})

describe('taking back', () => {
  test('who took up a résumé nobody owned does not keep it', async () => {
    const [id = 0] = await made(1)
    const { batch_id } = await hr.ask(pipelineApi.takeUp, { body: { post_id: id, version: 1 } })
    expect(await rowsOf([id])).toMatchObject([{ owner_user_id: hr.id, step: 20 }])
    await hr.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await rowsOf([id])).toMatchObject([{ owner_user_id: null, step: 0 }])
  })

  test('of eight who take the same batch back one does', async () => {
    const ids = await made(3)
    const moved = await hr.ask(pipelineApi.moveMany, {
      body: { applications: seen(ids), stage: stage.interview },
    })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hr.send(pipelineApi.undo, { body: { batch_id: moved.batch_id } })),
    )
    expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
    for (const { status, code } of answers)
      if (status !== 'success') expect(['already_undone', 'acted_since']).toContain(code)
    expect(await rowsOf(ids)).toEqual(
      ids.map(() => expect.objectContaining({ stage: 1, step: 0, version: 3 })),
    )
    expect(await miscounts(world)).toEqual([])
  })

  test('of nobody knows what, of another organisation’s, or of what one does not see is 404', async () => {
    const [id = 0] = await made(1)
    const { batch_id } = await hr.ask(pipelineApi.takeUp, { body: { post_id: id, version: 1 } })
    const stranger = await world.user(await world.organisation(), 'SuperAdmin')
    const department = await world.department(organisation, 'Elsewhere')
    const lead = await world.user(organisation, 'DepAdmin', department)
    const unknown = { batch_id: '00000000-0000-4000-8000-000000000000' }
    expect((await hr.send(pipelineApi.undo, { body: unknown })).http).toBe(404)
    for (const who of [stranger, lead])
      expect((await who.send(pipelineApi.undo, { body: { batch_id } })).http).toBe(404)
    expect((await hr.send(pipelineApi.undo, { body: { batch_id: 'x' } })).http).toBe(422)
    expect(await rowsOf([id])).toMatchObject([{ step: 20 }])
  })

  test('is not for a hiring manager', async () => {
    const manager = await world.user(organisation, 'User')
    const [id = 0] = await made(1, await world.position(organisation, { ownerId: manager.id }))
    const { batch_id } = await hr.ask(pipelineApi.takeUp, { body: { post_id: id, version: 1 } })
    expect((await manager.send(pipelineApi.undo, { body: { batch_id } })).http).toBe(403)
  })
})
