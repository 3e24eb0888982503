// @module-tag race
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

/** A repeatable choice: the same seed tells the same story. */
function chooser(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const twice = () =>
  world.rows(
    `with taken as (
       select i.id, i.starts_at, i.ends_at, 'person ' || p.user_id as what from interviews i
         join interview_people p on p.organisation_id = i.organisation_id and p.interview_id = i.id
       where i.organisation_id = $1 and i.state in ('ahead', 'held') and p.role <> 'manager'
       union all
       select i.id, i.starts_at, i.ends_at, 'room ' || lower(r.place) from interviews i
         join interview_candidates c on c.organisation_id = i.organisation_id and c.interview_id = i.id and c.left_at is null
         join stage_records r on r.organisation_id = c.organisation_id and r.id = c.stage_record_id
       where i.organisation_id = $1 and i.state in ('ahead', 'held') and not r.is_online and r.place <> ''
     )
     select a.what from taken a join taken b on a.what = b.what and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at`,
    office.organisation,
  )

test('of two who take the last time at once exactly one gets it, and the other reads so', async () => {
  const [ann, ben] = [await office.withPage('Ann'), await office.withPage('Ben')]
  await office.offer([ann.id, ben.id], [2])
  const answers = await Promise.all([office.take(ann.token, 2), office.take(ben.token, 2)])
  const said = answers.map(({ code, status }) => code ?? status).toSorted()
  expect(said[1]).toBe('success')
  expect(['offer_is_over', 'time_is_gone']).toContain(said[0])
  expect((await office.list()).list).toHaveLength(1)
  expect(Object.values(await office.states()).toSorted()).toEqual(['booked', 'used_up'])
})

test.each([3, 17, 2030])('on random days no person and no room is booked twice: %i', async (seed) => {
  const below = chooser(seed)
  const people = await Promise.all(Array.from({ length: 6 }, (_, index) => office.withPage(`C${index}`)))
  const rooms = ['Room 4', 'ROOM 4', 'Room 5', '']
  for (const [index, one] of people.entries()) {
    const hours = Array.from({ length: 4 }, () => 1 + below(5))
    const interviewer_ids = [[office.lead.id], [office.second.id], [office.lead.id, office.second.id]][
      below(3)
    ]
    // Half an hour off, so that times lie across each other.
    const shift = below(2) * 30 * 60_000
    const times = hours.map((hour) => {
      const from = Date.parse(office.time(hour).interviewTime) + shift
      return {
        interviewTime: new Date(from).toISOString(),
        endTime: new Date(from + 3_600_000).toISOString(),
      }
    })
    const address = { invite_type: 2, room: rooms[below(rooms.length)] }
    const sent = await office.offer([one.id], [], { times, interviewer_ids, address })
    expect([sent.status, index]).toEqual(['success', index])
  }
  for (let round = 0; round < 2; round++) {
    const offered = await Promise.all(people.map(({ token }) => office.page(token)))
    await Promise.all(
      people.map(async ({ token }, index) => {
        const times = offered[index]?.offer?.times ?? []
        const chosen = times[below(Math.max(1, times.length))]
        if (chosen) await office.takeAt(token, chosen.interviewTime)
      }),
    )
    expect(await twice()).toEqual([])
  }
  expect((await office.list()).list.length).toBeGreaterThan(0)
})
