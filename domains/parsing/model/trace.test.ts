// @module-tag race
import { expect, test } from 'vitest'
import { precededBy } from './trace.ts'

test('what came before a reading stands first, and is never less than nothing', () => {
  const trace = {
    reader: 1,
    begun: '2026-11-20T02:00:00.000Z',
    steps: [{ step: 'recognise', ms: 2 }],
  } as const
  expect(precededBy(trace, 'wait', 12.6).steps).toEqual([
    { step: 'wait', ms: 13 },
    { step: 'recognise', ms: 2 },
  ])
  expect(precededBy(trace, 'wait', -3).steps[0]).toEqual({ step: 'wait', ms: 0 })
})
