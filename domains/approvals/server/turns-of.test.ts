import type { Step } from '@bole/approvals/model'
import { describe, expect, test } from 'vitest'
import { turnsOf } from './turns-of.ts'

const steps: readonly Step[] = [
  { userId: 1, state: 'approved' },
  { userId: 2, state: 'asked' },
  { userId: 3, state: 'held' },
  { userId: 4, state: 'waiting' },
]
const round = { applicationId: 7, steps, dueOf: null }
const dueIn = (turns: ReturnType<typeof turnsOf>) =>
  turns.filter(({ isDue }) => isDue).map(({ userId, forUserId }) => [userId, forUserId])

describe('whose turn it is', () => {
  test('is that of whoever was asked and of whoever put the answer off', () => {
    expect(dueIn(turnsOf([round], []))).toEqual([
      [2, null],
      [3, null],
    ])
  })

  test('names everybody who approves, so that whoever answered loses their turn', () => {
    expect(turnsOf([round], []).map(({ userId, isDue }) => [userId, isDue])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ])
  })

  test('is also a deputy’s, of somebody whose turn it is', () => {
    const deputies = [
      { userId: 9, forUserId: 2 },
      { userId: 8, forUserId: 1 },
      { userId: 6, forUserId: 4 },
    ]
    expect(dueIn(turnsOf([round], deputies))).toEqual([
      [2, null],
      [3, null],
      [9, 2],
    ])
  })

  test('is a deputy’s who approves as well only once they answered for themselves', () => {
    expect(dueIn(turnsOf([round], [{ userId: 3, forUserId: 2 }]))).toEqual([
      [2, null],
      [3, null],
    ])
    const answered = turnsOf([round], [{ userId: 1, forUserId: 2 }])
    expect(answered.filter(({ userId }) => userId === 1)).toMatchObject([{ isDue: true, forUserId: 2 }])
  })

  test('in a round that is over is as at its beginning, without deputies', () => {
    const dueOf = [
      { userId: 1, isDue: true },
      { userId: 2, isDue: false },
    ]
    const over = { ...round, dueOf }
    expect(dueIn(turnsOf([over], [{ userId: 9, forUserId: 1 }]))).toEqual([[1, null]])
  })
})
