import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/pipeline/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let world: World
let organisation: number
let slug: string
let stranger: Visitor
let recruiter: Visitor
let position: number
let made = 0

const { stage } = stages

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
  stranger = world.stranger()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation, { ownerId: recruiter.id })
})
afterAll(() => world.end())

async function applied() {
  const number = String(++made).padStart(4, '0')
  const { token } = await stranger.ask(careersApi.apply, {
    body: {
      slug,
      position_id: position,
      idempotency_key: `key-that-a-browser-made-${number}`,
      name: `Ana ${number}`,
      phone: `+55 11 98765-${number}`,
      email: `ana${number}@example.com`,
      consent: true,
    },
  })
  const [row] = await world.rows(
    `select max(id)::int as id from applications where organisation_id = $1`,
    organisation,
  )
  return { token, id: Number(row?.id) }
}

const page = (token: string) => stranger.ask(careersApi.getApplication, { query: { token } })

async function versionOf(id: number): Promise<number> {
  const [row] = await world.rows('select version from applications where id = $1', id)
  return Number(row?.version)
}

async function moveTo(id: number, to: number, more: object = {}) {
  const body = { post_id: id, version: await versionOf(id), stage: to, ...more }
  await recruiter.ask(pipelineApi.move, { body })
}

async function historyOf(id: number) {
  return world.rows(
    'select action, actor, note, to_step, to_detail from application_history where application_id = $1 order by id',
    id,
  )
}

describe('the private page', () => {
  test('tells the recruiter’s story in the candidate’s words, and records that it was opened', async () => {
    const { token, id } = await applied()
    await moveTo(id, stage.interview, {
      meets_at: '2030-01-02T10:00:00+08:00',
      meets_until: '2030-01-02T11:00:00+08:00',
      place: 'Room 3',
      is_online: false,
      interviewer_ids: [recruiter.id],
    })
    const story = await page(token)
    expect(story).toMatchObject({
      stage: 'interview',
      next_step: 'please_answer',
      answers: ['accept', 'change_date'],
      meeting: { begins_at: '2030-01-02T02:00:00.000Z', place: 'Room 3', is_online: false },
    })
    expect(story.steps.map(({ stage: word, is_current }) => (is_current ? `${word}*` : word))).toEqual([
      'received',
      'under_review',
      'interview*',
      'offer',
      'joining',
    ])
    expect(JSON.stringify(story)).not.toMatch(/tags|reason|feedback|note/)
    expect(story).toMatchObject({ is_unread: true, answer_by: null })
    await stranger.ask(careersApi.markViewed, { body: { token } })
    await stranger.ask(careersApi.markViewed, { body: { token } })
    expect((await page(token)).is_unread).toBe(false)
    expect((await historyOf(id)).filter(({ action }) => action === 'viewed')).toHaveLength(1)
  })

  test('shows an ending without its reasons', async () => {
    const { token, id } = await applied()
    const body = {
      side: 'company' as const,
      action: 'eliminate' as const,
      tags: ['weak'],
      text: 'no fit',
    } satisfies object
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { ...body, version: await versionOf(id) },
    })
    const story = await page(token)
    expect(story).toMatchObject({
      stage: 'closed',
      next_step: 'not_this_time',
      answer_by: null,
      can_withdraw: false,
    })
    expect(JSON.stringify(story)).not.toMatch(/weak|no fit/)
  })

  test('is found by its secret only', async () => {
    const { token } = await applied()
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect((await stranger.send(careersApi.getApplication, { query: { token: wrong } })).http).toBe(404)
    expect((await stranger.send(careersApi.getApplication, { query: { token: 'x' } })).http).toBe(422)
    await world.rows(`update organisations set state = 'disabled' where id = $1`, organisation)
    expect((await stranger.send(careersApi.getApplication, { query: { token } })).http).toBe(404)
    await world.rows(`update organisations set state = 'enabled' where id = $1`, organisation)
  })
})

describe('an answer', () => {
  test('to an offer goes through the pipeline’s rules, and only what the page offers is taken', async () => {
    const { token, id } = await applied()
    const say = (action: 'accept' | 'consider' | 'change_date', version: number) =>
      stranger.send(careersApi.answer, { body: { token, version, action, text: 'gladly' } })
    expect((await say('accept', await versionOf(id))).code).toBe('answer_not_possible')
    await moveTo(id, stage.offer)
    expect((await say('accept', await versionOf(id))).code).toBe('answer_not_possible')
    const arranged = { post_id: id, version: await versionOf(id), offer_valid_until: '2030-02-01' }
    await recruiter.ask(pipelineApi.arrange, { body: arranged })
    const story = await page(token)
    expect(story).toMatchObject({ next_step: 'offer_waits', offer_valid_until: '2030-02-01' })
    const accepted = await say('accept', story.version)
    expect(accepted.data).toMatchObject({ next_step: 'offer_accepted', answers: [] })
    expect((await historyOf(id)).at(-1)).toEqual({
      action: 'candidate_accept',
      actor: 'candidate',
      note: 'gladly',
      to_step: 50,
      to_detail: 51,
    })
  })

  test('given to what has changed meanwhile is stale, and changes nothing', async () => {
    const { token, id } = await applied()
    const { version } = await page(token)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: id, version } })
    const late = await stranger.send(careersApi.withdraw, { body: { token, version } })
    expect(late).toMatchObject({ http: 200, code: 'stale' })
    expect(await versionOf(id)).toBe(version + 1)
  })

  test('by the candidate and by the recruiter at once: one wins', async () => {
    const { token, id } = await applied()
    const version = await versionOf(id)
    const [mine, theirs] = await Promise.all([
      stranger.send(careersApi.withdraw, { body: { token, version } }),
      recruiter.send(pipelineApi.takeUp, { body: { post_id: id, version } }),
    ])
    expect([mine.status, theirs.status].sort()).toEqual(['error', 'success'])
    expect(await versionOf(id)).toBe(version + 1)
  })

  test('withdrawing ends it once; the recruiter sees who and why', async () => {
    const { token, id } = await applied()
    const { version } = await page(token)
    const done = await stranger.ask(careersApi.withdraw, { body: { token, version, text: 'moved away' } })
    expect(done).toMatchObject({ stage: 'closed', next_step: 'you_withdrew', can_withdraw: false })
    const again = await stranger.send(careersApi.withdraw, { body: { token, version: done.version } })
    expect(again.code).toBe('application_ended')
    const { list } = await recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ actor: 'candidate', action: 'candidate_refuse', appraise: 'moved away' })
  })
})

