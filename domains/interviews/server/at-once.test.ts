import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

test('of two who move an interview at once the second hears of the first', { tags: ['race'] }, async () => {
  const id = await office.create([await office.waiting('Ann'), await office.waiting('Ben')])
  const { version } = await office.view(id)
  const move = (hour: number) =>
    office.recruiter.send(interviewsApi.update, {
      params: { interviewId: id },
      body: { version, interviewTime: `2030-03-04T0${hour}:00:00Z` },
    })
  const answers = await Promise.all([move(1), move(2), move(3)])
  expect(answers.map(({ code, status }) => code ?? status).toSorted()).toEqual(['stale', 'stale', 'success'])
})

test('an interview and its candidate changed at once end in one story, and nobody waits for ever', async () => {
  const people = [await office.waiting('Ann'), await office.waiting('Ben')]
  const id = await office.create(people)
  const { version } = await office.view(id)
  const seen = await Promise.all(people.map((post_id) => office.seen(post_id)))
  const answers = await Promise.all([
    office.recruiter.send(interviewsApi.update, {
      params: { interviewId: id },
      body: { version, interviewTime: '2030-03-04T02:00:00Z' },
    }),
    ...seen.map(({ post_id, version: was }) =>
      office.recruiter.send(pipelineApi.giveFeedback, {
        params: { id: post_id },
        body: { side: 'candidate', action: 'accept', version: was },
      }),
    ),
  ])
  expect(answers.every(({ http }) => http === 200)).toBe(true)
  const rows = await world.rows(
    `select count(*)::int as odd from interviews i join interview_candidates c on c.organisation_id = i.organisation_id
       and c.interview_id = i.id and c.left_at is null
     join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id
     where i.organisation_id = $1 and r.meets_at <> i.starts_at`,
    office.organisation,
  )
  expect(rows).toEqual([{ odd: 0 }])
})

test('one candidate is in one interview, however many are arranged at once', async () => {
  const ann = await office.waiting('Ann')
  const request = await office.request([ann], { is_sure: true })
  const answers = await Promise.all([1, 2, 3].map(() => office.recruiter.send(interviewsApi.create, request)))
  expect(answers.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect((await office.list()).list).toHaveLength(1)
})
