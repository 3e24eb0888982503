import { expect, test } from 'vitest'
import { idleAt } from './idle-condition.ts'

test.each([
  [0, null],
  [12, 'check_by_user_id'],
  [14, 'interviewer_id'],
  [1, 'interviewer_id'],
])('at stage %d people are not asked for by %s', (stage, condition) => {
  expect(idleAt(stage)).toBe(condition)
})
