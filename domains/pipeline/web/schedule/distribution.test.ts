import { expect, test } from 'vitest'
import { type Asked, distribution } from './distribution.ts'

const slot = (id: number, capacity: number, taken = 0) => ({
  id,
  version: 1,
  process_step_id: 31,
  title: '',
  process: '标准流程',
  starts_at: `2030-03-04T0${id}:00:00.000Z`,
  ends_at: `2030-03-04T0${id}:30:00.000Z`,
  place: '',
  capacity,
  taken,
  people: [],
  can: { edit: true, remove: true },
})
const person = (post_id: number, given: Partial<Asked> = {}): Asked => ({
  post_id,
  version: 1,
  name: String(post_id),
  process_step_id: 31,
  slot_id: null,
  refusal: null,
  ...given,
})
const shown = (given: ReturnType<typeof distribution>) =>
  given.map(({ person: { post_id }, slot: one }) => [post_id, one?.id ?? null])

test('slots are filled one after the other, until none has a place left', () => {
  const people = [person(1), person(2), person(3), person(4)]
  expect(shown(distribution(people, [slot(7, 1), slot(8, 3, 1)], new Map()))).toEqual([
    [1, 7],
    [2, 8],
    [3, 8],
    [4, null],
  ])
})

test('what is chosen by hand takes its place first', () => {
  const byHand = new Map([
    [3, 7],
    [2, null],
  ])
  expect(shown(distribution([person(1), person(2), person(3)], [slot(7, 1), slot(8, 1)], byHand))).toEqual([
    [1, 8],
    [2, null],
    [3, 7],
  ])
})

test('who holds one, or can be given none, is left out', () => {
  const asked = [person(1, { slot_id: 7 }), person(2, { refusal: 'application_ended' }), person(3)]
  expect(shown(distribution(asked, [slot(7, 2)], new Map()))).toEqual([[3, 7]])
})
