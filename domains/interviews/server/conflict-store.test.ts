import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { interviewing } from './testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

beforeAll(async () => {
  world = await startWorld()
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await interviewing(world)
  await office.create([await office.waiting('Ann')])
  const called = await office.create([await office.waiting('Ben')], {
    ...{ interviewTime: '2030-03-01T05:00:00Z', endTime: '2030-03-01T06:00:00Z' },
    manager_ids: [office.second.id],
  })
  const { version } = await office.view(called)
  await office.recruiter.ask(interviewsApi.cancel, { query: { id: called, version } })
})
afterAll(() => world.end())

test.each([
  ['right before', '01:00', '02:00', 'Room 4', 0, 0],
  ['over its beginning', '01:30', '02:30', 'Room 4', 1, 1],
  ['within it', '02:15', '02:30', ' ROOM 4', 1, 1],
  ['around it, elsewhere', '01:00', '04:00', 'Room 5', 1, 0],
  ['right after', '03:00', '04:00', 'Room 4', 0, 0],
  ['while one was to be that was called off', '05:00', '06:00', 'Room 4', 0, 0],
])('%s', async (_, from, until, room, people, rooms) => {
  const found = await office.recruiter.ask(interviewsApi.findConflicts, {
    query: {
      ...{ interviewTime: `2030-03-01T${from}:00Z`, endTime: `2030-03-01T${until}:00Z`, room },
      interviewer_id: [office.lead.id, office.second.id],
    },
  })
  expect([found.people.length, found.rooms.length]).toEqual([people, rooms])
})
