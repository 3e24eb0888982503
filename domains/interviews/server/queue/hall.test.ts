import { interviewsApi } from '@bole/interviews/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { queueing } from '../testing/queueing.ts'

const { getDoor, getHall, getPlace, openHall, signInAtDoor } = interviewsApi

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

const at = (time: string) => {
  world.now = new Date(`2030-03-01T${time}:00Z`)
}
const last = (path: string | null) => path?.split('/').at(-1) ?? ''

/** A queue of 王小明 and Ann Smith with a phone number each, and the codes that hang and show there. */
async function hall() {
  const { id, people } = await office.queueOf('王小明', 'Ann Smith')
  for (const [index, one] of people.entries())
    await world.rows(
      `update candidates set phone = $1 where id = (select candidate_id from applications where id = $2)`,
      `1380013800${index}`,
      one,
    )
  const { door_path, hall_path, rooms } = await office.period(id)
  return { id, people, door: last(door_path), screen: last(hall_path), rooms }
}

const signIn = (token: string, name: string, phone: string) =>
  world.stranger().send(signInAtDoor, { body: { token, name, phone } })
const placeBy = async (token: string, ticket: string) =>
  (await world.stranger().ask(getPlace, { query: { token, ticket } })).place

test('a candidate signs in at the door, and their phone says when and where it is their turn', async () => {
  const { id, people, door, rooms } = await hall()
  at('01:30')
  expect(await world.stranger().ask(getDoor, { query: { token: door } })).toMatchObject({
    ...{ state: 'open', place: 'Room 4', interviewTime: '2030-03-01T02:00:00.000Z' },
  })
  const ann = (await signIn(door, ' ann  smith ', '138 0013 8001')).data?.ticket ?? ''
  const wang = (await signIn(door, '王小明', '13800138000')).data?.ticket ?? ''
  expect(await placeBy(door, ann)).toEqual({ state: 'waiting', number: 1, before: 0, minutes: 30, room: '' })
  expect(await placeBy(door, wang)).toMatchObject({ number: 2, before: 1, minutes: 30 })
  await office.callTo(id, rooms[0]?.id ?? 0, office.lead)
  expect(await placeBy(door, ann)).toMatchObject({ state: 'called', room: 'Room A', before: null })
  // Signed in again by a phone that was lost on the way, they are where they were.
  expect((await signIn(door, 'Ann Smith', '13800138001')).data?.ticket).toBe(ann)
  expect(await office.stands(people[1] ?? 0)).toBe('20/22')
})

test('the screen shows numbers and rooms, and no name that says who it is', async () => {
  const { id, people, screen, door, rooms } = await hall()
  at('02:00')
  for (const one of people) await office.comes(id, one)
  await office.callTo(id, rooms[1]?.id ?? 0)
  const shown = await world.stranger().ask(getHall, { query: { token: screen } })
  expect(shown).toMatchObject({
    rooms: [
      { title: 'Room A', now: null },
      { title: 'Room B', now: { number: 1, name: '王**', state: 'called' } },
    ],
    waiting: [{ number: 2, name: 'A. S.' }],
  })
  expect(last(shown.door_path)).toBe(door)
  expect(JSON.stringify(shown)).not.toMatch(/小明|Smith|1380013/)
})

test('the screen is closed, and is found at another address when it is opened again', async () => {
  const { id, screen } = await hall()
  const turn = async (is_open: boolean) =>
    (await office.recruiter.ask(openHall, { body: { interview_main_id: id, is_open } })).hall_path
  const isShown = async (token: string) => (await world.stranger().send(getHall, { query: { token } })).http
  expect(last(await turn(true))).toBe(screen)
  expect(await turn(false)).toBeNull()
  expect(await isShown(screen)).toBe(404)
  const again = last(await turn(true))
  expect(again).not.toBe(screen)
  expect([await isShown(again), await isShown(screen)]).toEqual([200, 404])
})

test.each([
  ['not_open_yet', '23:59', '2030-02-28', '王小明', '13800138000'],
  ['over', '06:00', '2030-03-01', '王小明', '13800138000'],
  ['not_expected', '02:00', '2030-03-01', '王小明', '13800138001'],
  ['not_expected', '02:00', '2030-03-01', '李雷', '13800138000'],
])('%s at %s on %s: %s, %s', async (code, time, day, name, phone) => {
  const { door } = await hall()
  world.now = new Date(`${day}T${time}:00Z`)
  expect(await signIn(door, name, phone)).toMatchObject({ status: 'error', code })
})

test('who is out of the queue is told so, and signs in no more', async () => {
  const { id, people, door } = await hall()
  at('02:00')
  const ticket = (await signIn(door, '王小明', '13800138000')).data?.ticket ?? ''
  const body = { interview_main_id: id, post_id: people[0] ?? 0 }
  await office.recruiter.ask(interviewsApi.giveUpQueue, { body })
  expect(await placeBy(door, ticket)).toMatchObject({ state: 'gone', before: null })
  expect(await signIn(door, '王小明', '13800138000')).toMatchObject({ code: 'not_expected' })
})

test('codes and tickets of others open nothing', async () => {
  const { door, screen } = await hall()
  at('02:00')
  const ticket = (await signIn(door, '王小明', '13800138000')).data?.ticket ?? ''
  const other = await office.queueOf('Ben')
  const elsewhere = last((await office.period(other.id)).door_path)
  const status = async (token: string, given: string) =>
    (await world.stranger().send(getPlace, { query: { token, ticket: given } })).http
  expect(await status(door, ticket)).toBe(200)
  expect(await status(elsewhere, ticket)).toBe(404)
  expect(await status(screen, ticket)).toBe(404)
  expect(
    await status(
      door,
      ticket.replace(/^\d+/, (digits) => String(Number(digits) + 1)),
    ),
  ).toBe(404)
  expect(await status(door, 'x')).toBe(404)
  expect((await world.stranger().send(getHall, { query: { token: door } })).http).toBe(404)
})

test('a queue that was called off is no more behind its codes', async () => {
  const { id, door } = await hall()
  const { version } = await office.view(id)
  await office.recruiter.ask(interviewsApi.cancel, { query: { id, version } })
  expect((await world.stranger().send(getDoor, { query: { token: door } })).http).toBe(404)
  const { period } = await office.recruiter.ask(interviewsApi.queue, { query: {} })
  expect(period).toEqual([])
})

test('two who sign in at the same moment have a number each', { tags: ['race'] }, async () => {
  const { id, door } = await hall()
  at('02:00')
  await Promise.all([signIn(door, '王小明', '13800138000'), signIn(door, 'Ann Smith', '13800138001')])
  const { data } = await office.period(id)
  expect(data.map(({ number }) => number).toSorted()).toEqual([1, 2])
})
