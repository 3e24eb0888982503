import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const historyOf = async (id: number) =>
  (await hr.ask(pipelineApi.listHistory, { query: { post_id: id } })).list

/** An application that was turned down, and what was said with it. */
async function turnedDown() {
  const id = await world.application(organisation, await world.position(organisation))
  await hr.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action: 'eliminate', version: 1, tags: ['Location'], text: 'Too far' },
  })
  const feedback = (await historyOf(id))[0]?.feedbacks[0]
  if (!feedback) throw new Error('something was said')
  return { id, feedback }
}

test('the words change and the decision stays, with what was said first kept in the history', async () => {
  const { id, feedback } = await turnedDown()
  const body = {
    post_id: id,
    feedback: feedback.id,
    update_time: feedback.update_time,
    text: 'Lives too far away',
  }
  const done = await hr.ask(pipelineApi.changeFeedback, { body: { ...body, tags: ['Commute'] } })
  const [item] = await historyOf(id)
  expect(item).toMatchObject({ tags: ['Location'], appraise: 'Too far', action: 'company_eliminate' })
  expect(item?.feedbacks).toMatchObject([
    { tags: ['Commute'], appraise: 'Lives too far away', update_time: done.update_time, can_change: true },
  ])
  expect(item?.feedbacks[0]?.create_time).toBe(feedback.create_time)
  const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: id } })
  expect(application.tracker?.company_feedback).toEqual({
    action: 'eliminate',
    tags: ['Commute'],
    text: 'Lives too far away',
  })
  expect(application.status).toMatchObject({ process_detail_status: 41 })
})

test('of two who change it, the later one hears of it', async () => {
  const { id, feedback } = await turnedDown()
  const body = {
    post_id: id,
    feedback: feedback.id,
    update_time: feedback.update_time,
    tags: [],
    text: 'First',
  }
  await hr.ask(pipelineApi.changeFeedback, { body })
  const late = await hr.send(pipelineApi.changeFeedback, { body: { ...body, text: 'Second' } })
  expect(late).toMatchObject({ code: 'feedback_changed' })
  expect((await historyOf(id))[0]?.feedbacks[0]?.appraise).toBe('First')
})

test('what was said with a decision that was taken back is not worded otherwise', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  const { batch_id } = await hr.ask(pipelineApi.giveFeedback, {
    params: { id },
    body: { side: 'company', action: 'eliminate', version: 1, tags: ['Location'], text: 'Too far' },
  })
  const said = (await historyOf(id))[0]?.feedbacks[0]
  await hr.ask(pipelineApi.undo, { body: { batch_id } })
  const feedback = (await historyOf(id))[1]?.feedbacks[0]
  expect(feedback).toMatchObject({ id: said?.id, can_change: false })
  const body = { post_id: id, feedback: said?.id ?? 0, update_time: said?.update_time ?? '', text: 'Later' }
  const late = await hr.send(pipelineApi.changeFeedback, { body })
  expect(late).toMatchObject({ code: 'feedback_taken_back' })
  const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: id } })
  expect(application.tracker?.company_feedback ?? null).toBeNull()
})

test('whoever turns somebody down keeps giving a reason', async () => {
  const { id, feedback } = await turnedDown()
  const body = { post_id: id, feedback: feedback.id, update_time: feedback.update_time, tags: [], text: ' ' }
  expect(await hr.send(pipelineApi.changeFeedback, { body })).toMatchObject({ code: 'reason_missing' })
})

test('nobody changes what somebody else said', async () => {
  const { id, feedback } = await turnedDown()
  const other = await world.user(organisation, 'OrgAdmin')
  const seen = await other.ask(pipelineApi.listHistory, { query: { post_id: id } })
  expect(seen.list[0]?.feedbacks[0]?.can_change).toBe(false)
  const body = {
    post_id: id,
    feedback: feedback.id,
    update_time: feedback.update_time,
    tags: [],
    text: 'Mine',
  }
  expect(await other.send(pipelineApi.changeFeedback, { body })).toMatchObject({ code: 'not_your_feedback' })
})

test('what is no feedback, or of another application, is nobody’s to change', async () => {
  const { id, feedback } = await turnedDown()
  const applied = (await historyOf(id)).at(-1)
  const second = await turnedDown()
  const body = { post_id: id, update_time: feedback.update_time, tags: [], text: 'x' }
  const answers = await Promise.all([
    hr.send(pipelineApi.changeFeedback, { body: { ...body, feedback: applied?.id ?? 0 } }),
    hr.send(pipelineApi.changeFeedback, { body: { ...body, feedback: second.feedback.id } }),
    hr.send(pipelineApi.changeFeedback, { body: { ...body, feedback: 999_999_999 } }),
  ])
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_your_feedback'))
})

test('an earlier decision that was worded otherwise leaves the latest one alone', async () => {
  const id = await world.application(organisation, await world.position(organisation))
  for (const [version, text] of ['wait', 'go on'].entries())
    await hr.ask(pipelineApi.giveFeedback, {
      params: { id },
      body: { side: 'company', action: version === 0 ? 'remain' : 'pass', version: version + 1, text },
    })
  const first = (await historyOf(id))[1]?.feedbacks[0]
  const body = {
    post_id: id,
    feedback: first?.id ?? 0,
    update_time: first?.update_time ?? '',
    text: 'wait a little',
  }
  await hr.ask(pipelineApi.changeFeedback, { body })
  const { application } = await hr.ask(pipelineApi.getApplication, { query: { post_id: id } })
  expect(application.tracker?.company_feedback).toMatchObject({ action: 'pass', text: 'go on' })
  expect((await historyOf(id))[1]?.feedbacks[0]?.appraise).toBe('wait a little')
})
