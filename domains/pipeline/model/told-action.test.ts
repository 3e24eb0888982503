import { stages } from '@bole/processes/model'
import { expect, test } from 'vitest'
import { toldAction } from './told-action.ts'

const { interview, offer } = stages.stage

test.each([
  ['arrange', interview, { meets_at: null }, 'appointment_cancelled'],
  ['arrange', interview, { meets_at: '2026-03-20T02:00:00.000Z' }, 'arrange'],
  ['arrange', interview, { meeting_place: 'Hall' }, 'arrange'],
  ['arrange', offer, { meets_at: null }, 'arrange'],
  ['move', interview, { meets_at: null }, 'move'],
])('%s at %s with %j is told as %s', (action, stage, facts, told) => {
  expect(toldAction({ action, stage, facts })).toBe(told)
})
