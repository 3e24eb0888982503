import { pipelineApi } from '@bole/pipeline/contract'
import { startCompany } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { world, organisation, hr } = await startCompany()
afterAll(() => world.end())

const day = '2999-01-07'
const [all, none] = [
  { edit: true, remove: true },
  { edit: false, remove: false },
]
let round: number

beforeAll(async () => {
  // Its process has the rounds.
  await world.position(organisation)
  const { list } = await hr.ask(pipelineApi.listQueueProcesses, { query: {} })
  round = list[0]?.id ?? 0
})

test('HR of departments change what was made there, and leave the slots of others alone', async () => {
  const [here, there] = [await world.department(organisation, 'R'), await world.department(organisation, 'S')]
  const [maker, colleague, other] = [
    await world.user(organisation, 'DepAdmin2', here),
    await world.user(organisation, 'DepAdmin2', here),
    await world.user(organisation, 'DepAdmin2', there),
  ]
  const body = {
    process_step_id: round,
    first_day: day,
    has_weekends: true,
    from: '09:00',
    until: '11:00',
    minutes: 60,
  }
  await maker.ask(pipelineApi.setSlots, { body })
  const query = { from_day: day, until_day: day }
  const listed = async (who: typeof maker) => (await who.ask(pipelineApi.listSlots, { query })).list
  expect((await listed(other)).map(({ can }) => can)).toEqual([none, none])
  expect((await listed(colleague)).map(({ can }) => can)).toEqual([all, all])
  expect((await listed(hr)).map(({ can }) => can)).toEqual([all, all])
  const [slot] = await listed(maker)
  if (!slot) throw new Error('slots were set')
  const { id, version, starts_at, ends_at } = slot
  const change = { id, version, starts_at, ends_at, place: 'Elsewhere', capacity: 3 }
  expect((await other.send(pipelineApi.updateSlot, { body: change })).code).toBe('slot_of_others')
  expect((await other.send(pipelineApi.removeSlot, { body: { id } })).code).toBe('slot_of_others')
  expect((await listed(maker))[0]).toMatchObject({ id, version, place: '' })
  expect((await colleague.send(pipelineApi.updateSlot, { body: change })).status).toBe('success')
  expect((await maker.send(pipelineApi.removeSlot, { body: { id } })).status).toBe('success')
})
