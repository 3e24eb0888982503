import { describe, expect, test } from 'vitest'
import { readConditions } from './applications-matching.ts'

const nothing = { hides: new Set<never>() }
const contacts = { hides: new Set(['contacts'] as const) }
const birth = { hides: new Set(['birth'] as const) }

describe('conditions that were written down', () => {
  test.each([
    ['a keyword', { keyword: '林' }, { keyword: '林', origin: 2, tracker_status: 0 }],
    [
      'a stage of the other generation',
      { origin: '1', tracker_status: '12' },
      { origin: 1, tracker_status: 12 },
    ],
    ['several positions', { position_id: '3,5' }, { position_id: [3, 5] }],
    ['those who left', { has_left: 'true' }, { has_left: true }],
    ['none', {}, { origin: 2 }],
  ])('%s', (_, written, read) => {
    expect(readConditions(written, nothing)).toMatchObject(read)
  })

  test.each([
    ['an origin there is not', { origin: '7' }],
    ['a position that is no number', { position_id: 'x' }],
    ['a day that is none', { applied_from: '2026-02-30' }],
    ['a status that is none', { statuses: '1-2' }],
    ['a flag that is none', { has_left: 'perhaps' }],
    ['a name the list does not know', { keyord: 'x' }],
  ])('say nothing: %s', (_, written) => {
    expect(readConditions(written, nothing)).toBeNull()
  })

  // Gone without, they would have somebody more written to.
  test.each([
    ['words of the résumé, of whom contacts are hidden', { content: 'Rust' }, contacts, false],
    ['words of the résumé, of whom nothing is', { content: 'Rust' }, nothing, true],
    ['an age, of whom birth is hidden', { age_from: '30' }, birth, false],
    ['an age at most, of whom birth is hidden', { age_to: '30' }, birth, false],
    ['an age, of whom contacts are hidden', { age_from: '30' }, contacts, true],
    ['a keyword, of whom contacts are hidden', { keyword: 'Lin' }, contacts, true],
  ])('%s', (_, written, reader, is) => {
    expect(readConditions(written, reader) !== null).toBe(is)
  })
})
