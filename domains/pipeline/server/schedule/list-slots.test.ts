import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

let round: number

beforeAll(async () => {
  // Its process has the rounds.
  await world.position(organisation)
  const { list } = await hr.ask(pipelineApi.listQueueProcesses, { query: {} })
  round = list[0]?.id ?? 0
  await set(5, { until: '12:00' })
})

/** A day counted from today, by the server's clock. */
const day = (days: number) => {
  const at = new Date()
  at.setDate(at.getDate() + days)
  return at.toLocaleDateString('sv')
}

const set = (days: number, given: { readonly until: string; readonly place?: string }) =>
  hr.ask(pipelineApi.setSlots, {
    body: {
      process_step_id: round,
      first_day: day(days),
      has_weekends: true,
      from: '09:00',
      minutes: 60,
      ...given,
    },
  })

const listed = async (query: object) =>
  (await hr.ask(pipelineApi.listSlots, { query: { page_size: 200, ...query } })).list

test('slots are narrowed to a round, a process, days and what is still to come', async () => {
  await set(30, { until: '10:00', place: 'Narrow' })
  const [slot] = await listed({ from_day: day(30), until_day: day(30) })
  const [{ id: process } = { id: 0 }] = await world.rows(
    'select process_id::integer as id from process_steps where id = $1',
    round,
  )
  const has = async (query: object) => (await listed(query)).some(({ id }) => id === slot?.id)
  expect(await has({ process_step_id: [round + 1, round], process_id: process, is_ahead: true })).toBe(true)
  expect(await has({ process_step_id: [round + 1] })).toBe(false)
  expect(await has({ process_id: Number(process) + 1 })).toBe(false)
  expect(await has({ until_day: day(29) })).toBe(false)
  expect(await has({ is_ahead: false })).toBe(false)
  expect(await has({ origin: 1 })).toBe(false)
})

test('slots come in the order of their time, those that were last', async () => {
  const [first] = await listed({ is_ahead: true })
  await world.rows(
    `update interview_slots set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where id = $1`,
    first?.id,
  )
  const times = (await listed({})).map(({ starts_at }) => Date.parse(starts_at))
  const ahead = times.filter((time) => time > Date.now())
  expect(ahead).toEqual(ahead.toSorted((one, other) => one - other))
  expect(times.slice(0, ahead.length)).toEqual(ahead)
})

test('slots of a round that left its process are shown no more', async () => {
  await world.rows('update process_steps set is_gone = true where id = $1', round)
  expect(await listed({})).toEqual([])
  await world.rows('update process_steps set is_gone = false where id = $1', round)
  expect((await listed({})).length).toBeGreaterThan(0)
})
