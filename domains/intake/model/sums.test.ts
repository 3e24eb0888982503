import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doors } from './doors.ts'
import { itemStates } from './item-reasons.ts'
import { sumsOf } from './sums.ts'

const none = { waiting: 0, accepted: 0, duplicate: 0, failed: 0, total: 0 }

test('arrivals are summed by door, by day and over all', () => {
  const sums = sumsOf([
    { door: 'site', day: '2026-11-02', state: 'accepted', amount: 2 },
    { door: 'mailbox', day: '2026-11-03', state: 'failed', amount: 1 },
    { door: 'mailbox', day: '2026-11-02', state: 'waiting', amount: 4 },
  ])
  expect(sums.by_door).toEqual([
    { ...none, door: 'mailbox', failed: 1, waiting: 4, total: 5 },
    { ...none, door: 'site', accepted: 2, total: 2 },
  ])
  expect(sums.by_day).toEqual([
    { ...none, day: '2026-11-03', failed: 1, total: 1 },
    { ...none, day: '2026-11-02', accepted: 2, waiting: 4, total: 6 },
  ])
  expect(sums.all).toEqual({ ...none, accepted: 2, failed: 1, waiting: 4, total: 7 })
})

test('whatever came, the sums agree', () => {
  const cell = fc.record({
    door: fc.constantFrom(...doors),
    day: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    state: fc.constantFrom(...itemStates),
    amount: fc.nat(1000),
  })
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const { by_door, by_day, all } = sumsOf(cells)
      for (const state of [...itemStates, 'total'] as const) {
        const over = (rows: readonly Record<typeof state, number>[]) =>
          rows.reduce((sum, row) => sum + row[state], 0)
        expect([over(by_door), over(by_day)]).toEqual([all[state], all[state]])
      }
      expect(itemStates.reduce((sum, state) => sum + all[state], 0)).toBe(all.total)
    }),
  )
})
