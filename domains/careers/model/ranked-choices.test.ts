import { expect, test } from 'vitest'
import { furtherChoices, whyNotRanked, wishedMore } from './ranked-choices.ts'

test.each<[number[], number[]]>([
  [[], []],
  [
    [2, 3],
    [2, 3],
  ],
  [
    [3, 2],
    [3, 2],
  ],
  [
    [2, 1, 2, 3],
    [2, 3],
  ],
])('after the first, %j are the wishes %j', (given, further) => {
  expect(furtherChoices(1, given)).toEqual(further)
})

const open = { isOpen: true }
const closed = { isOpen: false }

test.each([
  [[], 1, null],
  [[open], 1, 'choices_too_many'],
  [[open], 2, null],
  [[open, open], 3, null],
  [[open, open, open], 3, 'choices_too_many'],
  [[open, closed], 3, 'choice_closed'],
])('%j of at most %i altogether: %s', (further, most, fault) => {
  expect(whyNotRanked(further, most)).toBe(fault)
})

test.each<[number, number[]]>([
  [7, [7, 8, 9]],
  [8, [8, 7, 9]],
  [9, [7, 9, 8]],
  [6, [7, 8, 9]],
])('%i is wished for a place earlier: %j', (id, ordered) => {
  expect(wishedMore([7, 8, 9], id)).toEqual(ordered)
})
