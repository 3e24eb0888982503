import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviewing } from '../testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

const { forgetOwnHours, freeTimes, getHours, getOwnHours, saveOwnHours, updateHours } = interviewsApi
/** Of Monday 4 March 2030 by the server's clock. */
const at = (hour: number, minute = 0) => new Date(2030, 2, 4, hour, minute).toISOString()

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date(2030, 1, 20, 12)
  office = await interviewing(world)
})
afterAll(() => world.end())

const free = async (given: object = {}) => {
  const query = {
    ...{ interviewer_id: [office.lead.id, office.second.id], minutes: 60 },
    ...{ from_day: '2030-03-03', until_day: '2030-03-04', ...given },
  }
  const { list } = await office.recruiter.ask(freeTimes, { query })
  return list.map(({ interviewTime }) => interviewTime)
}
const daysOff: string[] = []
const own = { version: 0, weekdays: [1], opens_at: 10, closes_at: 12, days_off: daysOff }

test('several people are free within the hours of the company and their own, before and after what they have', async () => {
  expect(await free()).toHaveLength(17)
  await office.second.ask(saveOwnHours, { body: own })
  expect(await free()).toEqual([at(10), at(10, 30), at(11)])
  const id = await office.create([await office.waiting('Ann')], { interviewTime: at(11), endTime: at(12) })
  expect(await free()).toEqual([at(10)])
  expect(await free({ id })).toHaveLength(3)
  await office.second.ask(forgetOwnHours, {})
  expect(await free({ interviewer_id: [office.second.id], room: 'room 4' })).toHaveLength(14)
})

test('a company’s holidays and buffer hold for all', async () => {
  const admin = await world.user(office.organisation, 'OrgAdmin')
  const usual = await admin.ask(getHours, {})
  const busy = { interviewTime: at(10), endTime: at(17), interviewer_ids: [office.lead.id] }
  await office.create([await office.waiting('Ann')], busy)
  expect(await free()).toEqual([at(9), at(17)])
  const { version } = await admin.ask(updateHours, { body: { ...usual, buffer_minutes: 10 } })
  expect(await free({ minutes: 45 })).toEqual([at(9)])
  await admin.ask(updateHours, { body: { ...usual, version, holidays: ['2030-03-04'] } })
  expect(await free()).toEqual([])
})

test('nobody’s day ends before it begins', async () => {
  const admin = await world.user(office.organisation, 'OrgAdmin')
  const usual = await admin.ask(getHours, {})
  const body = { ...usual, opens_at: 18, closes_at: 18 }
  expect(await admin.send(updateHours, { body })).toMatchObject({ code: 'closes_before_it_opens' })
  const answer = await office.lead.send(saveOwnHours, { body: { ...own, closes_at: 10 } })
  expect(answer).toMatchObject({ code: 'closes_before_it_opens' })
})

test('hours of one’s own are saved over those that were seen', async () => {
  expect(await office.lead.ask(getOwnHours, {})).toMatchObject({ version: 0, opens_at: 9, closes_at: 18 })
  const { version } = await office.lead.ask(saveOwnHours, { body: { ...own, days_off: ['2030-03-05'] } })
  expect(await office.lead.ask(getOwnHours, {})).toEqual({ ...own, version, days_off: ['2030-03-05'] })
  expect(await office.lead.send(saveOwnHours, { body: own })).toMatchObject({ code: 'stale_hours' })
  await office.lead.ask(saveOwnHours, { body: { ...own, version } })
  expect(await office.lead.send(saveOwnHours, { body: { ...own, version } })).toMatchObject({
    code: 'stale_hours',
  })
  expect(await office.second.ask(getOwnHours, {})).toMatchObject({ version: 0 })
})

test('free times are looked for in six weeks at most', async () => {
  const query = {
    interviewer_id: [office.lead.id],
    minutes: 30,
    from_day: '2030-03-01',
    until_day: '2030-05-01',
  }
  expect(await office.recruiter.send(freeTimes, { query })).toMatchObject({ code: 'too_many_days' })
})
