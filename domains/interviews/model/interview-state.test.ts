import { interviewStates, stateAt, whyNotCancel, whyNotFinish } from '@bole/interviews/model'
import { expect, test } from 'vitest'
import { keptStates } from './interview-state.ts'

const now = new Date('2030-03-01T10:00:00Z')
const at = (time: string) => new Date(`2030-03-01T${time}:00Z`)

test.each([
  ['ahead', '11:00', 'to_be_interview'],
  ['ahead', '10:01', 'to_be_interview'],
  ['ahead', '10:00', 'to_be_feedback'],
  ['ahead', '09:00', 'to_be_feedback'],
  ['held', '11:00', 'to_be_feedback'],
  ['held', '09:00', 'to_be_feedback'],
  ['done', '11:00', 'finish'],
  ['done', '09:00', 'finish'],
  ['off', '11:00', 'expired'],
  ['off', '09:00', 'expired'],
] as const)('what is %s and ends at %s is %s', (kept, ends, state) => {
  expect(stateAt(kept, at(ends), now)).toBe(state)
})

test('every state is reached by one that is kept', () => {
  const reached = keptStates.flatMap((kept) => [
    stateAt(kept, at('11:00'), now),
    stateAt(kept, at('09:00'), now),
  ])
  expect([...new Set(reached)].toSorted()).toEqual(interviewStates.toSorted())
})

test.each([
  ['ahead', '10:00', null],
  ['ahead', '09:00', null],
  ['ahead', '10:01', 'not_begun'],
  ['held', '09:00', 'interview_is_over'],
  ['done', '09:00', 'interview_is_over'],
  ['off', '11:00', 'interview_is_over'],
] as const)('what is %s and begins at %s is ended: %s', (kept, starts, why) => {
  expect(whyNotFinish(kept, at(starts), now)).toBe(why)
})

test.each([
  ['ahead', '10:01', null],
  ['ahead', '10:00', 'already_begun'],
  ['ahead', '09:00', 'already_begun'],
  ['held', '09:00', 'interview_is_over'],
  ['done', '09:00', 'interview_is_over'],
  ['off', '11:00', 'interview_is_over'],
] as const)('what is %s and begins at %s is called off: %s', (state, starts, why) => {
  expect(whyNotCancel(state, at(starts), now)).toBe(why)
})