describe('an invitation', () => {
  const appointment = () => ({
    meets_at: '2030-01-02T10:00:00+08:00',
    meets_until: '2030-01-02T11:00:00+08:00',
    interviewer_ids: [recruiter.id],
  })
  const statusOf = async (id: number) => {
    const [row] = await world.rows('select step, detail from applications where id = $1', id)
    return `${row?.step}/${row?.detail}`
  }
  const arrange = async (id: number, more: object) =>
    recruiter.ask(pipelineApi.arrange, { body: { post_id: id, version: await versionOf(id), ...more } })

  test('goes out with a date and people, unless the recruiter would rather call', async () => {
    const { token, id } = await applied()
    await moveTo(id, stage.interview, { ...appointment(), tells_candidate: false })
    expect(await statusOf(id)).toBe('10/11')
    expect(await page(token)).toMatchObject({ next_step: 'we_arrange', meeting: null, answers: [] })
    await arrange(id, { place: 'Room 5', tells_candidate: false })
    expect(await statusOf(id)).toBe('10/11')
    await arrange(id, { place: 'Room 6' })
    expect(await statusOf(id)).toBe('60/0')
    expect(await page(token)).toMatchObject({ next_step: 'please_answer', meeting: { place: 'Room 6' } })
  })

  test('waits until it is known when and by whom the candidate is met', async () => {
    const { id } = await applied()
    const { interviewer_ids, ...time } = appointment()
    await moveTo(id, stage.interview, time)
    expect(await statusOf(id)).toBe('10/11')
    await arrange(id, { interviewer_ids })
    expect(await statusOf(id)).toBe('60/0')
  })

  test('goes out again when what was confirmed changes, and only then', async () => {
    const { token, id } = await applied()
    await moveTo(id, stage.interview, appointment())
    const { version } = await page(token)
    await stranger.ask(careersApi.answer, { body: { token, version, action: 'accept', text: '' } })
    expect(await statusOf(id)).toBe('20/21')
    await arrange(id, appointment())
    expect(await statusOf(id)).toBe('20/21')
    await arrange(id, { ...appointment(), meets_until: '2030-01-02T12:00:00+08:00' })
    expect(await statusOf(id)).toBe('60/0')
    expect(await page(token)).toMatchObject({ next_step: 'please_answer' })
  })

  test('is taken back with the move it came with', async () => {
    const { id } = await applied()
    const body = { post_id: id, version: await versionOf(id), stage: stage.interview, ...appointment() }
    const { batch_id } = await recruiter.ask(pipelineApi.move, { body })
    await recruiter.ask(pipelineApi.undo, { body: { batch_id } })
    expect(await statusOf(id)).toBe('0/0')
  })

  test('reaches whom staff entered once they are given a page', async () => {
    const id = await world.application(organisation, position)
    await moveTo(id, stage.interview, appointment())
    expect(await statusOf(id)).toBe('10/11')
    const make = async () => {
      const { path } = await recruiter.ask(pipelineApi.makeCandidatePage, { body: { post_id: id } })
      return path.split('/').at(-1) ?? ''
    }
    const first = await make()
    expect(await statusOf(id)).toBe('60/0')
    expect(await page(first)).toMatchObject({ sent: null, next_step: 'please_answer', is_unread: true })
    await stranger.ask(careersApi.markViewed, { body: { token: first } })
    const second = await make()
    expect(await statusOf(id)).toBe('60/61')
    expect((await stranger.send(careersApi.getApplication, { query: { token: first } })).http).toBe(404)
    expect(await page(second)).toMatchObject({ stage: 'interview' })
    expect((await historyOf(id)).map(({ action }) => action).slice(-3)).toEqual([
      'make_candidate_page',
      'viewed',
      'make_candidate_page',
    ])
    const { application, has_page } = await recruiter.ask(pipelineApi.getApplication, {
      query: { post_id: id },
    })
    expect([application.status.name, has_page]).toEqual(['viewed', true])
  })
})
