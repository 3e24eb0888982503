import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { interviewing } from './testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await interviewing(world)
})
afterAll(() => world.end())

const of = async (post_id: number) =>
  (await office.recruiter.ask(interviewsApi.single, { query: { post_id } })).list
type Feedback = z.input<typeof pipelineApi.giveFeedback.body>
/** What is said, before it is known which version was seen. */
type Said<One> = One extends Feedback ? Omit<One, 'version'> : never

const say = async (post_id: number, said: Said<Feedback>) => {
  const { version } = await office.seen(post_id)
  return office.recruiter.ask(pipelineApi.giveFeedback, {
    params: { id: post_id },
    body: { ...said, version },
  })
}

test.each([
  ['pass', 'finish', 'passed', false],
  ['eliminate', 'finish', 'eliminated', false],
  ['remain', 'to_be_feedback', 'to_judge', false],
  ['absence', 'expired', 'absent', true],
  ['change_date', 'expired', 'put_off', true],
  ['cancel', 'expired', 'cancelled', true],
  ['comment', 'to_be_interview', 'accepted', false],
] as const)('%s leaves it %s', async (action, status, tag, hasLeft) => {
  const ann = await office.waiting('Ann')
  const id = await office.create([ann])
  await say(ann, { side: 'company', action, text: 'So it was.' })
  expect(await office.view(id)).toMatchObject({ status, interviewCandidates: [{ tag, hasLeft }] })
})

test.each([
  ['accept', 'to_be_interview', 'accepted'],
  ['refuse', 'expired', 'refused'],
  ['change_date', 'expired', 'unsuitable'],
  ['sign_in', 'to_be_interview', 'signed_in'],
] as const)('a candidate’s %s leaves it %s', async (action, status, tag) => {
  const ann = await office.waiting('Ann')
  const id = await office.create([ann])
  await say(ann, { side: 'candidate', action })
  expect(await office.view(id)).toMatchObject({ status, interviewCandidates: [{ tag }] })
})

test('one of two who declines leaves the other to be met', async () => {
  const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
  const id = await office.create([ann, ben])
  await say(ann, { side: 'candidate', action: 'refuse' })
  expect(await office.view(id)).toMatchObject({
    status: 'to_be_interview',
    interviewee: 'Ben',
    isMulti: true,
  })
  await say(ben, { side: 'company', action: 'pass' })
  expect((await office.view(id)).status).toBe('finish')
})

test('taken off the list nobody is met, and brought back they are', async () => {
  const ann = await office.waiting('Ann')
  const id = await office.create([ann])
  await office.recruiter.ask(pipelineApi.removeApplications, {
    body: { applications: [await office.seen(ann)] },
  })
  expect((await of(ann)).map(({ status }) => status)).toEqual(['expired'])
  const [row] = await world.rows('select version from applications where id = $1', ann)
  const applications = [{ post_id: ann, version: Number(row?.version) }]
  await office.recruiter.ask(pipelineApi.restoreApplications, { body: { applications } })
  expect((await of(ann)).map(({ id: found, status }) => [found, status])).toEqual([[id, 'to_be_interview']])
})

test('moved on before it took place it has expired, and afterwards it is finished', async () => {
  const [ann, ben] = [await office.waiting('Ann'), await office.waiting('Ben')]
  await office.create([ann])
  await office.create([ben], { is_sure: true })
  await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(ann)), stage: 5 } })
  world.now = new Date('2030-03-01T05:00:00Z')
  await office.recruiter.ask(pipelineApi.move, { body: { ...(await office.seen(ben)), stage: 5 } })
  expect([(await of(ann))[0]?.status, (await of(ben))[0]?.status]).toEqual(['expired', 'finish'])
})

test('others who are named meet the candidate, and nobody else sees the interview', async () => {
  const ann = await office.waiting('Ann')
  const id = await office.create([ann])
  const body = { ...(await office.seen(ann)), interviewer_ids: [office.second.id, office.lead.id] }
  await office.recruiter.ask(pipelineApi.arrange, { body })
  const { interview_users } = await office.view(id)
  expect(interview_users.map(({ user_id, role }) => [user_id, role])).toEqual([
    [office.second.id, 'main'],
    [office.lead.id, 'other'],
  ])
  await office.recruiter.ask(pipelineApi.arrange, {
    body: { ...(await office.seen(ann)), interviewer_ids: [office.second.id] },
  })
  expect((await office.lead.send(interviewsApi.view, { query: { id } })).http).toBe(404)
})

test('another end alone is another end of the interview', async () => {
  const ann = await office.waiting('Ann')
  const id = await office.create([ann])
  const body = { ...(await office.seen(ann)), meets_until: '2030-03-01T04:30:00Z' }
  await office.recruiter.ask(pipelineApi.arrange, { body })
  expect((await office.view(id)).endTime).toBe('2030-03-01T04:30:00.000Z')
})
