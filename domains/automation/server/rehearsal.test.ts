import { automationApi } from '@bole/automation/contract'
import type { Setting } from '@bole/automation/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Ruling, startRuling } from './testing/ruling.ts'

let at: Ruling

beforeAll(async () => {
  at = await startRuling()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

const setting: Setting = {
  trigger: { when: 'enters', at: '1' },
  conditions: [],
  actions: [
    { do: 'move', stage: 14 },
    { do: 'notice', to: null, text: 'x' },
  ],
}

const rehearsed = async (given = setting, by = at.hr) =>
  by.ask(automationApi.rehearseRule, { body: { origin: 2, setting: JSON.stringify(given) } })

test('a rehearsal and the rule itself do the same about the same', async () => {
  const rule = await at.active('To approval', setting)
  const ids = [await at.applies(), await at.applies(), await at.applies()]
  await at.work()
  // Somebody brings one back, which the rule leaves there.
  await at.moves(ids[1] ?? 0, 1)
  await at.work()
  const { list } = await rehearsed()
  const { runs } = await at.view(rule)
  const told = (one: { application_id: number; outcome: string; actions: readonly unknown[] }) =>
    `${one.application_id} ${one.outcome.replace('act', 'done')} ${JSON.stringify(one.actions)}`
  expect(list.map(told).sort()).toEqual(
    runs.map((run) => told({ ...run, actions: run.actions.map(({ action }) => action) })).sort(),
  )
  expect(list).toHaveLength(4)
})

test('shows whom it would have acted on, changes nothing, and counts what is older than 90 days out', async () => {
  const [id, old] = [await at.applies(), await at.applies()]
  await at.world.rows(
    `update application_history set happened_at = now() - interval '91 days' where application_id = $1`,
    old,
  )
  const { list, total, happened, is_capped } = await rehearsed()
  expect(
    list.map(({ application_id, name, position_title, outcome }) => [
      application_id,
      name,
      position_title,
      outcome,
    ]),
  ).toEqual([[id, '王小明', 'Engineer', 'act']])
  expect([total, happened, is_capped]).toEqual([1, 1, false])
  expect(await at.standing(id)).toBe('1/0/0')
  expect(await at.world.rows('select 1 from notices where organisation_id = $1', at.company)).toEqual([])
})

test('shows times that passed, and nobody out of reach', async () => {
  const id = await at.applies()
  await at.world.rows(
    `update application_history set happened_at = now() - interval '5 days' where application_id = $1`,
    id,
  )
  const stays: Setting = { ...setting, trigger: { when: 'stays', at: '1', days: 3 } }
  expect((await rehearsed(stays)).list.map(({ application_id }) => application_id)).toEqual([id])
  const department = await at.world.department(at.company, 'Elsewhere')
  const admin = await at.world.user(at.company, 'DepAdmin2', department)
  expect(await rehearsed(stays, admin)).toMatchObject({ total: 0, happened: 0 })
})
