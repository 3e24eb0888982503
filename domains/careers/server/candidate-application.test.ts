import { careersApi } from '@bole/careers/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allHeard } from './testing/all-heard.ts'
import { type Applying, startApplying } from './testing/applying.ts'

const { stage } = stages

let site: Applying
let stranger: Visitor
let recruiter: Visitor

beforeAll(async () => {
  site = await startApplying()
  ;({ stranger, recruiter } = site)
})
afterAll(() => site.world.end())

describe('the private page', () => {
  test('tells the recruiter’s story in the candidate’s words, and records that it was opened', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, stage.interview, {
      meets_at: '2999-01-02T10:00:00+08:00',
      meets_until: '2999-01-02T11:00:00+08:00',
      place: 'Room 3',
      is_online: false,
      interviewer_ids: [recruiter.id],
    })
    const story = await site.page(token)
    expect(story).toMatchObject({
      stage: 'interview',
      next_step: 'please_answer',
      answers: ['accept', 'change_date'],
      meeting: { begins_at: '2999-01-02T02:00:00.000Z', place: 'Room 3', is_online: false },
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
    expect((await site.page(token)).is_unread).toBe(false)
    expect((await site.historyOf(id)).filter(({ action }) => action === 'viewed')).toHaveLength(1)
  })

  test('tells nobody of a change where opening it changed nothing', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, stage.interview, {
      meets_at: '2999-01-02T10:00:00+08:00',
      meets_until: '2999-01-02T11:00:00+08:00',
      place: 'Room 3',
      is_online: false,
      interviewer_ids: [recruiter.id],
    })
    await allHeard(site.world, site.organisation)
    const heard = site.world.heard(site.organisation)
    await stranger.ask(careersApi.markViewed, { body: { token } })
    await expect.poll(() => heard.length).toBe(1)
    await stranger.ask(careersApi.markViewed, { body: { token } })
    await stranger.ask(careersApi.markViewed, { body: { token } })
    const mark = await allHeard(site.world, site.organisation)
    expect(heard.slice(1)).toEqual([mark])
  })

  test('shows an ending without its reasons', async () => {
    const { token, id } = await site.applied()
    const body = {
      side: 'company' as const,
      action: 'eliminate' as const,
      tags: ['weak'],
      text: 'no fit',
    } satisfies object
    await recruiter.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { ...body, version: await site.versionOf(id) },
    })
    const story = await site.page(token)
    expect(story).toMatchObject({
      stage: 'closed',
      next_step: 'not_this_time',
      answer_by: null,
      can_withdraw: false,
    })
    expect(JSON.stringify(story)).not.toMatch(/weak|no fit/)
  })

  test('is found by its secret only', async () => {
    const { token } = await site.applied()
    const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect((await stranger.send(careersApi.getApplication, { query: { token: wrong } })).http).toBe(404)
    expect((await stranger.send(careersApi.getApplication, { query: { token: 'x' } })).http).toBe(422)
    await site.world.rows(`update organisations set state = 'disabled' where id = $1`, site.organisation)
    expect((await stranger.send(careersApi.getApplication, { query: { token } })).http).toBe(404)
    await site.world.rows(`update organisations set state = 'enabled' where id = $1`, site.organisation)
  })
})

describe('an answer', () => {
  test('to an offer goes through the pipeline’s rules, and only what the page offers is taken', async () => {
    const { token, id } = await site.applied()
    const say = (action: 'accept' | 'consider' | 'change_date', version: number) =>
      stranger.send(careersApi.answer, { body: { token, version, action, text: 'gladly' } })
    expect((await say('accept', await site.versionOf(id))).code).toBe('answer_not_possible')
    await site.moveTo(id, stage.offer)
    expect((await say('accept', await site.versionOf(id))).code).toBe('answer_not_possible')
    const arranged = { post_id: id, version: await site.versionOf(id), offer_valid_until: '2999-02-01' }
    await recruiter.ask(pipelineApi.arrange, { body: arranged })
    const story = await site.page(token)
    expect(story).toMatchObject({ next_step: 'offer_waits', offer_valid_until: '2999-02-01' })
    const accepted = await say('accept', story.version)
    expect(accepted.data).toMatchObject({ next_step: 'offer_accepted', answers: [] })
    expect((await site.historyOf(id)).at(-1)).toEqual({
      action: 'candidate_accept',
      actor: 'candidate',
      note: 'gladly',
      to_step: 50,
      to_detail: 51,
    })
  })

  test('given to what has changed meanwhile is stale, and changes nothing', async () => {
    const { token, id } = await site.applied()
    const { version } = await site.page(token)
    await recruiter.ask(pipelineApi.takeUp, { body: { post_id: id, version } })
    const late = await stranger.send(careersApi.withdraw, { body: { token, version } })
    expect(late).toMatchObject({ http: 200, code: 'stale' })
    expect(await site.versionOf(id)).toBe(version + 1)
  })

  test('by the candidate and by the recruiter at once: one wins', { tags: ['race'] }, async () => {
    const { token, id } = await site.applied()
    const version = await site.versionOf(id)
    const [mine, theirs] = await Promise.all([
      stranger.send(careersApi.withdraw, { body: { token, version } }),
      recruiter.send(pipelineApi.takeUp, { body: { post_id: id, version } }),
    ])
    expect([mine.status, theirs.status].sort()).toEqual(['error', 'success'])
    expect(await site.versionOf(id)).toBe(version + 1)
  })

  test('withdrawing ends it once; the recruiter sees who and why', async () => {
    const { token, id } = await site.applied()
    const { version } = await site.page(token)
    const done = await stranger.ask(careersApi.withdraw, { body: { token, version, text: 'moved away' } })
    expect(done).toMatchObject({ stage: 'closed', next_step: 'you_withdrew', can_withdraw: false })
    const again = await stranger.send(careersApi.withdraw, { body: { token, version: done.version } })
    expect(again.code).toBe('application_ended')
    const { list } = await recruiter.ask(pipelineApi.listHistory, { query: { post_id: id } })
    expect(list[0]).toMatchObject({ actor: 'candidate', action: 'candidate_refuse', appraise: 'moved away' })
  })
})
