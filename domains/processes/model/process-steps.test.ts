import { describe, expect, test } from 'vitest'
import {
  canBeAdded,
  defaultStages,
  faultInSteps,
  namesUnknown,
  stepAt,
  stepsFor,
  withoutStageNames,
} from './process-steps.ts'

const untitled = (codes: readonly number[]) => codes.map((stage) => ({ stage, title: '' }))
const step = (id: number, stage: number, title = '') => ({ id, stage, title })

describe('the steps of a process', () => {
  test.each([
    [[1, 14, 12, 5, 6], null],
    [[1, 12], null],
    [[1], null],
    [[1, 5], null],
    [[1, 6], null],
    [[1, 12, 3], null],
    [[1, 7], 'stage_unknown'],
    [[0, 1], 'stage_unknown'],
    [[1, 12, 1], 'stage_repeated'],
    [[1, 5, 12, 5], 'stage_repeated'],
    [[1, 6, 12, 6], 'stage_repeated'],
    [[12, 1], 'screening_not_first'],
    [[], 'screening_not_first'],
    [[1, 6, 5], 'offer_after_entry'],
    [[1, 6, 12, 5], 'offer_after_entry'],
    [[1, 12, 12], 'title_repeated'],
  ])('of stages %j: %s', (codes, fault) => {
    expect(faultInSteps(untitled(codes))).toBe(fault)
  })

  test.each([
    [['First', 'Second'], null],
    [['', 'Second'], null],
    [['First', ''], null],
    [['', ''], 'title_repeated'],
    [['HR', 'hr'], 'title_repeated'],
  ])('interviewing in rounds called %j: %s', (titles, fault) => {
    const rounds = titles.map((title) => ({ stage: 12, title }))
    expect(faultInSteps([...untitled([1]), ...rounds])).toBe(fault)
  })

  test('are not called alike across stages either', () => {
    expect(faultInSteps([step(1, 1), step(2, 3, 'Round'), step(3, 12, 'Round')])).toBe('title_repeated')
  })

  const namesOf = (stage: number) => (stage === 12 ? ['面试', 'Interview'] : stage === 3 ? ['Exam'] : [])
  test.each([
    [[step(2, 12, 'interview')], ['']],
    [[step(2, 12, 'Exam')], ['Exam']],
    [
      [step(2, 12, 'HR'), step(3, 12, '面试')],
      ['HR', ''],
    ],
  ])('have no title that is the name of their stage: %j', (steps, titles) => {
    expect(withoutStageNames(steps, namesOf).map(({ title }) => title)).toEqual(titles)
  })

  test('are not called as an untitled step of another stage is', () => {
    expect(faultInSteps([step(1, 1), step(2, 3), step(3, 12, 'exam')], namesOf)).toBe('title_repeated')
    expect(faultInSteps([step(1, 1), step(2, 3, 'Test'), step(3, 12, 'exam')], namesOf)).toBeNull()
  })

  test.each([
    [12, true],
    [14, true],
    [16, true],
    [3, true],
    [15, true],
    [1, false],
    [5, false],
    [6, false],
  ])('take stage %d once more: %s', (code, isTaken) => {
    expect(canBeAdded(code, untitled([1, 14, 16, 3, 15, 12, 5, 6]))).toBe(isTaken)
    expect(canBeAdded(code, [])).toBe(true)
  })
})

describe('stages alone', () => {
  const existing = [step(1, 1), step(2, 12, 'First'), step(3, 12, 'Second'), step(4, 5)]

  test.each([
    [[1, 12, 12, 5], existing],
    [
      [1, 12, 5],
      [step(1, 1), step(2, 12, 'First'), step(4, 5)],
    ],
    [
      [1, 5, 12],
      [step(1, 1), step(4, 5), step(2, 12, 'First')],
    ],
    [
      [1, 14, 12],
      [step(1, 1), { stage: 14, title: '' }, step(2, 12, 'First')],
    ],
  ])('%j keep the steps there are', (codes, steps) => {
    expect(stepsFor(codes, existing)).toEqual(steps)
  })

  test('begin a process with untitled steps', () => {
    expect(stepsFor([1, 12])).toEqual(untitled([1, 12]))
    expect(Object.values(defaultStages).map((codes) => faultInSteps(stepsFor(codes)))).toEqual([null, null])
  })
})

describe('a wanted step', () => {
  const existing = [step(1, 1), step(2, 12)]

  test.each([
    [[step(1, 1), step(2, 12, 'HR')], false],
    [[step(1, 1), { stage: 12, title: '' }], false],
    [[step(1, 1), step(9, 12)], true],
    [[step(1, 1), step(2, 3)], true],
    [[step(1, 1), step(2, 12, 'A'), step(2, 12, 'B')], true],
  ])('of %j is unknown: %s', (wanted, isUnknown) => {
    expect(namesUnknown(wanted, existing)).toBe(isUnknown)
  })
})

test.each([
  [{ stage: 12, processStep: 3 }, 3],
  [{ stage: 12, processStep: 2 }, 2],
  [{ stage: 12, processStep: null }, 2],
  [{ stage: 12 }, 2],
  [{ stage: 12, processStep: 99 }, 2],
  [{ stage: 5, processStep: 3 }, undefined],
  [{ stage: 1, processStep: 3 }, 1],
])('what stands at %j stands in step %s', (at, id) => {
  expect(stepAt([step(1, 1), step(2, 12, 'First'), step(3, 12, 'Second')], at)?.id).toBe(id)
})
