import { describe, expect, test } from 'vitest'
import { defaultStages, faultInStages } from './stage-order.ts'

describe('the stages of a process', () => {
  test.each([
    [[1, 14, 12, 5, 6], null],
    [[1, 12], null],
    [[1], null],
    [[1, 5], null],
    [[1, 6], null],
    [[1, 12, 3], null],
    [[1, 7], 'stage_unknown'],
    [[0, 1], 'stage_unknown'],
    [[1, 12, 12], 'stage_repeated'],
    [[1, 12, 1], 'stage_repeated'],
    [[12, 1], 'screening_not_first'],
    [[], 'screening_not_first'],
    [[1, 6, 5], 'offer_after_entry'],
    [[1, 6, 12, 5], 'offer_after_entry'],
  ])('%j: %s', (codes, fault) => {
    expect(faultInStages(codes)).toBe(fault)
  })

  test('an organisation starts with processes that keep the rule', () => {
    expect(defaultStages[2]).toEqual([1, 14, 12, 5, 6])
    expect(defaultStages[1]).toEqual([1, 16, 3, 15, 12, 5, 6])
    expect(Object.values(defaultStages).map(faultInStages)).toEqual([null, null])
  })
})
