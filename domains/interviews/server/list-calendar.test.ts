import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviewing } from './testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

/** Of a day of March 2030 by the server's clock. */
const at = (day: number, hour: number, minutes = 30) => ({
  interviewTime: new Date(2030, 2, day, hour).toISOString(),
  endTime: new Date(new Date(2030, 2, day, hour).getTime() + minutes * 60_000).toISOString(),
})
const ask = async (from_day: string, until_day: string, more: object = {}, who = office.recruiter) =>
  (await who.ask(interviewsApi.calendar, { query: { from_day, until_day, ...more } })).list.map(
    ({ interviewee }) => interviewee,
  )

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date(2030, 1, 20, 12)
  office = await interviewing(world)
  const times = [at(3, 23, 120), at(4, 0), at(10, 23), at(11, 0)]
  for (const [index, time] of times.entries())
    await office.create([await office.waiting(`Candidate ${index}`)], { ...time, is_sure: true })
})
afterAll(() => world.end())

test('shows what takes place on its days, and what reaches into them', async () => {
  expect(await ask('2030-03-04', '2030-03-10')).toEqual(['Candidate 0', 'Candidate 1', 'Candidate 2'])
  expect(await ask('2030-03-11', '2030-03-11')).toEqual(['Candidate 3'])
  expect(await ask('2030-03-05', '2030-03-09')).toEqual([])
})

test('leaves out what expired, unless it is asked for', async () => {
  const { list } = await office.list({ keyword: 'Candidate 3' })
  const { id = 0, version = 0 } = list[0] ?? {}
  await office.recruiter.ask(interviewsApi.cancel, { query: { id, version } })
  expect(await ask('2030-03-11', '2030-03-11')).toEqual([])
  expect(await ask('2030-03-11', '2030-03-11', { status: ['expired'] })).toEqual(['Candidate 3'])
})

test('is narrowed as the list is, and shows interviewers theirs alone', async () => {
  expect(await ask('2030-03-01', '2030-03-31', { interviewer_id: [office.lead.id] })).toHaveLength(4)
  expect(await ask('2030-03-01', '2030-03-31', { interviewer_id: [office.second.id] })).toEqual([])
  expect(await ask('2030-03-01', '2030-03-31', { origin: 1 })).toEqual([])
  expect(await ask('2030-03-01', '2030-03-31', {}, office.lead)).toHaveLength(4)
  expect(await ask('2030-03-01', '2030-03-31', {}, office.second)).toEqual([])
})

test('shows six weeks at most', async () => {
  const query = { from_day: '2030-03-01', until_day: '2030-04-12' }
  const answer = await office.recruiter.send(interviewsApi.calendar, { query })
  expect(answer).toMatchObject({ code: 'too_many_days' })
})
