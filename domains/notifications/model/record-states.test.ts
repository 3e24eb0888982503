import { expect, test } from 'vitest'
import { afterNews, recordStates, statisticFrom, whatCanBeDone } from './record-states.ts'

test('sent, failed, waiting and cancelled are all that was asked for', () => {
  const counts = recordStates.map((state, index) => ({ state, count: 2 ** index }))
  const { toBeSent, hasBeenSent, fail, cancel, total } = statisticFrom(counts)
  expect([toBeSent, hasBeenSent, fail, cancel]).toEqual([1, 2 + 4 + 8, 16, 32])
  expect(toBeSent + hasBeenSent + fail + cancel).toBe(total)
})

test.each([
  ['waiting', 'sent', 'sent'],
  ['waiting', 'viewed', 'viewed'],
  ['viewed', 'sent', 'viewed'],
  ['viewed', 'failed', 'viewed'],
  ['sent', 'failed', 'failed'],
  ['failed', 'waiting', 'waiting'],
  ['cancelled', 'sent', 'sent'],
  ['waiting', 'cancelled', 'cancelled'],
] as const)('%s and then %s is %s', (state, news, after) => {
  expect(afterNews(state, news)).toBe(after)
})

test('what has left is not taken back, and what is over begins anew', () => {
  expect(recordStates.filter((state) => whatCanBeDone(state).cancel)).toEqual(['waiting'])
  expect(recordStates.filter((state) => whatCanBeDone(state).again)).toEqual(['failed', 'cancelled'])
})
