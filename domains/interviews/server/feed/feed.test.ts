import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { interviewing } from '../testing/meeting.ts'

let world: World
let office: Awaited<ReturnType<typeof interviewing>>

const { cancel, closeFeed, getFeed, renewFeed } = interviewsApi

beforeAll(async () => {
  world = await startWorld()
})
beforeEach(async () => {
  world.now = new Date('2030-02-28T01:00:00Z')
  office = await interviewing(world)
})
afterAll(() => world.end())

const renewed = async (who: Visitor) => (await who.ask(renewFeed, {})).path ?? ''
const read = async (path: string) => {
  const answer = await fetch(world.origin + path)
  return { http: answer.status, text: await answer.text() }
}
const begins = ({ text }: { readonly text: string }) => text.match(/(?<=DTSTART:)\w+/g) ?? []

test('whoever interviews subscribes to their interviews and nobody else’s', async () => {
  expect(await office.lead.ask(getFeed, {})).toEqual({ path: null })
  const path = await renewed(office.lead)
  expect(await office.lead.ask(getFeed, {})).toEqual({ path })
  expect(begins(await read(path))).toEqual([])
  const id = await office.create([await office.waiting('Ann, the second')])
  const elsewhere = { invite_type: 2, room: 'Room 5' }
  await office.create([await office.waiting('Ben')], {
    ...{ interviewer_ids: [office.second.id], address: elsewhere },
  })
  const first = await read(path)
  expect(first.http).toBe(200)
  expect(begins(first)).toEqual(['20300301T020000Z'])
  expect(first.text).toContain('SUMMARY:Interview: Ann\\, the second\r\n')
  expect(first.text).toContain('LOCATION:Room 4\r\n')
  const sequence = Number(first.text.match(/SEQUENCE:(\d+)/)?.[1])
  await office.update(id, { interviewTime: '2030-03-05T02:00:00Z' })
  const moved = await read(path)
  expect(begins(moved)).toEqual(['20300305T020000Z'])
  expect(Number(moved.text.match(/SEQUENCE:(\d+)/)?.[1])).toBeGreaterThan(sequence)
  expect(moved.text.match(/UID:.*/)?.[0]).toBe(first.text.match(/UID:.*/)?.[0])
  const { version } = await office.view(id)
  await office.recruiter.ask(cancel, { query: { id, version } })
  expect(begins(await read(path))).toEqual([])
})

test('an address that was renewed, taken away or of somebody who left reads nothing', async () => {
  const first = await renewed(office.lead)
  const second = await renewed(office.lead)
  expect(second).not.toBe(first)
  expect([(await read(first)).http, (await read(second)).http]).toEqual([404, 200])
  await office.lead.ask(closeFeed, {})
  expect((await read(second)).http).toBe(404)
  const third = await renewed(office.second)
  await world.rows(`update users set state = 'disabled' where id = $1`, office.second.id)
  expect((await read(third)).http).toBe(404)
})
