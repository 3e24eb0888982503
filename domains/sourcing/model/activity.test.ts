import { describe, expect, test } from 'vitest'
import { type Counts, replyRate, whyImpossible } from './activity.ts'

const counts = (messages: number, wrote: number, answered: number, exchanged: number): Counts => ({
  customerMessageCount: messages,
  customerCount: wrote,
  replyCount: answered,
  exchangeContactCount: exchanged,
})

describe('a report', () => {
  test.each<[string, Counts, boolean]>([
    ['of nothing', counts(0, 0, 0, 0), true],
    ['of everybody answered', counts(10, 10, 10, 10), true],
    ['of some answered', counts(30, 12, 9, 2), true],
    ['of more who wrote than messages', counts(3, 4, 0, 0), false],
    ['of more answered than wrote', counts(30, 12, 13, 0), false],
    ['of more contacts than wrote', counts(30, 12, 0, 13), false],
    ['of answers without anybody', counts(0, 0, 1, 0), false],
  ])('%s: %s', (_, reported, isPossible) => {
    expect(whyImpossible(reported)).toBe(isPossible ? null : 'more_than_wrote')
  })
})

test.each<[Counts, number | null]>([
  [counts(0, 0, 0, 0), null],
  [counts(5, 4, 0, 0), 0],
  [counts(5, 4, 3, 0), 0.75],
  [counts(9, 4, 4, 4), 1],
])('%j: %s of those who wrote were answered', (reported, rate) => {
  expect(replyRate(reported)).toBe(rate)
})
