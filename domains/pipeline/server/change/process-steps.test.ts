import { pipelineApi } from '@bole/pipeline/contract'
import { positionsApi } from '@bole/positions/contract'
import { processesApi } from '@bole/processes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let admin: Visitor
let organisation: number
let position: number
let processId: number
let step: Record<'screening' | 'first' | 'second' | 'offer', number>

const titles = { screening: '', first: 'First interview', second: 'Second interview', offer: '' }

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

let count = 0
/** A process with two rounds of interviews, and the numbers of its steps. */
async function process(named = titles) {
  const steps = [
    { stage: 1, title: named.screening },
    { stage: 12, title: named.first },
    { stage: 12, title: named.second },
    { stage: 5, title: named.offer },
  ]
  const { id } = await admin.ask(processesApi.createProcess, {
    body: { origin: 2, name: `Rounds ${++count}`, steps },
  })
  const made = (await admin.ask(processesApi.viewProcess, { query: { id } })).process
  const [screening = 0, first = 0, second = 0, offer = 0] = made.steps.map((one) => one.id)
  return { id, steps: { screening, first, second, offer } }
}

beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  const made = await process()
  processId = made.id
  step = made.steps
  position = await world.position(organisation)
  await follow(position, processId)
})

const follow = (id: number, to: number) =>
  world.rows('update positions set process_id = $2 where id = $1', id, to)

const recordOf = (id: number) => admin.ask(pipelineApi.getApplication, { query: { post_id: id } })

const historyOf = async (id: number) =>
  (await admin.ask(pipelineApi.listHistory, { query: { post_id: id } })).list

async function move(id: number, stage: number, process_step_id?: number) {
  const { version } = (await recordOf(id)).application
  return admin.send(pipelineApi.move, { body: { post_id: id, version, stage, process_step_id } })
}

async function say(id: number, action: 'pass' | 'eliminate') {
  const { version } = (await recordOf(id)).application
  const body = { side: 'company' as const, action, version }
  return admin.ask(pipelineApi.giveFeedback, { params: { id }, body })
}

/** What is kept of a position by step, without what has come back to nothing. */
async function counts(of = position) {
  const rows = await world.rows(
    `select process_step_id::int, stage, step, sum(amount)::int as amount from application_counts
     where position_id = $1 group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3`,
    of,
  )
  return rows.map((row) => Object.values(row))
}

describe('two rounds of interviews', () => {
  test('are passed one after the other, each with a record, clock and title of its own', async () => {
    const id = await world.application(organisation, position)
    expect(await counts()).toEqual([[step.screening, 1, 0, 1]])
    expect((await recordOf(id)).can).toMatchObject({
      stages: [12, 5],
      next_step_id: step.first,
      steps: [{ id: step.first, title: 'First interview' }, { id: step.second }, { id: step.offer }],
    })
    expect(await move(id, 12)).toMatchObject({ data: { status: { title: 'First interview' } } })
    await say(id, 'pass')
    const passed = await recordOf(id)
    expect(passed.can.next_step_id).toBe(step.second)
    expect(passed.application.status).toMatchObject({
      status: 12,
      process_status: 40,
      title: 'First interview',
    })
    expect(await move(id, 12)).toMatchObject({ code: 'already_there' })
    expect(await move(id, 12, step.second)).toMatchObject({ status: 'success' })
    const { application } = await recordOf(id)
    expect(application.status).toMatchObject({ status: 12, process_status: 10, title: 'Second interview' })
    expect(application.tracker?.tracker_record_id).not.toBe(passed.application.tracker?.tracker_record_id)
    expect(application.stage_since > passed.application.stage_since).toBe(true)
    expect(await counts()).toEqual([[step.second, 12, 10, 1]])
    expect(await move(id, 12)).toMatchObject({ data: { status: { title: 'First interview' } } })
  })

  test('are told apart in history, which keeps the title of its time', async () => {
    const id = await world.application(organisation, position)
    await move(id, 12, step.first)
    await move(id, 12, step.second)
    const { steps, version } = (await admin.ask(processesApi.viewProcess, { query: { id: processId } }))
      .process
    const renamed = steps.map((one) => (one.id === step.second ? { ...one, title: 'Team' } : one))
    await admin.ask(processesApi.updateProcess, { body: { id: processId, version, steps: renamed } })
    expect((await recordOf(id)).application.status.title).toBe('Team')
    const [last] = await historyOf(id)
    expect(last).toMatchObject({
      is_move: true,
      from: { title: 'First interview' },
      process: { title: 'Second interview' },
    })
  })

  test('are gone back to by undo and restore, in the step that was left', async () => {
    const id = await world.application(organisation, position)
    await move(id, 12, step.first)
    const before = (await recordOf(id)).application
    const moved = await move(id, 12, step.second)
    await admin.ask(pipelineApi.undo, { body: { batch_id: moved.data?.batch_id ?? '' } })
    const { application } = await recordOf(id)
    expect(application).toMatchObject({
      status: before.status,
      stage_since: before.stage_since,
      tracker: { id: before.id, tracker_record_id: before.tracker?.tracker_record_id },
    })
    expect(await counts()).toEqual([[step.first, 12, 10, 1]])
    await move(id, 12, step.second)
    await say(id, 'eliminate')
    const { version } = (await recordOf(id)).application
    await admin.ask(pipelineApi.restoreApplications, { body: { applications: [{ post_id: id, version }] } })
    expect((await recordOf(id)).application.status).toMatchObject({
      process_status: 10,
      title: 'Second interview',
    })
    expect(await counts()).toEqual([[step.second, 12, 10, 1]])
  })

  test('keep a step in use from being taken out, and let it go when nobody is under way in it', async () => {
    const id = await world.application(organisation, position)
    await move(id, 12, step.second)
    const { steps } = (await admin.ask(processesApi.viewProcess, { query: { id: processId } })).process
    const without = { id: processId, version: 1, steps: steps.filter((one) => one.id !== step.second) }
    expect(await admin.send(processesApi.updateProcess, { body: without })).toMatchObject({
      code: 'stage_in_use',
    })
    await say(id, 'eliminate')
    await admin.ask(processesApi.updateProcess, { body: without })
    expect((await recordOf(id)).application.status.title).toBe('Second interview')
  })
})

