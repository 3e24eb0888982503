import { statuses, turns } from '@bole/processes/model'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { needsAction } from './my-turn.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.end())

test('what needs a recruiter to act are the statuses that are their turn', async () => {
  const codes = statuses.statuses.map(({ stage, step, detail }) => [stage, step, detail])
  const found = await world.rows(
    `select stage, step, detail from jsonb_to_recordset($1) a(is_listed boolean, stage int, step int, detail int)
     where ${needsAction} order by 1, 2, 3`,
    JSON.stringify(codes.map(([stage, step, detail]) => ({ is_listed: true, stage, step, detail }))),
  )
  const expected = turns
    .statusesOfTurn('recruiter')
    .map(({ stage, step, detail }) => ({ stage, step, detail }))
    .toSorted((one, other) => one.stage - other.stage || one.step - other.step || one.detail - other.detail)
  expect(found).toEqual(expected)
})
