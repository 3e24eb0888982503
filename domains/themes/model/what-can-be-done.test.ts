import { expect, test } from 'vitest'
import { originOf, projectTypes, typeOf } from './project-type.ts'
import { whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'

const empty = { isDeleted: false, openPositions: 0, live: 0 }

test.each([
  [empty, null, ['edit', 'copy', 'delete']],
  [{ ...empty, openPositions: 2, live: 5 }, { refusal: 'has_open_positions', count: 2 }, ['edit', 'copy']],
  [{ ...empty, live: 5 }, { refusal: 'has_live_applications', count: 5 }, ['edit', 'copy']],
  [{ ...empty, isDeleted: true }, null, ['recover']],
])('%o: %o, %j', (project, why, can) => {
  const allowed = (mayManage: boolean) =>
    Object.entries(whatCanBeDone(project, mayManage))
      .filter(([, may]) => may)
      .map(([what]) => what)
  expect(whyNotDelete(project)).toEqual(why)
  expect(allowed(true)).toEqual(can)
  expect(allowed(false)).toEqual([])
})

test('the two words stand for the two origins', () => {
  expect(projectTypes.map(originOf)).toEqual([1, 2])
  expect([1, 2].map(typeOf)).toEqual(['xz', 'sz'])
})
