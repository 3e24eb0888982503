import { stages } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { countApproval } from './approval.ts'
import type { Standing } from './decision.ts'
import { mayGive, type Taking } from './who-may-give.ts'

const { approval, screening } = stages.stage
const at = (step: number, more: Partial<Standing> = {}): Standing => ({
  stage: approval,
  step,
  detail: 0,
  leftBecause: null,
  ...more,
})

describe('a yes that is counted', () => {
  test.each([
    ['in approval', 20, false, 20],
    ['in approval, with somebody who put theirs off', 20, true, 30],
    ['put off by whoever agrees now', 30, false, 20],
    ['put off by somebody else', 30, true, 30],
  ])('%s', (_, step, isHeld, next) => {
    expect(countApproval(at(step), { isHeld })).toEqual({ next: at(next) })
  })

  test.each([
    ['after a no', at(50, { detail: 51 }), 'application_ended'],
    ['of who was taken off the list', at(20, { leftBecause: 'removed' }), 'application_left'],
    ['elsewhere', at(20, { stage: screening }), 'action_not_in_stage'],
  ])('%s is none', (_, standing, refusal) => {
    expect(countApproval(standing, { isHeld: false })).toEqual({ refusal })
  })
})

describe('an approver whose turn it is not', () => {
  const taking = new Set<Taking>(['onlooker'])

  test.each(['pass', 'eliminate', 'remain'] as const)('does not %s', (action) => {
    expect(mayGive(approval, taking, { side: 'company', action })).toBe(false)
    expect(mayGive(approval, new Set(['approver']), { side: 'company', action })).toBe(true)
  })

  test('may say something', () => {
    expect(mayGive(approval, taking, { side: 'company', action: 'comment' })).toBe(true)
    expect(mayGive(approval, taking, { side: 'candidate' })).toBe(false)
  })
})
