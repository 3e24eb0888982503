import { expect, test } from 'vitest'
import { afterNews, canBeCalledOff, recordStates, statisticFrom, whatCanBeDone } from './record-states.ts'

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

const invited = { event: 'invited', stage: 12 }
test.each([
  ['invited and told', invited, { stage: 12, step: 60, detail: 61, isListed: true }, true],
  ['not told yet', invited, { stage: 12, step: 10, detail: 11, isListed: true }, true],
  ['accepted', invited, { stage: 12, step: 20, detail: 21, isListed: true }, true],
  ['called off already', invited, { stage: 12, step: 10, detail: 13, isListed: true }, false],
  ['over', invited, { stage: 12, step: 30, detail: 0, isListed: true }, false],
  ['at another stage by now', invited, { stage: 5, step: 10, detail: 11, isListed: true }, false],
  ['taken off the list', invited, { stage: 12, step: 60, detail: 0, isListed: false }, false],
  [
    'no invitation',
    { event: 'cancelled', stage: 12 },
    { stage: 12, step: 60, detail: 0, isListed: true },
    false,
  ],
] as const)('what can be called off: %s', (_, record, standing, can) => {
  expect(canBeCalledOff(record, standing)).toBe(can)
})
