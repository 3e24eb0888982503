// @module-tag race
import { describe, expect, test } from 'vitest'
import { type ApprovalRule, afresh, answer, named, type Round, type Step } from './round.ts'

/** Numbers that follow from a seed, so that a walk that fails can be walked again. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const rules: readonly ApprovalRule[] = ['any', 'all', 'in_order']
const isOpen = ({ state }: Step) => ['waiting', 'asked', 'held'].includes(state)
const isAsked = ({ state }: Step) => state === 'asked' || state === 'held'

/** One approval from its beginning to its end: somebody answers, or others are named, until an answer decides. */
function walk(seed: number) {
  const roll = dice(seed)
  const rule = rules[roll(3)] ?? 'any'
  const people = Array.from({ length: 1 + roll(4) }, (_, at) => at + 1)
  let round: Round = { rule, steps: named({ rule, steps: [] }, people) }
  for (let turn = 0; turn < 40; turn++) {
    expectTurns(round, seed)
    if (roll(6) === 0) {
      const more = [...round.steps.map(({ userId }) => userId), 10 + turn]
      round = { rule, steps: named(round, more) }
      continue
    }
    const asked = round.steps.filter(isAsked)
    const who = asked[roll(asked.length)]
    const said = (['pass', 'pass', 'pass', 'eliminate', 'remain'] as const)[roll(5)] ?? 'pass'
    const before = round
    const answered = answer(round, new Set(who ? [who.userId] : []), said)
    round = { rule, steps: answered.steps }
    if (said !== 'remain' && answered.isFinal) return { before, round, said, who: who?.userId ?? 0 }
  }
  return null
}

function expectTurns({ rule, steps }: Round, seed: number) {
  const open = steps.filter(isOpen)
  const asked = steps.filter(isAsked)
  expect(asked.length, `seed ${seed}: somebody is asked`).toBeGreaterThan(0)
  if (rule === 'in_order') expect(asked[0], `seed ${seed}: the first of them`).toBe(open[0])
  else expect(asked, `seed ${seed}: all of them`).toEqual(open)
}

describe('two thousand approvals', () => {
  const ended = Array.from({ length: 2000 }, (_, seed) => walk(seed + 1)).filter((one) => one !== null)

  test('come to an end with nobody left to ask', () => {
    expect(ended.length).toBeGreaterThan(1900)
    for (const { round } of ended) expect(round.steps.filter(isOpen)).toEqual([])
  })

  test('that are approved have everybody’s yes, or one where one is enough', () => {
    for (const { round, said } of ended.filter((one) => one.said === 'pass')) {
      const states = new Set(round.steps.map(({ state }) => state))
      expect([said, states.has('refused')]).toEqual(['pass', false])
      if (round.rule !== 'any') expect([...states]).toEqual(['approved'])
    }
  })

  test('go on where they were when the last answer is taken back', () => {
    for (const { before, round, who } of ended) {
      const spared = round.steps.filter(({ state }) => state === 'spared').map(({ userId }) => userId)
      const back = afresh(round, new Set([who, ...spared]))
      const heldOrNot = (steps: readonly Step[]) =>
        steps.map(({ userId, state }) => [userId, state === 'approved'])
      expect(heldOrNot(back)).toEqual(heldOrNot(before.steps))
      expect(back.some(isAsked)).toBe(true)
    }
  })
})
