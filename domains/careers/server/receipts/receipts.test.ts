import { careersApi } from '@bole/careers/contract'
import { dashboardApi } from '@bole/dashboard/contract'
import { inboxApi } from '@bole/inbox/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages } from '@bole/processes/model'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Applying, startApplying } from '../testing/applying.ts'
import { keepsWord, runsAt } from '../testing/keeps-word.ts'
import { answerIsOverdue } from './answer-overdue.job.ts'

const { interview, offer } = stages.stage
let site: Applying

beforeAll(async () => {
  site = await startApplying()
})
afterAll(() => site.world.end())

const settled = (id: number) => keepsWord(site, id)

async function eliminated() {
  const { token, id } = await site.applied()
  await settled(id)
  await site.moveTo(id, interview)
  await settled(id)
  const body = {
    side: 'company' as const,
    action: 'eliminate' as const,
    tags: ['too junior'],
    text: 'weak on SQL',
    version: await site.versionOf(id),
  }
  const done = await site.recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body })
  await settled(id)
  return { token, id, batch: done.batch_id }
}

const receiptOf = async (token: string) => (await site.page(token)).receipt
const told = async (who: Visitor = site.recruiter) =>
  (await who.ask(inboxApi.listNotices, { query: {} })).list.map(({ type }) => type)
const work = async () =>
  (await site.recruiter.ask(dashboardApi.listWork, { query: { page_size: 100 } })).list.map(
    ({ kind, title }) => ({ kind, title }),
  )
const check = (document: string) => site.stranger.ask(careersApi.checkReceipt, { body: { document } })

describe('what was decided', () => {
  test('is told with its stage and promise, by whom, and none of the recruiter’s words', async () => {
    const { token, id } = await eliminated()
    const receipt = await receiptOf(token)
    expect(receipt).toMatchObject({
      decision: 'not_selected',
      stage: 'interview',
      machine: 'none',
      reason: '',
    })
    expect(receipt?.promised_on).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(JSON.stringify(receipt)).not.toMatch(/junior|SQL/)
    const { is_genuine, facts } = await check(receipt?.document ?? '')
    expect(is_genuine).toBe(true)
    expect(facts).toContainEqual({ name: 'decision', value: 'not_selected' })
    await settled(id)
    expect((await receiptOf(token))?.document).toBe(receipt?.document)
  })

  test('changed by a letter is not genuine, and nothing of it is repeated', async () => {
    const { token } = await eliminated()
    const document = (await receiptOf(token))?.document ?? ''
    const changed = document.replace('not_selected', 'not_Selected')
    expect(await check(changed)).toEqual({ is_genuine: false, finding: 'changed', facts: [] })
  })

  test('that is none is told apart from one that was changed or signed elsewhere', async () => {
    expect((await check('Dear all, you are hired.')).finding).toBe('no_receipt')
    const { token } = await eliminated()
    const document = (await receiptOf(token))?.document ?? ''
    expect((await check(document)).finding).toBe('genuine')
    expect((await check(document.replace(/key [0-9a-f]{16}/, `key ${'0'.repeat(16)}`))).finding).toBe(
      'other_key',
    )
  })

  test('taken back is shown no more; decided again it is another one', async () => {
    const { token, id, batch } = await eliminated()
    const first = await receiptOf(token)
    await site.recruiter.ask(pipelineApi.undo, { body: { batch_id: batch } })
    await settled(id)
    expect(await receiptOf(token)).toBeNull()
    const body = {
      applications: [{ post_id: id, version: await site.versionOf(id) }],
      action: 'eliminate' as const,
    }
    await site.recruiter.ask(pipelineApi.giveFeedbackToMany, { body })
    await settled(id)
    expect((await receiptOf(token))?.document).not.toBe(first?.document)
  })

  test('by the candidate says so', async () => {
    const { token, id } = await site.applied()
    await site.moveTo(id, offer)
    const { version } = await site.page(token)
    await site.stranger.ask(careersApi.withdraw, { body: { token, version } })
    await settled(id)
    expect(await receiptOf(token)).toMatchObject({ decision: 'withdrawn', stage: 'offer' })
    const { list } = await site.recruiter.ask(careersApi.listReceipts, { query: {} })
    const own = list.find(({ post_id }) => post_id === id)
    expect(own?.can.give_reason).toBe(false)
    const said = await site.recruiter.send(careersApi.giveReason, { body: { id: own?.id ?? 0, reason: 'x' } })
    expect(said.code).toBe('not_ours_to_explain')
  })

  test('is given a reason by a person, and signed anew with it', async () => {
    const { token } = await eliminated()
    const before = await receiptOf(token)
    const { list } = await site.recruiter.ask(careersApi.listReceipts, { query: { state: 'without_reason' } })
    const id = list[0]?.id ?? 0
    await site.recruiter.ask(careersApi.giveReason, {
      body: { id, reason: 'We look for more years in the field.' },
    })
    const after = await receiptOf(token)
    expect(after).toMatchObject({
      reason: 'We look for more years in the field.',
      decided_at: before?.decided_at,
    })
    const { facts } = await check(after?.document ?? '')
    expect(facts).toContainEqual({ name: 'edition', value: '2' })
    const again = await site.recruiter.send(careersApi.giveReason, { body: { id, reason: 'x' } })
    expect(again.code).toBe('receipt_ended')
  })
})

