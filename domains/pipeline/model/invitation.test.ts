import { expect, test } from 'vitest'
import { giveCompanyFeedback } from './company-feedback.ts'
import type { Standing } from './decision.ts'
import { arrangeAt, canInvite } from './invitation.ts'

const at = (stage: Standing['stage'], step: number, detail = 0): Standing => ({
  stage,
  step,
  detail,
  leftBecause: null,
})

const nothing = {
  invites: false,
  isChanged: false,
  isArranged: false,
  hasAgreed: false,
  isTakenOut: false,
  isNamed: false,
  isMovedAhead: false,
  isDatedAnew: false,
  hasApprover: false,
}

test('only a date, people and a page together make an invitation', () => {
  const all = { hasPage: true, hasTime: true, hasPeople: true }
  expect(canInvite(all)).toBe(true)
  for (const key of ['hasPage', 'hasTime', 'hasPeople'])
    expect(canInvite({ ...all, [key]: false })).toBe(false)
})

test.each([
  ['arranged for the first time', at(12, 10, 11), { invites: true, isChanged: true }, '60/0'],
  ['told for the first time, nothing new', at(12, 10, 11), { invites: true, isChanged: false }, '60/0'],
  ['not to be told, and nobody named yet', at(12, 10, 11), { isChanged: true }, '10/11'],
  ['not to be told', at(12, 10, 11), { isArranged: true }, '20/21'],
  ['only people named, who were missing', at(3, 10, 11), { isArranged: true, isChanged: false }, '20/21'],
  ['arranged anew without telling', at(12, 10, 12), { isArranged: true }, '20/21'],
  [
    'rescheduled, and its time said once more',
    at(12, 10, 12),
    { isArranged: true, isChanged: false, isNamed: true },
    '20/21',
  ],
  ['rescheduled, and nothing named', at(12, 10, 12), { isArranged: true, isChanged: false }, '10/12'],
  ['rescheduled, named, nobody to meet', at(3, 10, 12), { isNamed: true }, '10/12'],
  ['cancelled, and nothing new', at(12, 10, 13), { isArranged: true, isChanged: false }, '10/13'],
  ['arranged without telling, and told now', at(12, 20, 21), { invites: true, isChanged: false }, '60/0'],
  ['over, and arranged', at(12, 30), { isArranged: true }, '30/0'],
  ['after a cancellation', at(3, 10, 13), { invites: true, isChanged: true }, '60/0'],
  ['seen, and moved', at(12, 60, 61), { invites: true, isChanged: true }, '60/0'],
  ['seen, and only people change', at(12, 60, 61), { invites: true, isChanged: false }, '60/61'],
  ['confirmed, and moved', at(12, 20, 21), { invites: true, hasAgreed: true }, '60/0'],
  [
    'confirmed, and only people change',
    at(12, 20, 21),
    { invites: true, isChanged: false, hasAgreed: true },
    '20/21',
  ],
  ['under way', at(12, 20, 23), { invites: true, isChanged: true }, '20/23'],
  ['over', at(12, 30), { invites: true, isChanged: true }, '30/0'],
  ['over, and told at a time to come', at(12, 30), { invites: true, isMovedAhead: true }, '60/0'],
  ['over, and at a time to come', at(15, 30), { isArranged: true, isMovedAhead: true }, '20/21'],
  ['over, at a time to come, nobody to meet', at(12, 30), { isMovedAhead: true }, '10/11'],
  ['under way, and at a time to come', at(12, 20, 23), { isArranged: true, isMovedAhead: true }, '20/23'],
  ['passed, and at a time to come', at(12, 40), { isArranged: true, isMovedAhead: true }, '40/0'],
  ['not a meeting', at(5, 10, 11), { invites: true, isChanged: true }, '10/11'],
  ['invited, and the time taken out', at(12, 60, 61), { isTakenOut: true }, '10/11'],
  ['confirmed, and the time taken out', at(3, 20, 21), { isTakenOut: true }, '10/11'],
  ['begun, and the time taken out', at(12, 20, 22), { isTakenOut: true }, '20/22'],
  ['over, and the time taken out', at(12, 30), { isTakenOut: true }, '30/0'],
  ['not invited yet, and the time taken out', at(12, 10, 17), { isTakenOut: true }, '10/17'],
  ['an offer past its day, which is another now', at(5, 10, 15), { isDatedAnew: true }, '10/11'],
  ['an offer past its day, which stays', at(5, 10, 15), {}, '10/15'],
  ['an offer being considered, for longer', at(5, 20, 21), { isDatedAnew: true }, '20/21'],
  ['a first day that passed, and is another', at(6, 10, 12), { isDatedAnew: true }, '10/11'],
  ['an approval that gets its approver', at(14, 10), { hasApprover: true }, '20/0'],
  ['an approval that loses its approver', at(14, 20), {}, '10/0'],
  ['an approval nobody decides any more', at(14, 30), {}, '10/0'],
  ['an approval that keeps its approver', at(14, 30), { hasApprover: true }, '30/0'],
  ['an approval that was given', at(14, 40), {}, '40/0'],
])('%s', (_, standing, arranged, expected) => {
  const decision = arrangeAt(standing, { ...nothing, isChanged: true, ...arranged })
  expect('next' in decision && `${decision.next.step}/${decision.next.detail}`).toBe(expected)
})

test.each([
  ['told', at(12, 60, 61), { invites: true, isArranged: true }, '60/0'],
  ['not told', at(12, 20, 21), { invites: false, isArranged: true }, '20/21'],
  ['over', at(3, 30), { invites: false, isArranged: true }, '20/21'],
  ['checked in', at(12, 20, 22), { invites: true, isArranged: true }, '60/0'],
  ['with nobody to meet', at(12, 60), { invites: false, isArranged: false }, '10/12'],
  ['without a time', at(12, 60), undefined, '10/12'],
  ['an offer', at(5, 20, 21), { invites: true, isArranged: true }, '10/12'],
])('rescheduled: %s', (_, standing, anew, expected) => {
  const decision = giveCompanyFeedback(standing, 'change_date', anew)
  expect('next' in decision && `${decision.next.step}/${decision.next.detail}`).toBe(expected)
})

test('what has ended is arranged no more', () => {
  expect(arrangeAt(at(12, 50, 51), { ...nothing, invites: true })).toEqual({ refusal: 'application_ended' })
})
