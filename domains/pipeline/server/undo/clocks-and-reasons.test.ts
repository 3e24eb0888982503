import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { stage } = stages

let world: World
let organisation: number
let position: number
let recruiter: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const rowOf = async (id: number) =>
  (
    await world.rows(
      `select stage, step, detail, left_because, is_listed, stage_since, status_since, version
       from applications where id = $1`,
      id,
    )
  )[0]
const stateOf = async (id: number) => {
  const { version, ...state } = (await rowOf(id)) ?? {}
  return state
}
const seen = async (post_id: number) => ({ post_id, version: Number((await rowOf(post_id))?.version) })
const undo = (batch_id: string) => recruiter.ask(pipelineApi.undo, { body: { batch_id } })
const feedback = async (id: number, action: 'eliminate' | 'move_out') =>
  recruiter.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action, version: (await seen(id)).version },
  })
const remove = async (id: number) =>
  recruiter.ask(pipelineApi.removeApplications, { body: { applications: [await seen(id)] } })
const restore = async (id: number) =>
  recruiter.ask(pipelineApi.restoreApplications, { body: { applications: [await seen(id)] } })
const toStage = async (id: number, code: number) =>
  recruiter.ask(pipelineApi.move, { body: { ...(await seen(id)), stage: code } })
const toPosition = async (id: number) =>
  recruiter.ask(pipelineApi.changePosition, {
    body: { applications: [await seen(id)], position_id: await world.position(organisation) },
  })

/** Somebody who has been in the interview for a while, and was rearranged within it since. */
async function waiting(): Promise<number> {
  const id = await world.application(organisation, position)
  await toStage(id, stage.interview)
  await world.rows(
    `update applications set stage_since = '2026-01-02T03:04:05.678Z', status_since = '2026-02-03T04:05:06.789Z' where id = $1`,
    id,
  )
  return id
}

describe('taking back puts back since when somebody waits:', () => {
  test.each([
    ['a move', (id: number) => toStage(id, stage.offer)],
    ['an ending', (id: number) => feedback(id, 'eliminate')],
    ['another position', toPosition],
    ['leaving the list', remove],
  ])('%s', async (_, act) => {
    const id = await waiting()
    const before = await stateOf(id)
    const { batch_id } = await act(id)
    expect(await stateOf(id)).not.toEqual(before)
    await undo(batch_id)
    expect(await stateOf(id)).toEqual(before)
  })

  test('of each in a batch', async () => {
    const ids = [await waiting(), await world.application(organisation, position)]
    const before = await Promise.all(ids.map(stateOf))
    const applications = await Promise.all(ids.map(seen))
    const { batch_id, done } = await recruiter.ask(pipelineApi.moveMany, {
      body: { applications, stage: stage.offer },
    })
    expect(done).toBe(2)
    await undo(batch_id)
    expect(await Promise.all(ids.map(stateOf))).toEqual(before)
  })
})

describe('the reason of leaving is the true one', () => {
  test.each([
    ['moved_out', (id: number) => feedback(id, 'move_out')],
    ['removed', remove],
  ])('%s, once bringing them back is taken back', async (reason, leave) => {
    const id = await waiting()
    await leave(id)
    const left = await stateOf(id)
    expect(left.left_because).toBe(reason)
    const { batch_id } = await restore(id)
    expect((await stateOf(id)).left_because).toBeNull()
    await undo(batch_id)
    expect(await stateOf(id)).toEqual(left)
  })
})
