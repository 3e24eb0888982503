import { readFile } from 'node:fs/promises'
import { pipelineApi } from '@bole/pipeline/contract'
import type { CompanyAction } from '@bole/pipeline/model'
import { stages } from '@bole/processes/model'
import { startCompany } from '@bole/server/testing'
import { afterAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const { interview, exam } = stages.stage
const enters = async (stage: number) => {
  const id = await world.application(organisation, await world.position(organisation))
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 1, stage } })
  return id
}
const say = (id: number, version: number, action: CompanyAction, given: object = {}) =>
  hr.ask(pipelineApi.giveFeedback, { params: { id }, body: { side: 'company', action, version, ...given } })
const answerOf = (id: number) => hr.ask(pipelineApi.getApplication, { query: { post_id: id } })

test('a comment stands beside our decision', async () => {
  const id = await enters(interview)
  await say(id, 2, 'remain', { tags: ['稳重'], text: '等另一位' })
  await say(id, 3, 'comment', { tags: ['细心'], text: '第二轮再看' })
  const { application, remarks } = await answerOf(id)
  expect(application.tracker?.company_feedback).toEqual({
    action: 'remain',
    tags: ['稳重'],
    text: '等另一位',
  })
  expect(remarks).toMatchObject([{ user_id: hr.id, tags: ['细心'], appraise: '第二轮再看' }])
})

test('a comment without a word is none', async () => {
  const id = await enters(interview)
  const body = { side: 'company', action: 'comment', version: 2, text: ' ' } as const
  expect(await hr.send(pipelineApi.giveFeedback, { params: { id }, body })).toMatchObject({
    code: 'comment_missing',
  })
  const applications = [{ post_id: id, version: 2 }]
  const many = { applications, action: 'comment' as const, tags: ['稳重'] }
  expect(await hr.send(pipelineApi.giveFeedbackToMany, { body: many })).toMatchObject({
    code: 'comment_missing',
  })
})

test('a comment given to several does, too', async () => {
  const id = await enters(interview)
  await say(id, 2, 'remain', { text: '等另一位' })
  const words = { tags: [], text: '都不错' }
  const applications = [{ post_id: id, version: 3 }]
  await hr.ask(pipelineApi.giveFeedbackToMany, { body: { applications, action: 'comment', ...words } })
  const { application, remarks } = await answerOf(id)
  expect(application.tracker?.company_feedback).toMatchObject({ action: 'remain', text: '等另一位' })
  expect(remarks).toMatchObject([{ appraise: '都不错' }])
})

test('a score is shown, and leaves the decision and its words alone', async () => {
  const id = await enters(exam)
  await say(id, 2, 'remain', { text: '等分数' })
  await say(id, 3, 'change_score', { score: 87.5, text: '第三题重判' })
  const { application, remarks } = await answerOf(id)
  expect(application.tracker).toMatchObject({
    score: 87.5,
    company_feedback: { action: 'remain', text: '等分数' },
  })
  expect(remarks).toMatchObject([{ appraise: '第三题重判' }])
})

test('a comment that is taken back, or of an earlier step, is not shown; the decision stays', async () => {
  const id = await enters(interview)
  await say(id, 2, 'remain', { text: '等另一位' })
  const { batch_id } = await say(id, 3, 'comment', { text: '写错人了' })
  await hr.ask(pipelineApi.undo, { body: { batch_id } })
  expect(await answerOf(id)).toMatchObject({
    application: { tracker: { company_feedback: { text: '等另一位' } } },
    remarks: [],
  })
  await say(id, 5, 'comment', { text: '写对了' })
  await hr.ask(pipelineApi.move, { body: { post_id: id, version: 6, stage: exam } })
  expect((await answerOf(id)).remarks).toEqual([])
})

test('what was written over before gets its decision back from its history', async () => {
  const [id, other] = [await enters(interview), await enters(interview)]
  await say(id, 2, 'remain', { tags: ['稳重'], text: '等另一位' })
  const { batch_id } = await say(id, 3, 'cancel', { text: '点错了' })
  await hr.ask(pipelineApi.undo, { body: { batch_id } })
  for (const [one, version] of [
    [id, 5],
    [other, 2],
  ] as const) {
    await say(one, version, 'comment', { text: '第二轮再看' })
    await world.rows(
      `update stage_records set company_feedback = '{"action":"comment","tags":[],"text":"第二轮再看"}'
       where application_id = $1 returning id`,
      one,
    )
  }
  const migration = new URL('../../../../migrations/0100-decisions-stay.sql', import.meta.url)
  await world.rows(await readFile(migration, 'utf8'))
  const said = { action: 'remain', tags: ['稳重'], text: '等另一位' }
  expect((await answerOf(id)).application.tracker?.company_feedback).toEqual(said)
  expect((await answerOf(other)).application.tracker?.company_feedback).toBeNull()
})