describe('across processes', () => {
  test('a batch goes to the step of that name in each, and says where there is none', async () => {
    const other = await process({ ...titles, first: 'Phone call' })
    const plain = await world.position(organisation)
    const second = await world.position(organisation)
    await follow(second, other.id)
    const ids = await Promise.all(
      [position, second, plain].map((one) => world.application(organisation, one)),
    )
    const applications = ids.map((post_id) => ({ post_id, version: 1 }))
    const body = { applications, stage: 12 as const, process_step_id: step.second }
    const { done, refused } = await admin.ask(pipelineApi.moveMany, { body })
    expect([done, refused.map(({ post_id, code }) => [post_id, code])]).toEqual([
      2,
      [[ids[2], 'stage_not_in_process']],
    ])
    expect(await counts(second)).toEqual([[other.steps.second, 12, 10, 1]])
    const found = await admin.ask(pipelineApi.listCandidates, {
      query: { tracker_status: 12, process_step_id: [step.second] },
    })
    expect(found.list.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]].sort())
    const library = await admin.ask(pipelineApi.getListLibrary, { query: {} })
    expect(library.steps.filter(({ stage }) => stage === 12).map(({ title }) => title)).toEqual([
      'First interview',
      'Second interview',
      '',
      'Phone call',
    ])
  })

  test('a position that follows another process takes its people to the steps of the same name', async () => {
    const other = await process({ ...titles, first: 'Second interview', second: 'Third interview' })
    const ids = [
      await world.application(organisation, position),
      await world.application(organisation, position),
    ]
    for (const [index, id] of ids.entries()) await move(id, 12, index === 0 ? step.first : step.second)
    const { version } = (await admin.ask(positionsApi.viewPosition, { query: { id: position } })).position
    await world.rows(`update positions set cities = '{上海}' where id = $1`, position)
    await admin.ask(positionsApi.updatePosition, { body: { id: position, version, process_id: other.id } })
    const now = await Promise.all(ids.map(async (id) => (await recordOf(id)).application.status.title))
    expect(now).toEqual(['Second interview', 'Second interview'])
    expect(await counts()).toEqual([[other.steps.first, 12, 10, 2]])
  })

  test('an application that goes to another position begins in the first step of its process', async () => {
    const other = await process({ ...titles, screening: 'Pre-selection' })
    const target = await world.position(organisation)
    await follow(target, other.id)
    const id = await world.application(organisation, position)
    const body = { applications: [{ post_id: id, version: 1 }], position_id: target }
    await admin.ask(pipelineApi.changePosition, { body })
    expect(await counts(target)).toEqual([[other.steps.screening, 1, 20, 1]])
    expect((await historyOf(id))[0]?.process.title).toBe('Pre-selection')
  })

  test('a step of another organisation is not there', async () => {
    const id = await world.application(organisation, position)
    const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
    const body = { origin: 2 as const, name: 'Theirs', stages: [1, 12] }
    const theirs = (await stranger.ask(processesApi.createProcess, { body })).id
    const { process: foreign } = await stranger.ask(processesApi.viewProcess, { query: { id: theirs } })
    expect((await move(id, 12, foreign.steps[1]?.id)).http).toBe(404)
  })
})

test('the list of a position counts its steps and who has ended in each; without one the stages of all processes', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => world.application(organisation, position)))
  const [one = 0, two = 0] = ids
  await move(one, 12, step.second)
  await move(two, 12, step.second)
  await say(two, 'eliminate')
  const ask = async (more: object) =>
    (await admin.ask(pipelineApi.listCandidates, { query: { tracker_status: 12, ...more } })).processStatus
  const ofSteps = [
    { process_step_id: step.screening, status: 1, title: '', name: 'screening', count: 1, eliminateCount: 0 },
    { process_step_id: step.first, title: 'First interview', count: 0 },
    { process_step_id: step.second, title: 'Second interview', count: 2, eliminateCount: 1 },
    { process_step_id: step.offer, name: 'offer', count: 0 },
  ]
  expect(await ask({ position_id: [position] })).toMatchObject(ofSteps)
  expect(await ask({ position_id: [position], keyword: '王' })).toMatchObject(ofSteps)
  expect(await ask({ position_id: [position], owner_id: [admin.id] })).toMatchObject(
    ofSteps.map((entry) => ({ ...entry, count: 0, eliminateCount: 0 })),
  )
  expect(await ask({})).toMatchObject([
    { id: 1, process_step_id: null, count: 1, eliminateCount: 0 },
    { id: 12, process_step_id: null, title: '', name: 'interview', count: 2, eliminateCount: 1 },
  ])
})
