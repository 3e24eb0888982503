// @module-tag race
import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueing } from '../testing/queueing.ts'

let world: World
let office: Awaited<ReturnType<typeof queueing>>

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await queueing(world)
})
afterAll(() => world.end())

test('two rooms that call at the same moment never get the same person', async () => {
  const { id, a, b } = await office.morning()
  const answers = await Promise.all([
    office.callTo(id, a, office.lead),
    office.callTo(id, b, office.second),
    office.callTo(id, a, office.recruiter),
    office.callTo(id, b, office.recruiter),
  ])
  const names = answers.flatMap(({ data }) => data?.name ?? [])
  expect(names.toSorted()).toEqual(['Ann', 'Ben'])
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['room_is_busy', 'room_is_busy'])
})

test('whoever is called and gives up at the same moment is in one of both', async () => {
  const { id, ann, a } = await office.morning()
  const body = { interview_main_id: id, post_id: ann }
  const [called, gone] = await Promise.all([
    office.callTo(id, a, office.lead, { post_id: ann }),
    office.recruiter.send(interviewsApi.giveUpQueue, { body }),
  ])
  expect(gone.status).toBe('success')
  expect(['success', 'error']).toContain(called.status)
  const { rooms, data } = await office.period(id)
  expect(rooms[0]?.post_id).toBeNull()
  expect(data.find(({ post_id }) => post_id === ann)?.state).toBe('gone')
})
