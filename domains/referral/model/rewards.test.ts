import { statuses } from '@bole/processes/model'
import {
  balanceOf,
  type Entry,
  entriesDue,
  friendStageOf,
  friendStages,
  milestonesReached,
  type RewardRule,
  ruleFor,
  stateOf,
  steps,
} from '@bole/referral/model'
import { describe, expect, test } from 'vitest'

const rule = (id: number, more: Partial<RewardRule> = {}): RewardRule => ({
  ...{ id, milestone: 'joined', amount: id * 100, currency: 'CNY', valid_from: '2026-01-01', ended_on: null },
  ...{ origin: null, project_id: null, position_id: null },
  ...more,
})
const referred = { origin: 2, projectId: 5, positionId: 50, day: '2026-11-20' }
const status = (stage: number, step: number, detail: number) => ({ stage, step, detail })
const entered = status(6, 20, 21)

describe('how far a friend is', () => {
  test.each([
    ['just arrived', status(1, 0, 0), true, 'received'],
    ['being read', status(1, 20, 0), true, 'under_way'],
    ['turned down', status(1, 40, 41), true, 'closed'],
    ['withdrawn by themselves, in the same word', status(1, 40, 42), true, 'closed'],
    ['in a test', status(3, 20, 22), true, 'under_way'],
    ['to be given an offer', status(5, 10, 11), true, 'offer'],
    ['waiting to begin', status(6, 10, 11), true, 'offer'],
    ['there', entered, true, 'joined'],
    ['not come', status(6, 30, 31), true, 'closed'],
    ['taken out of the list', status(12, 20, 21), false, 'closed'],
  ])('%s', (_, standing, isListed, word) => {
    expect(friendStageOf(standing, isListed)).toBe(word)
  })

  test('is a word in every status there is', () => {
    const words = new Set(statuses.statuses.map((one) => friendStageOf(one, true)))
    expect([...words].sort()).toEqual([...friendStages].sort())
  })
})

test.each([
  ['received', status(1, 0, 0), ['applied']],
  ['in a test', status(3, 20, 22), ['applied']],
  ['interviewed', status(12, 10, 11), ['applied', 'interview']],
  ['turned down there', status(12, 50, 51), ['applied', 'interview']],
  ['offered', status(5, 20, 21), ['applied', 'interview', 'offer']],
  ['waiting to begin', status(6, 10, 11), ['applied', 'interview', 'offer']],
  ['there', entered, ['applied', 'interview', 'offer', 'joined']],
])('milestones of somebody %s', (_, standing, reached) => {
  expect(milestonesReached(standing)).toEqual(reached)
})

describe('the rule of a referral', () => {
  test.each<[string, RewardRule[], number | null]>([
    ['is none where there is none', [], null],
    ['is the company’s', [rule(1)], 1],
    ['is that of the kind of hiring before the company’s', [rule(1), rule(2, { origin: 2 })], 2],
    ['is that of the project before that', [rule(3, { project_id: 5 }), rule(2, { origin: 2 })], 3],
    ['is that of the position before all', [rule(4, { position_id: 50 }), rule(3, { project_id: 5 })], 4],
    ['is no other position’s', [rule(4, { position_id: 51 }), rule(1)], 1],
    ['is no other kind’s', [rule(2, { origin: 1 })], null],
    ['is no other milestone’s', [rule(1, { milestone: 'offer' })], null],
    ['is the latest valid on the day', [rule(2), rule(1, { valid_from: '2026-11-20' })], 1],
    ['is none that begins later', [rule(1, { valid_from: '2026-11-21' })], null],
    ['is none that has ended', [rule(1, { ended_on: '2026-11-20' })], null],
    ['is one that ends the day after', [rule(1, { ended_on: '2026-11-21' })], 1],
  ])('%s', (_, rules, id) => {
    expect(ruleFor(rules, 'joined', referred)?.id ?? null).toBe(id)
  })
})

const entry = (id: number, kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  ...{ id, kind, milestone: 'joined', reward_id: kind === 'earned' ? null : 1 },
  ...{ amount: kind === 'reversed' ? -100 : 100, currency: 'CNY', by_user_id: kind === 'earned' ? null : 3 },
  ...more,
})

describe('what a statement lacks', () => {
  test.each<[string, statuses.StatusCodes, Entry[], string[]]>([
    ['what was reached', entered, [], ['earned joined']],
    ['nothing twice', entered, [entry(1, 'earned')], []],
    ['nothing that is not reached', status(5, 20, 21), [], []],
    [
      'the counter entry of what is reached no more',
      status(5, 20, 21),
      [entry(1, 'earned')],
      ['reversed joined'],
    ],
    ['nothing where that was approved', status(5, 20, 21), [entry(1, 'earned'), entry(2, 'approved')], []],
    ['nothing where people took it back', entered, [entry(1, 'earned'), entry(2, 'reversed')], []],
    [
      'what was reached anew',
      entered,
      [entry(1, 'earned'), entry(2, 'reversed', { by_user_id: null })],
      ['earned joined'],
    ],
    [
      'nothing where it was reversed already',
      status(5, 20, 21),
      [entry(1, 'earned'), entry(2, 'reversed')],
      [],
    ],
  ])('%s', (_, standing, entries, due) => {
    const found = entriesDue({ standing, referred, rules: [rule(1)], entries })
    expect(found.map(({ kind, milestone }) => `${kind} ${milestone}`)).toEqual(due)
  })

  test('is one entry for each milestone passed over', () => {
    const rules = [rule(1), rule(2, { milestone: 'offer' }), rule(3, { milestone: 'interview', amount: 0 })]
    const found = entriesDue({ standing: entered, referred, rules, entries: [] })
    expect(found.map(({ milestone }) => milestone)).toEqual(['offer', 'joined'])
  })
})

describe('a statement', () => {
  test.each<[Entry['kind'][], string, number, number]>([
    [['earned'], 'earned', 100, 0],
    [['earned', 'approved'], 'approved', 100, 0],
    [['earned', 'approved', 'paid'], 'paid', 100, 100],
    [['earned', 'reversed'], 'reversed', 0, 0],
    [['earned', 'approved', 'paid', 'reversed'], 'reversed', 0, 100],
  ])('of %j', (kinds, state, earned, paid) => {
    const entries = kinds.map((kind, index) => entry(index + 1, kind))
    expect(stateOf({ id: 1 }, entries)).toBe(state)
    expect(balanceOf(entries)).toEqual([{ currency: 'CNY', earned, paid, open: earned - paid }])
    for (const kind of steps[stateOf({ id: 1 }, entries)]) expect(kinds).not.toContain(kind)
  })

  test('adds up each currency apart', () => {
    expect(balanceOf([entry(1, 'earned'), entry(2, 'earned', { currency: 'BRL', amount: 7 })])).toEqual([
      { currency: 'BRL', earned: 7, paid: 0, open: 7 },
      { currency: 'CNY', earned: 100, paid: 0, open: 100 },
    ])
  })
})
