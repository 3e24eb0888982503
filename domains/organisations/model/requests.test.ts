import { expect, test } from 'vitest'
import { type Grantable, grantOf, whyNotAsk } from './requests.ts'
import type { Held } from './services.ts'

const held = (quantity: number | null): readonly Held[] => [{ serviceId: 1, type: 'hr', quantity }]

test.each([
  { case: 'a limit, and nothing waits', waiting: [], held: held(5), why: null },
  { case: 'nothing is held of it', waiting: [], held: [], why: null },
  { case: 'a request for it waits', waiting: ['hr' as const], held: held(5), why: 'request_waits' },
  { case: 'a request for another waits', waiting: ['talent' as const], held: held(5), why: null },
  { case: 'there is no limit', waiting: [], held: held(null), why: 'has_no_limit' },
])('more recruiters are asked for: $case', ({ waiting, held: holds, why }) => {
  expect(whyNotAsk('hr', { waiting, held: holds })).toBe(why)
})

const entry = (id: number, period_id: number, quantity: number | null, isOpen = true): Grantable => ({
  ...{ id, period_id, type: 'hr', quantity, isOpen },
})

test.each([
  {
    case: 'a new entry of the latest period',
    entries: [],
    grant: { kind: 'add', period_id: 9, quantity: 3 },
  },
  {
    case: 'the entry there is',
    entries: [entry(1, 8, 5)],
    grant: { kind: 'raise', id: 1, quantity: 8 },
  },
  {
    case: 'the entry of the latest period',
    entries: [entry(1, 8, 5), entry(2, 9, 0)],
    grant: { kind: 'raise', id: 2, quantity: 3 },
  },
  {
    case: 'an earlier entry that counts, before a closed one',
    entries: [entry(1, 8, 5), entry(2, 9, 7, false)],
    grant: { kind: 'raise', id: 1, quantity: 8 },
  },
  {
    case: 'a closed entry, which is opened with what was granted alone',
    entries: [entry(2, 9, 7, false)],
    grant: { kind: 'reopen', id: 2, quantity: 3 },
  },
  {
    case: 'nowhere, without a limit',
    entries: [entry(1, 8, 5), entry(2, 9, null)],
    grant: null,
  },
])('three more recruiters go to $case', ({ entries, grant }) => {
  expect(grantOf('hr', 3, [9, 8], entries)).toEqual(grant)
})
