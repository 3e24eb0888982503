import { expect, test } from 'vitest'
import { stateOfInvitation, whatCanBeDoneWithInvitation } from './invitations.ts'

const now = new Date('2030-01-08T00:00:00Z')
const later = new Date('2030-01-09T00:00:00Z')

test.each([
  [later, null, null, 'open', { again: true, cancel: true }],
  [now, null, null, 'expired', { again: true, cancel: false }],
  [later, null, now, 'cancelled', { again: true, cancel: false }],
  [later, now, null, 'accepted', { again: false, cancel: false }],
  [now, now, null, 'accepted', { again: false, cancel: false }],
] as const)('until %s, accepted %s, cancelled %s: %s', (expiresAt, acceptedAt, cancelledAt, state, can) => {
  expect(stateOfInvitation({ expiresAt, acceptedAt, cancelledAt }, now)).toBe(state)
  expect(whatCanBeDoneWithInvitation(state, true)).toEqual(can)
  expect(whatCanBeDoneWithInvitation(state, false)).toEqual({ again: false, cancel: false })
})
