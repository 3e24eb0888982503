import { interviewsApi } from '@bole/interviews/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { addressOf } from '@bole/platform/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { offering } from '../testing/offering.ts'

let world: World
let office: Awaited<ReturnType<typeof offering>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await offering(world)
})
afterAll(() => world.end())

const { askAccommodations, getCalendarFile } = interviewsApi

const says = (token: string, text: string) =>
  world.stranger().send(askAccommodations, { body: { token, text } })
const file = async (token: string) => {
  const answer = await fetch(world.origin + addressOf(getCalendarFile, {}, { token }))
  const mediaType = answer.headers.get('content-type')
  return { http: answer.status, mediaType, text: await answer.text() }
}

test('a candidate who is invited reads whom they meet, and takes the interview into their calendar', async () => {
  const ann = await office.withPage('Ann')
  await office.create([ann.id], {
    interviewer_ids: [office.second.id, office.lead.id],
    address: { invite_type: 2, room: 'Room 4', address: '8, Keyuan Road', directions: 'Exit A' },
  })
  const { meeting } = await office.page(ann.token)
  expect(meeting).toMatchObject({ directions: 'Exit A', accommodations: '' })
  expect(meeting?.people).toHaveLength(2)
  const { text, mediaType } = await file(ann.token)
  expect(mediaType).toContain('text/calendar')
  expect(text).toContain('DTSTART:20300301T020000Z\r\nDTEND:20300301T030000Z\r\n')
  expect(text).toContain('LOCATION:Room 4\\, 8\\, Keyuan Road\r\n')
  expect(text).toContain('Engineer')
})

test('a calendar has nothing of what the candidate was not told, or is called off', async () => {
  const ann = await office.withPage('Ann')
  const id = await office.create([ann.id], { tells_candidate: false })
  expect((await file(ann.token)).http).toBe(404)
  await office.update(id, { interviewTime: '2030-03-05T02:00:00Z' })
  expect((await file(ann.token)).http).toBe(200)
  const { version } = await office.view(id)
  await office.recruiter.ask(interviewsApi.cancel, { query: { id, version } })
  expect((await file(ann.token)).http).toBe(404)
})

test('what a candidate needs is read by the people of the interview alone, also at another time', async () => {
  const ann = await office.withPage('Ann')
  const id = await office.create([ann.id])
  expect((await says(ann.token, 'A ramp')).status).toBe('success')
  expect((await office.page(ann.token)).meeting?.accommodations).toBe('A ramp')
  const asked = [{ post_id: ann.id, name: 'Ann', text: 'A ramp' }]
  expect((await office.view(id, office.lead)).accommodations).toEqual(asked)
  expect((await office.view(id)).accommodations).toEqual([])
  await office.update(id, { interviewTime: '2030-03-05T02:00:00Z', interviewer_ids: [office.second.id] })
  expect((await office.view(id, office.second)).accommodations).toEqual(asked)
  await says(ann.token, '')
  expect((await office.view(id, office.second)).accommodations).toEqual([])
})

test('nothing is asked for where no interview is to come', async () => {
  const ann = await office.withPage('Ann')
  expect((await says(ann.token, 'A ramp')).code).toBe('interview_is_over')
  await office.create([ann.id])
  const { version } = await office.get(ann.id)
  await office.recruiter.ask(pipelineApi.giveFeedback, {
    params: { id: ann.id },
    body: { side: 'candidate', action: 'refuse', version },
  })
  expect((await says(ann.token, 'A ramp')).code).toBe('interview_is_over')
  expect((await says('nobody’s', 'A ramp')).http).toBe(404)
})
