import { expect, test } from 'vitest'
import { hasRoomFor, isUsedUp, leftOf } from './message-quota.ts'

test.each([
  ['no limit', { total: null, used: 9000 }, false, null],
  ['some left', { total: 10, used: 9 }, false, 1],
  ['none left', { total: 10, used: 10 }, true, 0],
  ['a limit lowered below what was sent', { total: 5, used: 10 }, true, 0],
  ['none to begin with', { total: 0, used: 0 }, true, 0],
] as const)('%s', (_, quota, isOver, left) => {
  expect(isUsedUp(quota)).toBe(isOver)
  expect(leftOf(quota)).toBe(left)
})

test.each([
  [{ total: null, used: 9000 }, 5000, true],
  [{ total: 10, used: 8 }, 2, true],
  [{ total: 10, used: 8 }, 3, false],
  // Those who read on their page alone use nothing up.
  [{ total: 10, used: 12 }, 0, true],
] as const)('of %o there is room for %i: %s', (quota, coming, has) => {
  expect(hasRoomFor(quota, coming)).toBe(has)
})
