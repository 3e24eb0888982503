import { describe, expect, test } from 'vitest'
import {
  type DecisionRefusal,
  placesOf,
  type RequisitionState,
  type Standing,
  whatCanBeDone,
  whyNotDecide,
} from './requisition.ts'

const nobody: Standing = { state: 'asked', isOwn: false, mayAsk: true, mayDecide: false, mayLink: false }

describe('what may be done', () => {
  test.each<[Partial<Standing>, string]>([
    [{}, ''],
    [{ isOwn: true }, 'edit withdraw'],
    [{ isOwn: true, mayAsk: false }, ''],
    [{ mayDecide: true }, 'approve refuse'],
    [{ mayLink: true }, ''],
    [{ state: 'approved', isOwn: true, mayDecide: true }, ''],
    [{ state: 'approved', mayLink: true }, 'link'],
    [{ state: 'refused', isOwn: true, mayDecide: true }, 'edit'],
    [{ state: 'withdrawn', isOwn: true, mayDecide: true, mayLink: true }, ''],
  ])('%j: %s', (standing, allowed) => {
    const can = Object.entries(whatCanBeDone({ ...nobody, ...standing }))
    expect(can.flatMap(([what, is]) => (is ? [what] : [])).join(' ')).toBe(allowed)
  })
})

test.each<[RequisitionState, 'approved' | 'refused', string, DecisionRefusal | null]>([
  ['asked', 'approved', '', null],
  ['asked', 'refused', 'no budget', null],
  ['asked', 'refused', ' ', 'reason_missing'],
  ['approved', 'refused', 'late', 'already_decided'],
  ['refused', 'approved', '', 'already_decided'],
  ['withdrawn', 'approved', '', 'already_decided'],
])('one that is %s, decided as %s with "%s": %s', (state, decision, reason, refusal) =>
  expect(whyNotDecide(state, decision, reason)).toBe(refusal),
)

test.each([
  [3, 0, { filled: 0, left: 3, isFilled: false }],
  [3, 2, { filled: 2, left: 1, isFilled: false }],
  [3, 3, { filled: 3, left: 0, isFilled: true }],
  [3, 5, { filled: 3, left: 0, isFilled: true }],
])('of %i places, %i entered: %j', (headCount, entered, places) =>
  expect(placesOf(headCount, entered)).toEqual(places),
)
