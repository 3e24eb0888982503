import { pipelineApi } from '@bole/pipeline/contract'
import { processesApi } from '@bole/processes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let organisation: number
let admin: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

async function followed() {
  const position = await world.position(organisation, { stages: [1, 12, 5] })
  await world.application(organisation, position)
  const [row] = await world.rows('select process_id::int as id from positions where id = $1', position)
  const { process } = await admin.ask(processesApi.viewProcess, { query: { id: Number(row?.id) } })
  return process
}

test('a change says what becomes of the people inside, and changes nothing', async () => {
  const { id, version, steps } = await followed()
  const [screening, interview, offer] = steps
  if (!screening || !interview || !offer) throw new Error('a step is missing')
  const body = { id, steps: [screening, { stage: 14 }, { ...interview, title: 'Team' }] }
  const said = await admin.ask(processesApi.previewProcess, { body })
  expect(said).toMatchObject({ position_count: 1, open_count: 1, stuck: 0 })
  expect(said.steps.map((step) => [step.fate, step.under_way, step.next_after?.stage ?? null])).toEqual([
    ['stays', 1, 14],
    ['renamed', 0, null],
    ['goes', 0, null],
  ])
  const { process } = await admin.ask(processesApi.viewProcess, { query: { id } })
  expect([process.version, process.steps]).toEqual([version, steps])
})

test('people in a step that is to go are counted, and its save refused for them', async () => {
  const { id, version, steps } = await followed()
  const [row] = await world.rows(
    'select a.id::int from applications a join positions p on p.id = a.position_id where p.process_id = $1',
    id,
  )
  const post_id = Number(row?.id)
  const { application } = await admin.ask(pipelineApi.getApplication, { query: { post_id } })
  await admin.ask(pipelineApi.move, { body: { post_id, version: application.version, stage: 12 } })
  const body = { id, steps: steps.filter(({ stage }) => stage !== 12) }
  expect((await admin.ask(processesApi.previewProcess, { body })).stuck).toBe(1)
  expect((await admin.send(processesApi.updateProcess, { body: { ...body, version } })).code).toBe(
    'stage_in_use',
  )
})

test('steps in no possible order, or another process’s, are refused as saving them would be', async () => {
  const [one, other] = [await followed(), await followed()]
  const turned = { id: one.id, steps: one.steps.toReversed() }
  expect((await admin.send(processesApi.previewProcess, { body: turned })).code).toBe('screening_not_first')
  const borrowed = { id: one.id, steps: other.steps }
  expect((await admin.send(processesApi.previewProcess, { body: borrowed })).http).toBe(404)
})

test('a step keeps its own colour, and loses it when none is given', async () => {
  const { id, steps } = await followed()
  const coloured = steps.map((step) => (step.stage === 12 ? { ...step, colour: 'orange' as const } : step))
  await admin.ask(processesApi.updateProcess, { body: { id, version: 1, steps: coloured } })
  const now = (await admin.ask(processesApi.viewProcess, { query: { id } })).process.steps
  expect(now.map(({ colour }) => colour)).toEqual([undefined, 'orange', undefined])
  const { id: copy } = await admin.ask(processesApi.copyProcess, { body: { id } })
  const copied = (await admin.ask(processesApi.viewProcess, { query: { id: copy } })).process.steps
  expect(copied.map(({ colour }) => colour)).toEqual([undefined, 'orange', undefined])
  await admin.ask(processesApi.updateProcess, { body: { id, version: 2, steps } })
  const plain = (await admin.ask(processesApi.viewProcess, { query: { id } })).process.steps
  expect(plain.some(({ colour }) => colour)).toBe(false)
})
