import { stages } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { candidateActions } from './candidate-feedback.ts'
import { companyActions, companyActionsIn } from './company-feedback.ts'
import { answersAt, companyGroup, isEnding } from './scenes.ts'

const everyStage = Object.values(stages.stage)

describe('the groups of a scene', () => {
  test('moving out is the one that the specification numbers', () => {
    expect(companyGroup('move_out')).toBe(392)
    expect(answersAt(stages.stage.interview, 'company').find(({ id }) => id === 392)?.flag).toBe('move_out')
  })

  test('no two answers have one number', () => {
    const all = everyStage.flatMap((stage) => [
      ...answersAt(stage, 'company'),
      ...answersAt(stage, 'candidate'),
    ])
    const numbers = new Map(all.map(({ id, side, flag }) => [`${side} ${flag}`, id]))
    expect(new Set(numbers.values()).size).toBe(numbers.size)
    expect(numbers.size).toBe(companyActions.length + candidateActions.length)
  })

  test.each(everyStage)('stage %i offers what its rules take, in their order', (stage) => {
    expect(answersAt(stage, 'company').map(({ flag }) => flag)).toEqual(companyActionsIn(stage))
    const answers = answersAt(stage, 'candidate').map(({ flag }) => flag)
    expect(answers).toEqual(candidateActions.filter((action) => answers.includes(action)))
  })
})

test.each([
  ['eliminate', true],
  ['refuse', true],
  ['un_entry', true],
  ['un_sign_contact', true],
  ['pass', false],
  ['un_contact', false],
  ['cancel', false],
])('%s ends an application: %s', (action, ends) => {
  expect(isEnding(action)).toBe(ends)
})
