import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Distribution, decide, distributionActions, distributionStates, mayDo } from './distribution.ts'

const asked: Distribution = { state: 'asked', toUserId: 7, fromUserId: 3 }
const asked7 = { userId: 7, managesFolder: false, reason: '不合适' }
const asker = { userId: 3, managesFolder: false, reason: '' }
const keeper = { userId: 9, managesFolder: true, reason: '' }
const stranger = { userId: 9, managesFolder: false, reason: '不合适' }

test.each([
  ['who was asked accepts', 'accept', asked, asked7, 'accepted'],
  ['who was asked declines with a reason', 'decline', asked, asked7, 'declined'],
  ['who was asked declines without one', 'decline', asked, { ...asked7, reason: '' }, 'reason_missing'],
  ['who was asked takes it back', 'withdraw', asked, asked7, 'not_asked'],
  ['who asked takes it back', 'withdraw', asked, asker, 'withdrawn'],
  ['who asked accepts', 'accept', asked, asker, 'not_asked'],
  ['who manages the folder takes it back', 'withdraw', asked, keeper, 'withdrawn'],
  ['who manages the folder declines', 'decline', asked, keeper, 'not_asked'],
  ['somebody else accepts', 'accept', asked, stranger, 'not_asked'],
  ['somebody else takes it back', 'withdraw', asked, stranger, 'not_asked'],
  ['accepted twice', 'accept', { ...asked, state: 'accepted' }, asked7, 'already_settled'],
  [
    'declined after it was taken back',
    'decline',
    { ...asked, state: 'withdrawn' },
    asked7,
    'already_settled',
  ],
  ['taken back after it was accepted', 'withdraw', { ...asked, state: 'accepted' }, asker, 'already_settled'],
  ['asked by somebody who is gone', 'withdraw', { ...asked, fromUserId: null }, keeper, 'withdrawn'],
] as const)('%s', (_, action, distribution, who, expected) => {
  const decided = decide(action, distribution, who)
  expect('state' in decided ? decided.state : decided.refusal).toBe(expected)
})

test('what is offered is decided so, and what is not is refused', () => {
  const person = fc.record({ userId: fc.integer({ min: 1, max: 4 }), managesFolder: fc.boolean() })
  const distribution = fc.record({
    state: fc.constantFrom(...distributionStates),
    toUserId: fc.integer({ min: 1, max: 4 }),
    fromUserId: fc.option(fc.integer({ min: 1, max: 4 })),
  })
  fc.assert(
    fc.property(fc.constantFrom(...distributionActions), distribution, person, (action, one, who) => {
      const decided = decide(action, one, { ...who, reason: 'x' })
      expect('state' in decided).toBe(mayDo(action, one, who))
      if ('state' in decided) expect(decided.state).not.toBe('asked')
    }),
  )
})
