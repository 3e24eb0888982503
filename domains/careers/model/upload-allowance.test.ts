import { expect, test } from 'vitest'
import { mayWait, uploadAllowance } from './upload-allowance.ts'

const { ownBytes, allBytes } = uploadAllowance

test.each([
  [0, 0, 10, true],
  [ownBytes - 10, ownBytes - 10, 10, true],
  [ownBytes - 9, ownBytes, 10, false],
  [0, allBytes - 10, 10, true],
  [0, allBytes - 9, 10, false],
])('with %i bytes of one and %i of all waiting, %i more may: %s', (own, all, more, may) =>
  expect(mayWait({ ownBytes: own, allBytes: all }, more)).toBe(may),
)
