import { candidateTags, isSignedIn, tagOf } from '@bole/interviews/model'
import { statuses } from '@bole/processes/model'
import { expect, test } from 'vitest'

test.each([
  [10, 11, 'to_arrange'],
  [10, 12, 'put_off'],
  [10, 13, 'cancelled'],
  [10, 14, 'absent'],
  [10, 15, 'to_arrange'],
  [10, 16, 'not_reached'],
  [10, 17, 'unsuitable'],
  [10, 18, 'unsuitable'],
  [10, 19, 'unsuitable'],
  [20, 21, 'accepted'],
  [20, 22, 'signed_in'],
  [20, 23, 'interviewing'],
  [30, 0, 'to_judge'],
  [40, 0, 'passed'],
  [50, 51, 'eliminated'],
  [50, 52, 'refused'],
  [60, 0, 'invited'],
  [60, 61, 'invited'],
] as const)('%i/%i is said as %s', (step, detail, tag) => {
  expect(tagOf(step, detail, false)).toBe(tag)
  expect(statuses.knownStatus({ stage: 12, step, detail })).toBeDefined()
})

test('who was moved on keeps what was decided, and else is told to have been', () => {
  expect([tagOf(40, 0, true), tagOf(50, 51, true), tagOf(10, 13, true)]).toEqual([
    'passed',
    'eliminated',
    'cancelled',
  ])
  expect([tagOf(30, 0, true), tagOf(60, 61, true), tagOf(20, 23, true)]).toEqual(
    Array.from({ length: 3 }, () => 'moved_on'),
  )
  expect(candidateTags).toContain(tagOf(99, 0, false))
})

test('who was let in has come', () => {
  expect([isSignedIn(20, 21), isSignedIn(20, 22), isSignedIn(20, 23), isSignedIn(60, 22)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
