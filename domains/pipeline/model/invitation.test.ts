import { expect, test } from 'vitest'
import type { Standing } from './decision.ts'
import { arrangeAt, canInvite } from './invitation.ts'

const at = (stage: Standing['stage'], step: number, detail = 0): Standing => ({
  stage,
  step,
  detail,
  leftBecause: null,
})

test('only a date, people and a page together make an invitation', () => {
  const all = { hasPage: true, hasTime: true, hasPeople: true }
  expect(canInvite(all)).toBe(true)
  for (const key of ['hasPage', 'hasTime', 'hasPeople'])
    expect(canInvite({ ...all, [key]: false })).toBe(false)
})

test.each([
  ['arranged for the first time', at(12, 10, 11), { invites: true, isChanged: true }, '60/0'],
  ['told for the first time, nothing new', at(12, 10, 11), { invites: true, isChanged: false }, '60/0'],
  ['not to be told', at(12, 10, 11), { invites: false, isChanged: true }, '10/11'],
  ['after a cancellation', at(3, 10, 13), { invites: true, isChanged: true }, '60/0'],
  ['seen, and moved', at(12, 60, 61), { invites: true, isChanged: true }, '60/0'],
  ['seen, and only people change', at(12, 60, 61), { invites: true, isChanged: false }, '60/61'],
  ['confirmed, and moved', at(12, 20, 21), { invites: true, isChanged: true }, '60/0'],
  ['confirmed, and only people change', at(12, 20, 21), { invites: true, isChanged: false }, '20/21'],
  ['under way', at(12, 20, 23), { invites: true, isChanged: true }, '20/23'],
  ['over', at(12, 30), { invites: true, isChanged: true }, '30/0'],
  ['not a meeting', at(5, 10, 11), { invites: true, isChanged: true }, '10/11'],
  ['invited, and the time taken out', at(12, 60, 61), { isTakenOut: true }, '10/11'],
  ['confirmed, and the time taken out', at(3, 20, 21), { isTakenOut: true }, '10/11'],
  ['begun, and the time taken out', at(12, 20, 22), { isTakenOut: true }, '20/22'],
  ['over, and the time taken out', at(12, 30), { isTakenOut: true }, '30/0'],
  ['not invited yet, and the time taken out', at(12, 10, 17), { isTakenOut: true }, '10/17'],
])('%s', (_, standing, arranged, expected) => {
  const decision = arrangeAt(standing, { invites: false, isChanged: true, isTakenOut: false, ...arranged })
  expect('next' in decision && `${decision.next.step}/${decision.next.detail}`).toBe(expected)
})

test('what has ended is arranged no more', () => {
  expect(arrangeAt(at(12, 50, 51), { invites: true, isChanged: true, isTakenOut: false })).toEqual({
    refusal: 'application_ended',
  })
})
