import { expect, test } from 'vitest'
import { isSecondGeneration } from './screen.ts'

test.each([
  ['/candidate/filter/list', false],
  ['/candidate2/filter2/list', true],
  ['/regulation2/position/12/update', true],
  ['/config2', true],
  ['/config/process/list/2', false],
  ['/candidate/22/list', false],
  ['/interview2/list', true],
  ['/', false],
])('%s belongs to the second generation: %s', (path, isSo) => {
  expect(isSecondGeneration(path)).toBe(isSo)
})
