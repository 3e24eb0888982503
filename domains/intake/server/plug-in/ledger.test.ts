import { intakeApi } from '@bole/intake/contract'
import { positionsApi } from '@bole/positions/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { textResume } from '../../testing/documents.ts'
import { type PlugInWorld, startPlugIn } from '../../testing/plug-in-world.ts'

const { sumArrivals, listArrivals, retry } = intakeApi

let at: PlugInWorld
beforeAll(async () => {
  at = await startPlugIn()
})
afterAll(() => at.given.world.end())
beforeEach(() => at.begin())

const sums = async () => (await at.given.recruiter.ask(sumArrivals, { query: {} })).by_door
const rowsBy = async (door: 'plug-in' | 'phone-sync', state?: 'failed') =>
  (
    await at.given.recruiter.send(listArrivals, {
      query: { door, page_size: 200, ...(state && { state: [state] }) },
    })
  ).total

test('whatever a plug-in does stands in the sums, and each leads to its rows', async () => {
  await at.brought('l-1')
  await at.handIn('l-2', { category: 'nothing stands under it' })
  await at.comes('l-2', 'failed')
  await at.give({ reference: 'l-1', phone: '13800138111' })
  const doors = await sums()
  const plugIn = doors.find(({ door }) => door === 'plug-in')
  expect(plugIn).toMatchObject({ accepted: 1, failed: 1, waiting: 0, duplicate: 0, total: 2 })
  expect(await rowsBy('plug-in')).toBe(2)
  expect(await rowsBy('plug-in', 'failed')).toBe(1)
  expect(doors.find(({ door }) => door === 'phone-sync')).toMatchObject({ accepted: 1, total: 1 })
  expect(await rowsBy('phone-sync')).toBe(1)
})

test('what could not be read is read again where staff ask for it, and its plug-in hears of that', async () => {
  const job = String(at.given.position)
  await at.handIn('l-3', { job }, new TextEncoder().encode('%PDF-1.4 broken'))
  await at.comes('l-3', 'failed')
  const { list } = await at.given.recruiter.ask(listArrivals, { query: { keyword: 'l-3' } })
  const by_hand = { name: '周雨' }
  await at.given.recruiter.ask(retry, { body: { item_id: list[0]?.id ?? 0, by_hand } })
  await at.comes('l-3', 'accepted')
  expect(await at.became('l-3')).toEqual([['l-3', 'accepted', null]])
})

test('one person whom two boards know is one, with an application, and each board hears so', async () => {
  const job = String(at.given.position)
  const bytes = textResume({ name: '吴思远', phone: '13900009911' })
  await at.handIn('l-4', { job }, bytes)
  await at.comes('l-4', 'accepted')
  await at.given.recruiter.ask(positionsApi.switchChannel, { body: { channel: 'zhaopin', isOpen: true } })
  const { list } = await at.given.recruiter.ask(intakeApi.getPlugIns, {})
  const other = list.find(({ channel }) => channel === 'zhaopin')?.resume_url ?? ''
  // The same name is somebody else's there.
  expect(await at.handIn('l-4', { job }, bytes, other)).toMatchObject({ data: { state: 'waiting' } })
  const { world } = at.given
  const states = () =>
    world.rows(
      `select p.channel, i.state from plug_in_people p join intake_items i on i.id = p.item_id
       where p.reference = 'l-4' order by p.channel`,
    )
  await expect.poll(states).toEqual([
    { channel: 'boss', state: 'accepted' },
    { channel: 'zhaopin', state: 'duplicate' },
  ])
  expect(await at.given.people('13900009911')).toHaveLength(1)
})

test('two that take people up at once are given different ones', async () => {
  for (const reference of ['l-5', 'l-6', 'l-7', 'l-8']) await at.brought(reference)
  const [one, other] = await Promise.all([at.take(2), at.take(2)])
  expect(new Set([...one, ...other]).size).toBe(one.length + other.length)
  const rest = await at.take()
  expect([...one, ...other, ...rest].filter((reference: string) => /^l-[5-8]$/.test(reference))).toHaveLength(
    4,
  )
})
