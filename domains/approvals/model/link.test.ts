import { expect, test } from 'vitest'
import { linkState } from './link.ts'

const now = new Date('2026-11-23T10:00:00Z')
const link = {
  isUsed: false,
  expiresAt: new Date('2026-11-23T10:00:01Z'),
  round: 'open',
  isDue: true,
  hasAnswered: false,
  isTheirs: true,
} as const

test.each([
  [{}, 'open'],
  [{ expiresAt: now }, 'expired'],
  [{ isUsed: true }, 'used'],
  [{ isUsed: true, round: 'approved', expiresAt: now }, 'used'],
  [{ round: 'approved', isDue: false }, 'decided'],
  [{ round: 'refused', isDue: false, expiresAt: now }, 'decided'],
  [{ hasAnswered: true, isDue: false }, 'decided'],
  [{ round: 'left', isDue: false }, 'withdrawn'],
  [{ isDue: false }, 'withdrawn'],
  [{ isTheirs: false }, 'withdrawn'],
  [{ isTheirs: false, round: 'approved' }, 'withdrawn'],
] as const)('%j is %s', (more, state) => {
  expect(linkState({ ...link, ...more }, now)).toBe(state)
})
