import { describe, expect, test } from 'vitest'
import { newerStates, whatCame, whyNotReadAgain, whyNotSettled } from './settle-reading.ts'

const none = { found: 0, changed: 0, gone: 0 }

describe('what becomes of a newer reading', () => {
  test.each([
    ['it could not be read either', { isRead: false, wasRead: true, differences: none }, 'failed'],
    [
      'nothing was held, so that nothing can be lost',
      { isRead: true, wasRead: false, differences: { ...none, found: 9 } },
      'accepted',
    ],
    ['it says the same', { isRead: true, wasRead: true, differences: none }, 'same'],
    ['it finds more', { isRead: true, wasRead: true, differences: { ...none, found: 1 } }, 'open'],
    ['it lacks something', { isRead: true, wasRead: true, differences: { ...none, gone: 1 } }, 'open'],
    [
      'it says something otherwise',
      { isRead: true, wasRead: true, differences: { ...none, changed: 1 } },
      'open',
    ],
  ])('%s', (_, came, state) => expect(whatCame(came)).toBe(state))
})

describe('whether it can be settled', () => {
  const then = new Date('2026-11-20T02:00:00.000Z')
  const later = new Date('2026-11-21T02:00:00.000Z')
  test.each([
    ['accept', { state: 'open', comparedWith: then, heldSince: new Date(then) }, null],
    ['accept', { state: 'open', comparedWith: null, heldSince: null }, null],
    ['accept', { state: 'open', comparedWith: then, heldSince: later }, 'read_since'],
    ['keep', { state: 'open', comparedWith: then, heldSince: later }, null],
  ] as const)('%s where %j: %s', (decision, waiting, why) =>
    expect(whyNotSettled(waiting, decision)).toBe(why),
  )

  test('only what is open', () => {
    for (const state of newerStates.filter((one) => one !== 'open'))
      expect(whyNotSettled({ state, comparedWith: then, heldSince: then }, 'keep')).toBe('already_settled')
  })
})

test.each([
  [{ resumeId: 1, newer: null }, null],
  [{ resumeId: 1, newer: 'kept' }, null],
  [{ resumeId: 1, newer: 'failed' }, null],
  [{ resumeId: 1, newer: 'reading' }, 'waits_already'],
  [{ resumeId: 1, newer: 'open' }, 'waits_already'],
  [{ resumeId: null, newer: null }, 'no_person'],
])('a file is read again where %j: %s', (file, why) => expect(whyNotReadAgain(file)).toBe(why))
