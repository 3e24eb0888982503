import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { stage } = stages

let world: World
let organisation: number
let position: number
let recruiter: Visitor
let gao: Visitor
let xu: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  recruiter = await world.user(organisation, 'OrgAdmin2')
  gao = await world.user(organisation, 'User2')
  xu = await world.user(organisation, 'User2')
})
afterAll(() => world.end())

/** What a person sees of an application, its clocks included, without what counts its changes. */
async function seen(post_id: number) {
  const { application, ...rest } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id } })
  const { version, ...item } = application
  return { item, rest }
}

const versionOf = async (post_id: number) =>
  (await recruiter.ask(pipelineApi.getApplication, { query: { post_id } })).application.version

async function at(code: number, given: object): Promise<number> {
  const id = await world.application(organisation, position)
  await recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
  await recruiter.ask(pipelineApi.move, { body: { post_id: id, version: 2, stage: code, ...given } })
  return id
}

const say = async (id: number, action: 'change_date' | 'eliminate' | 'pass', given: object = {}) =>
  recruiter.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action, version: await versionOf(id), ...given },
  })
const undo = (batch_id: string) => recruiter.ask(pipelineApi.undo, { body: { batch_id } })

/** The watch a date of an application stands under. */
const watched = async (id: number, field: string) => {
  const [row] = await world.rows(
    'select run_at from graphile_worker.jobs where key = $1',
    `pipeline.${field}:${organisation}:${id}`,
  )
  return row?.run_at
}

const interview = () =>
  at(stage.interview, {
    meets_at: '2030-01-02T02:00:00Z',
    meets_until: '2030-01-02T03:00:00Z',
    place: 'Room 4',
    is_online: false,
    reply_by: '2030-01-01T02:00:00Z',
    interviewer_ids: [gao.id],
  })

describe('taking back leaves everything as it was', () => {
  test('after another date of an interview, that the candidate had been invited to', async () => {
    const id = await interview()
    const [before, watch] = [await seen(id), await watched(id, 'reply_by')]
    const { batch_id } = await say(id, 'change_date', {
      meets_at: '2030-02-02T02:00:00Z',
      meets_until: '2030-02-02T03:00:00Z',
      place: '',
      is_online: true,
      reply_by: '2030-02-01T02:00:00Z',
      interviewer_ids: [xu.id],
      tags: ['busy'],
    })
    expect(await seen(id)).not.toEqual(before)
    await undo(batch_id)
    expect(await seen(id)).toEqual(before)
    expect(await watched(id, 'reply_by')).toEqual(watch)
  })

  test('after another validity of an offer', async () => {
    const id = await at(stage.offer, { offer_valid_until: '2030-01-20' })
    const [before, watch] = [await seen(id), await watched(id, 'offer_valid_until')]
    const { batch_id } = await say(id, 'change_date', { offer_valid_until: '2030-02-20' })
    await undo(batch_id)
    expect(await seen(id)).toEqual(before)
    expect(await watched(id, 'offer_valid_until')).toEqual(watch)
  })

  test('after a decision that came with reasons', async () => {
    const id = await interview()
    await say(id, 'pass', { tags: ['strong'], text: 'good' })
    const before = await seen(id)
    const { batch_id } = await say(id, 'eliminate', { tags: ['skills'], text: 'no' })
    await undo(batch_id)
    expect(await seen(id)).toEqual(before)
  })

  test('after a decision on several', async () => {
    const ids = await Promise.all([interview(), interview()])
    await say(ids[0], 'pass', { tags: ['strong'] })
    const before = await Promise.all(ids.map(seen))
    const applications = await Promise.all(
      ids.map(async (post_id) => ({ post_id, version: await versionOf(post_id) })),
    )
    const body = { applications, action: 'eliminate' as const, tags: ['skills'] }
    const { batch_id } = await recruiter.ask(pipelineApi.giveFeedbackToMany, { body })
    expect(await Promise.all(ids.map(seen))).not.toEqual(before)
    await undo(batch_id)
    expect(await Promise.all(ids.map(seen))).toEqual(before)
  })

  test('once: what was taken back is not taken back in turn', async () => {
    const id = await interview()
    const { batch_id } = await say(id, 'pass')
    const back = await undo(batch_id)
    const before = await seen(id)
    expect(await recruiter.send(pipelineApi.undo, { body: { batch_id: back.batch_id } })).toMatchObject({
      http: 200,
      code: 'already_undone',
    })
    expect(await seen(id)).toEqual(before)
  })

  test('after a move that set the same kind of date at another stage', async () => {
    const id = await interview()
    const [before, watch] = [await seen(id), await watched(id, 'reply_by')]
    const { batch_id } = await recruiter.ask(pipelineApi.move, {
      body: { post_id: id, version: 3, stage: stage.exam, reply_by: '2030-05-01T02:00:00Z' },
    })
    await undo(batch_id)
    expect(await seen(id)).toEqual(before)
    expect(await watched(id, 'reply_by')).toEqual(watch)
  })
})

