import { describe, expect, test } from 'vitest'
import {
  type ApprovalRule,
  afresh,
  answer,
  answeredBy,
  initialTurns,
  named,
  nextAsked,
  type Step,
  type StepState,
} from './round.ts'

const steps = (...states: readonly StepState[]): Step[] =>
  states.map((state, place) => ({ userId: place + 1, state }))
const statesOf = (some: readonly Step[]) => some.map(({ state }) => state).join(' ')

describe('an answer', () => {
  test.each<[ApprovalRule, readonly StepState[], number[], 'pass' | 'eliminate' | 'remain', boolean, string]>(
    [
      // One approver decides, whatever the rule.
      ['any', ['asked'], [1], 'pass', true, 'approved'],
      ['all', ['asked'], [1], 'pass', true, 'approved'],
      ['in_order', ['asked'], [1], 'eliminate', true, 'refused'],
      // Any: the first answer.
      ['any', ['asked', 'asked'], [2], 'pass', true, 'spared approved'],
      ['any', ['asked', 'held'], [1], 'eliminate', true, 'refused spared'],
      // All: the last yes, or one no.
      ['all', ['asked', 'asked', 'asked'], [2], 'pass', false, 'asked approved asked'],
      ['all', ['approved', 'asked'], [2], 'pass', true, 'approved approved'],
      ['all', ['approved', 'asked', 'asked'], [2], 'eliminate', true, 'approved refused spared'],
      // In order: the next is asked by a yes.
      ['in_order', ['asked', 'waiting', 'waiting'], [1], 'pass', false, 'approved asked waiting'],
      ['in_order', ['approved', 'asked'], [2], 'pass', true, 'approved approved'],
      ['in_order', ['asked', 'waiting'], [1], 'eliminate', true, 'refused spared'],
      // Put off: they are still asked.
      ['all', ['asked', 'asked'], [1], 'remain', true, 'held asked'],
      ['in_order', ['held', 'waiting'], [1], 'pass', false, 'approved asked'],
      // For two at once, by the colleague of one of them.
      ['all', ['asked', 'asked'], [1, 2], 'pass', true, 'approved approved'],
      // Over the heads of those who were asked.
      ['all', ['asked', 'asked'], [], 'pass', true, 'spared spared'],
      ['in_order', ['approved', 'asked'], [], 'eliminate', true, 'approved spared'],
      // Put off by one, the others' answers are what counts.
      ['all', ['held', 'asked'], [2], 'pass', false, 'held approved'],
      ['all', ['held', 'approved'], [1], 'pass', true, 'approved approved'],
      ['in_order', ['held', 'waiting'], [1], 'eliminate', true, 'refused spared'],
      ['any', ['held', 'held'], [2], 'pass', true, 'spared approved'],
      // Early, by whoever may decide whenever they like.
      ['in_order', ['asked', 'waiting', 'waiting'], [2], 'pass', false, 'asked approved waiting'],
      ['in_order', ['asked', 'waiting'], [2], 'eliminate', true, 'spared refused'],
      // A mind that was changed.
      ['all', ['approved', 'asked'], [1], 'eliminate', true, 'refused spared'],
      ['all', ['approved', 'asked'], [1], 'remain', true, 'held asked'],
      ['any', ['approved', 'spared'], [2], 'eliminate', true, 'approved refused'],
      // Nobody was asked.
      ['any', [], [], 'pass', true, ''],
    ],
  )('%s of %j, for %j: %s', (rule, states, forUsers, said, isFinal, after) => {
    const answered = answer({ rule, steps: steps(...states) }, new Set(forUsers), said)
    expect([answered.isFinal, statesOf(answered.steps)]).toEqual([isFinal, after])
  })

  test('says whether somebody put theirs off', () => {
    const round = { rule: 'all', steps: steps('held', 'asked', 'asked') } as const
    expect(answer(round, new Set([2]), 'pass').isHeld).toBe(true)
    expect(answer(round, new Set([1]), 'pass').isHeld).toBe(false)
  })
})

test('whoever is named anew is asked, who stays keeps their answer, and the order is the one named', () => {
  const round = { rule: 'in_order', steps: steps('approved', 'asked') } as const
  expect(named(round, [3, 2, 1])).toEqual([
    { userId: 3, state: 'asked' },
    { userId: 2, state: 'waiting' },
    { userId: 1, state: 'approved' },
  ])
  expect(statesOf(named({ rule: 'all', steps: [] }, [4, 5]))).toBe('asked asked')
})

test('of several in order the first who has not answered is asked', () => {
  expect(statesOf(nextAsked({ rule: 'in_order', steps: steps('approved', 'waiting', 'waiting') }))).toBe(
    'approved asked waiting',
  )
})

test('whoever is taken out is asked no more, and the next one is', () => {
  const round = { rule: 'in_order', steps: steps('asked', 'waiting', 'waiting') } as const
  expect(named(round, [2, 3])).toEqual([
    { userId: 2, state: 'asked' },
    { userId: 3, state: 'waiting' },
  ])
})

describe('an approval that goes on after it was over', () => {
  test.each<[ApprovalRule, readonly StepState[], number[], string]>([
    ['any', ['approved', 'spared'], [1, 2], 'asked asked'],
    ['all', ['approved', 'approved'], [2], 'approved asked'],
    ['in_order', ['approved', 'approved', 'asked'], [2], 'approved asked waiting'],
    // Restored, with no batch to take back.
    ['all', ['approved', 'refused', 'spared'], [], 'approved asked asked'],
    ['any', ['approved', 'spared'], [], 'asked asked'],
    ['all', ['approved', 'approved'], [], 'asked asked'],
    ['any', ['asked', 'refused'], [], 'asked refused'],
  ])('%s of %j, taken back %j: %s', (rule, states, undone, after) => {
    expect(statesOf(afresh({ rule, steps: steps(...states) }, new Set(undone)))).toBe(after)
  })
})

test('at the beginning it is everybody’s turn, and under an order the first one’s', () => {
  const turns = (rule: ApprovalRule) =>
    initialTurns({ rule, steps: steps('approved', 'approved') }).map(({ isDue }) => isDue)
  expect([turns('any'), turns('all'), turns('in_order')]).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ])
})

describe('one answer is that of', () => {
  const round = steps('approved', 'asked', 'held', 'waiting')
  test.each<[string, number, number[], number[]]>([
    ['whoever’s turn it is, alone', 2, [3], [2]],
    ['whoever they answer for, once theirs is given', 1, [2, 4], [2]],
    ['whoever they answer for, before their own turn', 4, [3], [3]],
    ['both they answer for, who are no approver', 9, [2, 3], [2, 3]],
    ['themselves, who change their mind', 1, [], [1]],
    ['nobody who was asked', 9, [4], []],
  ])('%s', (_, userId, served, whose) => {
    expect([...answeredBy(round, userId, served)]).toEqual(whose)
  })
})
