import { expect, test } from 'vitest'
import { askNoMore, askToChoose, takeTime } from './choose-time.ts'
import type { Decision, Standing } from './decision.ts'

const at = (stage: Standing['stage'], step: number, detail = 0): Standing => ({
  ...{ stage, step, detail, leftBecause: null },
})
const said = (decision: Decision) =>
  'next' in decision
    ? `${decision.next.stage}/${decision.next.step}/${decision.next.detail}`
    : decision.refusal

test.each([
  ['who has no time yet', at(12, 10, 11), '12/60/0'],
  ['whom no time suited', at(12, 10, 17), '12/60/0'],
  ['who did not answer', at(12, 10, 18), '12/60/0'],
  ['for whom no time was left', at(12, 10, 19), '12/60/0'],
  ['who was asked already', at(12, 60, 0), 'action_not_in_stage'],
  ['who will come', at(12, 20, 21), 'action_not_in_stage'],
  ['who is at another stage', at(3, 10, 11), 'action_not_in_stage'],
  ['who was rejected', at(12, 50, 51), 'application_ended'],
] as const)('to choose a time is asked of %s', (_, standing, becomes) => {
  expect(said(askToChoose(standing))).toBe(becomes)
})

test.each([
  [at(12, 60, 0), '12/10/11'],
  [at(12, 60, 61), '12/10/11'],
  [at(12, 20, 21), 'action_not_in_stage'],
  [at(12, 10, 17), 'action_not_in_stage'],
  [at(12, 50, 52), 'application_ended'],
] as const)('withdrawn at %j: %s', (standing, becomes) => {
  expect(said(askNoMore(standing))).toBe(becomes)
})

test.each([
  ['who was asked', at(12, 60, 0), '12/20/21'],
  ['who has looked', at(12, 60, 61), '12/20/21'],
  ['who took another before', at(12, 20, 21), '12/20/21'],
  ['who has come', at(12, 20, 22), 'action_not_in_stage'],
  ['who answered too late', at(12, 10, 18), 'action_not_in_stage'],
  ['who was rejected', at(12, 50, 51), 'application_ended'],
] as const)('a time is taken by %s', (_, standing, becomes) => {
  expect(said(takeTime(standing))).toBe(becomes)
})

test('nobody who left takes one', () => {
  expect(said(takeTime({ ...at(12, 60), leftBecause: 'removed' }))).toBe('application_left')
})