describe('what a candidate asks about it', () => {
  test('waits for whoever owns the application, who hears of it, answers, and is read on the page', async () => {
    const { token } = await eliminated()
    const ask = (kind: 'review' | 'erasure') =>
      site.stranger.send(careersApi.askAboutReceipt, { body: { token, kind, text: 'Please look again' } })
    expect((await ask('review')).status).toBe('success')
    expect((await ask('review')).code).toBe('asked_already')
    expect((await told())[0]).toBe('asked_for_review')
    expect((await work()).some(({ kind }) => kind === 'request')).toBe(true)
    const { list } = await site.recruiter.ask(careersApi.listReceipts, { query: { state: 'asked' } })
    const [request] = list[0]?.requests ?? []
    expect(request).toMatchObject({ kind: 'review', said: 'Please look again', settled_at: null })
    const body = { id: request?.id ?? 0, answer: 'We did, and stay with it.' }
    await site.recruiter.ask(careersApi.settleRequest, { body })
    expect((await site.recruiter.send(careersApi.settleRequest, { body })).code).toBe('settled_already')
    expect((await receiptOf(token))?.requests).toMatchObject([{ kind: 'review', answer: body.answer }])
    expect((await work()).some(({ kind }) => kind === 'request')).toBe(false)
  })

  test('before anything is decided is refused', async () => {
    const { token } = await site.applied()
    const body = { token, kind: 'review' as const }
    expect((await site.stranger.send(careersApi.askAboutReceipt, { body })).code).toBe('no_decision')
  })
})

describe('the day to answer by', () => {
  test('is the company’s, and when it passed whoever owns the application hears of it once', async () => {
    const { id: own, version, ...days } = await site.recruiter.ask(careersApi.getAnswerDays, {})
    expect(days.received).toBe(10)
    const body = { id: own, version, ...days, received: 1 }
    await site.recruiter.ask(careersApi.updateAnswerDays, { body })
    expect((await site.recruiter.send(careersApi.updateAnswerDays, { body })).code).toBe('stale')
    const { token, id } = await site.applied()
    await settled(id)
    const [row] = await site.world.rows('select due_on::text from answer_dates where application_id = $1', id)
    expect((await site.page(token)).answer_by).toBe(row?.due_on)
    const overdue = (days: number) =>
      runsAt(site, answerIsOverdue, { application_id: id }, new Date(Date.now() + days * 86_400_000))
    const before = (await told()).filter((kind) => kind === 'answer_overdue').length
    await overdue(0)
    await overdue(6)
    await overdue(7)
    expect((await told()).filter((kind) => kind === 'answer_overdue')).toHaveLength(before + 1)
    site.world.now = new Date(Date.now() + 6 * 86_400_000)
    expect((await work()).some(({ kind }) => kind === 'answer')).toBe(true)
    site.world.now = null
    await site.moveTo(id, interview)
    await settled(id)
    expect(
      await site.world.rows(
        'select 1 from answer_dates where application_id = $1 and told_at is not null',
        id,
      ),
    ).toEqual([])
  })

  test('stays what the candidate read when the company promises other days, until something else happens', async () => {
    const { token, id } = await site.applied()
    await settled(id)
    const promised = (await site.page(token)).answer_by
    const promise = async (received: number) => {
      const { id: own, version, ...days } = await site.recruiter.ask(careersApi.getAnswerDays, {})
      await site.recruiter.ask(careersApi.updateAnswerDays, { body: { id: own, version, ...days, received } })
    }
    await promise(30)
    await settled(id)
    expect((await site.page(token)).answer_by).toBe(promised)
    const other = await site.applied()
    await settled(other.id)
    expect((await site.page(other.token)).answer_by).not.toBe(promised)
    const body = { side: 'company' as const, action: 'eliminate' as const, text: 'no', tags: [] }
    const version = await site.versionOf(id)
    await site.recruiter.ask(pipelineApi.giveFeedback, { params: { id }, body: { ...body, version } })
    await settled(id)
    expect(await site.page(token)).toMatchObject({ answer_by: null, receipt: { promised_on: promised } })
  })
})
