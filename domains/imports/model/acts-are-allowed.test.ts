import {
  type Decision,
  giveCandidateFeedback,
  giveCompanyFeedback,
  moveTo,
  type Standing,
  takeUp,
} from '@bole/pipeline/model'
import { type ProcessStep, stages, statuses } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Act, actsOf, type StandingWord, standings } from './standings.ts'

const at = new Date('2019-01-01')
const { screening, approval, assessment, exam, aiInterview, interview, offer, entry } = stages.stage
const processOf = (among: readonly stages.Stage[]): ProcessStep[] =>
  among.map((stage, index) => ({ id: index + 1, stage, title: '' }))

const begins: Standing = { ...statuses.awaitingScreening, leftBecause: null, processStep: 1 }

/** What the pipeline's own rule makes of an act. */
function decided(standing: Standing, act: Act, process: readonly ProcessStep[]): Decision {
  switch (act.do) {
    case 'take_up':
      return takeUp(standing)
    case 'move':
      return moveTo(standing, { stage: act.to, step: process.find(({ stage }) => stage === act.to) }, process)
    case 'company_feedback':
      return giveCompanyFeedback(standing, act.action)
    case 'candidate_feedback':
      return giveCandidateFeedback(standing, act.action)
  }
}

/** Where somebody stands once all of it was done; a rule that says no is a mistake of ours. */
function standingAfter(words: readonly StandingWord[], among: readonly stages.Stage[]): Standing {
  const process = processOf(among)
  const steps = actsOf(
    words.map((standing) => ({ standing, at })),
    among,
  )
  return steps.reduce((standing, { act }) => {
    const decision = decided(standing, act, process)
    if (!('next' in decision)) throw new Error(`${act.do} is refused: ${decision.refusal}`)
    return decision.next
  }, begins)
}

const whole = [screening, approval, assessment, exam, aiInterview, interview, offer, entry]

test('whatever somebody had passed elsewhere, by whatever process, the rules of the pipeline allow every step', () => {
  const process = fc
    .subarray([approval, assessment, exam, aiInterview, interview, offer, entry])
    .map((rest): stages.Stage[] => [screening, ...rest])
  const words = fc.array(fc.constantFrom(...standings), { maxLength: 10 })
  fc.assert(
    fc.property(words, process, (passed, among) => {
      const standing = standingAfter(passed, among)
      expect(among).toContain(standing.stage)
      expect(standing.leftBecause).toBeNull()
    }),
    { numRuns: 5000 },
  )
})

describe('somebody who last was', () => {
  test.each<[StandingWord, readonly stages.Stage[], readonly [stage: number, step: number, detail: number]]>([
    ['awaiting', whole, [screening, 0, 0]],
    ['screening', whole, [screening, 20, 0]],
    ['passed_screening', whole, [screening, 30, 0]],
    ['exam', whole, [exam, 10, 11]],
    ['exam', [screening, assessment], [assessment, 10, 11]],
    ['exam', [screening, interview], [screening, 20, 0]],
    ['interview', whole, [interview, 10, 11]],
    ['interview', [screening], [screening, 20, 0]],
    ['offer', whole, [offer, 10, 11]],
    ['hired', whole, [entry, 20, 21]],
    ['hired', [screening, interview, offer], [offer, 30, 31]],
    ['hired', [screening, interview], [screening, 20, 0]],
    ['eliminated', whole, [screening, 40, 41]],
    ['refused', whole, [screening, 40, 42]],
  ])('%s stands by %j at %j', (word, among, [stage, step, detail]) => {
    expect(standingAfter([word], among)).toMatchObject({ stage, step, detail })
  })

  test.each<[readonly StandingWord[], readonly [stage: number, step: number, detail: number]]>([
    [
      ['interview', 'eliminated'],
      [interview, 50, 51],
    ],
    [
      ['interview', 'refused'],
      [interview, 50, 52],
    ],
    [
      ['exam', 'eliminated'],
      [exam, 50, 51],
    ],
    [
      ['offer', 'eliminated'],
      [offer, 40, 41],
    ],
    [
      ['offer', 'refused'],
      [offer, 40, 42],
    ],
    [
      ['passed_screening', 'interview', 'offer', 'hired'],
      [entry, 20, 21],
    ],
    [
      ['interview', 'screening'],
      [interview, 10, 11],
    ],
    [
      ['offer', 'interview'],
      [interview, 10, 11],
    ],
    [
      ['hired', 'eliminated'],
      [entry, 20, 21],
    ],
    [
      ['refused', 'hired'],
      [screening, 40, 42],
    ],
  ])('through %j stands at %j', (words, [stage, step, detail]) => {
    expect(standingAfter(words, whole)).toMatchObject({ stage, step, detail })
  })
})
