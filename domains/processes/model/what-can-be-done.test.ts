import { expect, test } from 'vitest'
import { whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'

const unused = { isDefault: false, isDeleted: false, openPositions: 0 }

function allowed(process: typeof unused, mayManage = true) {
  return Object.entries(whatCanBeDone(process, mayManage))
    .filter(([, may]) => may)
    .map(([what]) => what)
}

test.each([
  [unused, null, ['edit', 'make_default', 'copy', 'delete']],
  [{ ...unused, isDefault: true }, 'is_default', ['edit', 'copy']],
  [{ ...unused, openPositions: 2 }, 'used_by_open_positions', ['edit', 'make_default', 'copy']],
  [{ ...unused, isDeleted: true }, null, ['copy', 'restore']],
] as const)('%o', (process, why, can) => {
  expect(whyNotDelete(process)).toBe(why)
  expect(allowed(process)).toEqual(can)
  expect(allowed(process, false)).toEqual([])
})