test('an offer that is restored lapses on its day, as if it had never ended', async () => {
  const id = await at(stage.offer, { offer_valid_until: '2030-01-20' })
  const watch = await watched(id, 'offer_valid_until')
  const body = { side: 'candidate', action: 'refuse', version: await versionOf(id) } as const
  await recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
  // Its day came and went while it had ended.
  await world.rows('delete from graphile_worker._private_jobs')
  const applications = [{ post_id: id, version: await versionOf(id) }]
  await recruiter.ask(pipelineApi.restoreApplications, { body: { applications } })
  expect(await watched(id, 'offer_valid_until')).toEqual(watch)
})

test('the words somebody was eliminated with come back when restoring them is taken back', async () => {
  const id = await interview()
  await say(id, 'eliminate', { tags: ['skills'], text: 'no' })
  const ended = await seen(id)
  const applications = [{ post_id: id, version: await versionOf(id) }]
  const { batch_id } = await recruiter.ask(pipelineApi.restoreApplications, { body: { applications } })
  expect(await seen(id)).not.toEqual(ended)
  await undo(batch_id)
  expect(await seen(id)).toEqual(ended)
})

/** Who of the two interviewers can open an application. */
async function openedBy(id: number): Promise<readonly string[]> {
  const query = { post_id: id }
  const opened = await Promise.all(
    [gao, xu].map(async (who) => (await who.send(pipelineApi.getApplication, { query })).http === 200),
  )
  return ['gao', 'xu'].filter((_, index) => opened[index])
}

const toInterview = (id: number, interviewer_ids: number[]) =>
  recruiter.ask(pipelineApi.move, {
    body: { post_id: id, version: 1, stage: stage.interview, interviewer_ids },
  })

describe('taking back, with who takes part:', () => {
  test('a move takes the application from whoever it was given to', async () => {
    const id = await world.application(organisation, position)
    const { batch_id } = await toInterview(id, [gao.id])
    expect(await openedBy(id)).toEqual(['gao'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual([])
  })

  test('an arrangement gives it back to whoever had it', async () => {
    const id = await world.application(organisation, position)
    const { version } = await toInterview(id, [gao.id])
    const body = { post_id: id, version, interviewer_ids: [xu.id] }
    const { batch_id } = await recruiter.ask(pipelineApi.arrange, { body })
    expect(await openedBy(id)).toEqual(['xu'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual(['gao'])
    const { application } = await recruiter.ask(pipelineApi.getApplication, { query: { post_id: id } })
    expect(application.tracker?.interview.interviewers).toMatchObject([{ id: gao.id, is_first: true }])
  })

  test('a new date that came with other people gives it back, too', async () => {
    const id = await world.application(organisation, position)
    const { version } = await toInterview(id, [gao.id])
    const { batch_id } = await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: 'change_date', version, interviewer_ids: [xu.id] },
    })
    expect(await openedBy(id)).toEqual(['xu'])
    await undo(batch_id)
    expect(await openedBy(id)).toEqual(['gao'])
  })

  test('a batch of moves does so for each, and leaves the others’ people alone', async () => {
    const [one = 0, two = 0] = await Promise.all([1, 2].map(() => world.application(organisation, position)))
    const arranged = await recruiter.ask(pipelineApi.move, {
      body: { post_id: two, version: 1, stage: stage.exam, interviewer_ids: [xu.id] },
    })
    const { batch_id } = await recruiter.ask(pipelineApi.moveMany, {
      body: {
        applications: [
          { post_id: one, version: 1 },
          { post_id: two, version: arranged.version },
        ],
        stage: stage.interview,
        interviewer_ids: [gao.id],
      },
    })
    expect([await openedBy(one), await openedBy(two)]).toEqual([['gao'], ['gao']])
    await undo(batch_id)
    expect([await openedBy(one), await openedBy(two)]).toEqual([[], ['xu']])
  })
})
