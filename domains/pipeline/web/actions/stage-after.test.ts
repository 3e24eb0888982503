import { expect, test } from 'vitest'
import { stageAfter } from './stage-after.ts'

test.each([
  [1, [14, 12, 5], 14],
  [14, [1, 12, 5], 12],
  [12, [1, 5, 6], 5],
  [6, [1, 14], undefined],
  [0, [1, 14], undefined],
  [undefined, [1, 14], undefined],
  [1, [], undefined],
])('after %d of %j is %s', (current, offered, expected) => {
  expect(stageAfter(current, offered)).toBe(expected)
})
