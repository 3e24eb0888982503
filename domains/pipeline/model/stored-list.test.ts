import { expect, test } from 'vitest'
import { isToBeKept, stageInHash } from './stored-list.ts'

test.each([
  ['', undefined],
  ['#top', undefined],
  ['#tracker_status=12', 12],
  ['tracker_status=0', 0],
  ['#/candidate/filter/list?tracker_status=14&keyword=x', 14],
  ['#tracker_status=', undefined],
  ['#tracker_status=999', undefined],
  ['#tracker_status=twelve', undefined],
])('%s names %s', (hash, stage) => {
  expect(stageInHash(hash)).toBe(stage)
})

test.each([
  ['', 12, true],
  ['#tracker_status=12', 12, true],
  ['#tracker_status=12', 5, false],
  ['#tracker_status=12', 0, false],
  ['#tracker_status=0', 0, true],
  ['#tracker_status=999', 5, true],
])('under %s an answer for %i is kept: %s', (hash, asked, isKept) => {
  expect(isToBeKept(hash, asked)).toBe(isKept)
})
