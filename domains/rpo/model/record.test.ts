import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  batchStates,
  becomes,
  countsOf,
  type Found,
  recordStates,
  toSend,
  whatCanBeDone,
  whyNotSent,
} from './index.ts'

const fine: Found = { isArchive: false, sameAs: null, unreadable: null, name: '韩梅' }

test.each<[Partial<Found>, ReturnType<typeof whyNotSent>]>([
  [{}, null],
  [{ name: null }, 'no_name'],
  [{ name: '' }, 'no_name'],
  [{ unreadable: 'password_protected', name: null }, 'password_protected'],
  [{ sameAs: 7 }, 'handed_in_before'],
  [{ sameAs: 7, unreadable: 'password_protected' }, 'handed_in_before'],
  [{ isArchive: true, name: null }, 'archive'],
  [{ isArchive: true, sameAs: 7 }, 'archive'],
])('a file with %j is not sent for %s', (found, reason) => {
  expect(whyNotSent({ ...fine, ...found })).toBe(reason)
})

describe('what its sender may do', () => {
  test.each(recordStates)('with a file that stands at %s', (state) => {
    expect(whatCanBeDone({ state, batch: 'draft' })).toEqual({ remark: true, move: true, remove: true })
    expect(whatCanBeDone({ state, batch: 'sent' })).toEqual({
      remark: state === 'sent',
      move: false,
      remove: false,
    })
  })
})

test('what was read and what waits is sent, and nothing twice', () => {
  const records = recordStates.map((state) => ({ state }))
  expect(toSend(records).map(({ state }) => state)).toEqual(['waiting', 'read'])
  expect(batchStates).toEqual(['draft', 'sent'])
})

test('whatever intake makes of a file has its word', () => {
  expect(Object.values(becomes).every((state) => recordStates.includes(state))).toBe(true)
})

test('the sums of states are the total', () => {
  const cells = fc.array(fc.record({ state: fc.constantFrom(...recordStates), amount: fc.nat(1000) }))
  fc.assert(
    fc.property(cells, (given) => {
      const { total, ...states } = countsOf(given)
      expect(Object.values(states).reduce((sum, value) => sum + value, 0)).toBe(total)
      expect(total).toBe(given.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})
